import { useSyncExternalStore } from 'react'

import { useDatabase } from '../database-context.ts'
import {
  getInitialSyncProgress,
  subscribeToInitialSyncProgress,
  type InitialSyncProgress,
} from './initial-sync-progress.ts'

/** Returns the progress of the initial sync while this tab writes it, otherwise null. */
export function useInitialSyncProgress(): InitialSyncProgress | null {
  const db = useDatabase()
  return useSyncExternalStore(subscribeToInitialSyncProgress, () => getInitialSyncProgress(db))
}
