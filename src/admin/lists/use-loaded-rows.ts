import { useHasData } from '#db/live/use-edit-counts.ts'
import { useOrderedRows } from '#db/live/use-rows.ts'
import type { OrderedTable, Row } from '#model/rows.ts'

/** Returns the rows of a table in their order; undefined while they are not loaded. */
export function useLoadedRows<T extends OrderedTable>(table: T): readonly Row<T>[] | undefined {
  const rows = useOrderedRows(table)
  const hasData = useHasData()
  return rows && (rows.length > 0 || hasData) ? rows : undefined
}
