import { useSyncExternalStore } from 'react'

import { useDatabase } from '../database-context.ts'
import { getEditCountsStore } from './shared-stores.ts'
import type { EditCounts } from './sync-counts.ts'

/** What this device and the server still have to tell each other. Undefined until it was read. */
export function useEditCounts(): EditCounts | undefined {
  const { subscribe, get } = getEditCountsStore(useDatabase())
  return useSyncExternalStore(subscribe, get)
}

/** Whether this device has ever had the clinic's data; for those who need not hear of every answer. */
export function useHasData(): boolean | undefined {
  const { subscribe, get } = getEditCountsStore(useDatabase())
  return useSyncExternalStore(subscribe, () => get()?.hasData)
}
