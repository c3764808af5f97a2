import { useHasData } from '#db/hooks/use-edit-counts.ts'
import { useListRows, type ListedRow } from '#db/hooks/use-rows.ts'
import type { TableRows } from '#db/live/table-store.ts'
import type { OrderedTable, Row } from '#model/rows.ts'

/**
 * Returns the rows of a list in their order, the first ones before the rest; no list while there
 * are none to show. Without `isReady` they do not count as whole.
 */
export function useLoadedRows<T extends OrderedTable, R extends ListedRow>(
  table: T,
  project: ((row: Row<T>) => R) | undefined,
  isReady: boolean,
): Partial<TableRows<R>> & { isWhole: boolean } {
  const loaded = useListRows(table, project)
  const hasData = useHasData()
  if (!loaded || (loaded.rows.length === 0 && !hasData)) return { isWhole: false }
  // During the initial sync more rows come than this device has.
  return { ...loaded, isWhole: isReady && loaded.isWhole && hasData !== false }
}
