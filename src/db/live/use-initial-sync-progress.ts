import { useSyncExternalStore } from 'react'

import { useDatabase } from '../database-context.ts'
import { fillingOf, watchFilling, type Filling } from './initial-sync-progress.ts'

/** How far the first records are, while they are being written by this tab. */
export function useFilling(): Filling | null {
  const db = useDatabase()
  return useSyncExternalStore(watchFilling, () => fillingOf(db))
}
