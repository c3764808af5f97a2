import { useOnline } from './use-online.ts'
import { useSyncSummary } from './use-sync-summary.ts'

/**
 * Whether to offer actions that need the server: not if the browser reports no network and the last
 * request failed. Either alone is no reason to disable anything (S-96).
 */
export function useServerReachable(): boolean {
  const online = useOnline()
  const offline = useSyncSummary()?.offline
  return online || offline !== true
}
