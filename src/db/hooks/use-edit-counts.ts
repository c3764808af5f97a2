import { useSyncExternalStore } from 'react'

import { getEditCountsStore } from '../live/shared-stores.ts'
import type { EditCounts } from '../live/sync-counts.ts'
import { useDatabase } from './database-context.ts'

/** Returns the number of unsent and parked edits. Undefined until they were read. */
export function useEditCounts(): EditCounts | undefined {
  const { subscribe, get } = getEditCountsStore(useDatabase())
  return useSyncExternalStore(subscribe, get)
}

/**
 * Returns whether the initial sync was ever completed, without rendering again after each response.
 */
export function useHasData(): boolean | undefined {
  const { subscribe, get } = getEditCountsStore(useDatabase())
  return useSyncExternalStore(subscribe, () => get()?.hasData)
}
