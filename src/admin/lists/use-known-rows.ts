import { useOrderedRows } from '#db/live.ts'
import type { OrderedTable, Row } from '#model/tables.ts'

import { useSyncSummary } from '../shell/use-sync-summary.ts'

/** The rows of a table in their order, or undefined while this device cannot know them. */
export function useKnownRows<T extends OrderedTable>(table: T): Row<T>[] | undefined {
  const rows = useOrderedRows(table)
  const hasData = useSyncSummary()?.hasData
  return rows && (rows.length > 0 || hasData) ? rows : undefined
}
