import { useHasData } from '#db/live/use-edit-counts.ts'
import { useOrderedRows } from '#db/live/use-rows.ts'
import type { OrderedTable, Row } from '#model/rows.ts'

/** The rows of a table in their order, or undefined while this device cannot know them. */
export function useLoadedRows<T extends OrderedTable>(table: T): readonly Row<T>[] | undefined {
  const rows = useOrderedRows(table)
  const hasData = useHasData()
  return rows && (rows.length > 0 || hasData) ? rows : undefined
}
