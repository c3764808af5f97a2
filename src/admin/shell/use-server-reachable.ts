import { useOnline } from './use-online.ts'
import { useSyncSummary } from './use-sync-summary.ts'

/**
 * Whether the server may be asked: not where the browser says that there is no network and the last
 * try has failed. Each alone is no reason to lock anything (S-96).
 */
export function useServerReachable(): boolean {
  const online = useOnline()
  const offline = useSyncSummary()?.offline
  return online || offline !== true
}
