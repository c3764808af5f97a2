import { useOnline } from './use-online.ts'
import { useSyncSummary } from './use-sync-summary.ts'

/** Whether the server can be reached, as far as this device knows: after a reload a browser may believe in a network that is not there. */
export function useReachable(): boolean {
  const online = useOnline()
  const offline = useSyncSummary()?.offline
  return online && offline !== true
}
