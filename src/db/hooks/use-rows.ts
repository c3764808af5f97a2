import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'

import { sortRows } from '#model/order.ts'
import type { OrderedTable, Row, TableName } from '#model/rows.ts'

import { selectWholeRow } from '../live/read-rows.ts'
import { getListStore, getTableStore } from '../live/shared-stores.ts'
import type { TableRows } from '../live/table-store.ts'
import { useDatabase } from './database-context.ts'

/**
 * Returns every row of a table with the user's unsent edits applied. Undefined until they were
 * read.
 */
export function useRows<T extends TableName>(table: T): readonly Row<T>[] | undefined {
  const store = getTableStore(useDatabase(), table)
  // The server has validated its rows, and an insert contains every editable column.
  return useSyncExternalStore(store.subscribe, () => getAllRows(store)) as
    | readonly Row<T>[]
    | undefined
}

function getAllRows({ get }: ReturnType<typeof getTableStore>) {
  const latest = get()
  return latest?.isWhole ? latest.rows : undefined
}

export type RowsOfTables<T extends TableName> = { readonly [Table in T]: readonly Row<Table>[] }

/** The rows of several tables; undefined until all of them were read. `tables` stay the same list. */
export function useRowsOfTables<T extends TableName>(
  tables: readonly T[],
): RowsOfTables<T> | undefined {
  const db = useDatabase()
  const stores = useMemo(() => tables.map((table) => getTableStore(db, table)), [db, tables])
  const subscribe = useCallback(
    (notify: () => void) => {
      const unsubscribes = stores.map((store) => store.subscribe(notify))
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe()
      }
    },
    [stores],
  )
  const last = useRef<readonly unknown[]>([])
  // The same list while no table has changed, as a snapshot of a store has to be.
  const lists = useSyncExternalStore(subscribe, () => {
    const now = stores.map(getAllRows)
    const isUnchanged =
      now.length === last.current.length && now.every((rows, at) => rows === last.current[at])
    if (!isUnchanged) last.current = now
    return last.current
  })
  return useMemo(() => {
    if (lists.includes(undefined)) return undefined
    const rows = tables.map((table, at) => [table, lists[at]] as const)
    return Object.fromEntries(rows) as RowsOfTables<T>
  }, [tables, lists])
}

/** The rows of a table, in the order staff chose. */
export function useOrderedRows<T extends OrderedTable>(table: T): readonly Row<T>[] | undefined {
  const rows = useRows(table)
  return useMemo(() => rows && sortRows(table, rows), [table, rows])
}

/**
 * The rows of a list in the order staff chose, or what the list keeps of them: the first ones as
 * soon as they are read, then all. Undefined before that. `keep` is a stable function; without it
 * the list has whole rows.
 */
export function useListRows<T extends OrderedTable, R extends ListedRow>(
  table: T,
  project: ((row: Row<T>) => R) | undefined,
): TableRows<R> | undefined {
  const { subscribe, get } = getListStore(
    useDatabase(),
    table,
    (project ?? selectWholeRow) as never,
  )
  const latest = useSyncExternalStore(subscribe, get) as TableRows<R> | undefined
  return useMemo(() => latest && { ...latest, rows: sortRows(table, latest.rows) }, [table, latest])
}

/** What every list keeps of a row, besides its name and reference. */
export type ListedRow = Pick<Row<OrderedTable>, 'id' | 'row_version' | 'display_order'>
