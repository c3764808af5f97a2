import { useSyncExternalStore } from 'react'

import {
  getInitialSyncProgress,
  subscribeToInitialSyncProgress,
  type InitialSyncProgress,
} from '../live/initial-sync-progress.ts'
import { useDatabase } from './database-context.ts'

/** Returns the progress of the initial sync while this tab writes it, otherwise null. */
export function useInitialSyncProgress(): InitialSyncProgress | null {
  const db = useDatabase()
  return useSyncExternalStore(subscribeToInitialSyncProgress, () => getInitialSyncProgress(db))
}
