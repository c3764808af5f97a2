import { useSyncExternalStore } from 'react'

import { useDatabase } from '../database-context.ts'
import {
  getInitialSyncProgress,
  subscribeToInitialSyncProgress,
  type InitialSyncProgress,
} from './initial-sync-progress.ts'

/** How far the first records are, while they are being written by this tab. */
export function useInitialSyncProgress(): InitialSyncProgress | null {
  const db = useDatabase()
  return useSyncExternalStore(subscribeToInitialSyncProgress, () => getInitialSyncProgress(db))
}
