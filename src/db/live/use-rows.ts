import { useMemo, useSyncExternalStore } from 'react'

import { sortRows } from '#model/order.ts'
import type { OrderedTable, Row, TableName } from '#model/rows.ts'

import { useDatabase } from '../database-context.ts'
import { getTableStore } from './shared-stores.ts'

/** Every row of a table as this person sees it, own waiting edits included. Undefined until it was read. */
export function useRows<T extends TableName>(table: T): readonly Row<T>[] | undefined {
  const { subscribe, get } = getTableStore(useDatabase(), table)
  // Rows are the server's own, checked there; an insert carries every editable column.
  return useSyncExternalStore(subscribe, get) as readonly Row<T>[] | undefined
}

/** The same, in the order staff chose. */
export function useOrderedRows<T extends OrderedTable>(table: T): readonly Row<T>[] | undefined {
  const rows = useRows(table)
  return useMemo(() => rows && sortRows(table, rows), [table, rows])
}
