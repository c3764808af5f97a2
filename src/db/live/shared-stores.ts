import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'

import type { ClinicDatabase } from '../database.ts'
import type { LiveStore } from './live-store.ts'
import { selectWholeRow, type Projection } from './read-rows.ts'
import { createEditCountsStore, type EditCounts } from './sync-counts.ts'
import { createTableStore, type TableRows } from './table-store.ts'

type TableStore<R = StoredRow> = LiveStore<TableRows<R>>

interface Stores {
  /** By what is kept of a row, and table. */
  tables: Map<Projection<StoredRow>, Map<TableName, TableStore>>
  counts: LiveStore<EditCounts>
}

/** One set of stores per database, shared by all components. */
const storesByDatabase = new WeakMap<ClinicDatabase, Stores>()

function getStores(db: ClinicDatabase): Stores {
  const stores = storesByDatabase.get(db) ?? {
    tables: new Map(),
    counts: createEditCountsStore(db),
  }
  storesByDatabase.set(db, stores)
  return stores
}

export function getTableStore(db: ClinicDatabase, table: TableName): TableStore {
  return getListStore(db, table, selectWholeRow)
}

/** Returns the store of a table that keeps only a part of each row. `keep` is a stable function. */
export function getListStore<R extends StoredRow>(
  db: ClinicDatabase,
  table: TableName,
  project: Projection<R>,
): TableStore<R> {
  const { tables } = getStores(db)
  const byTable = tables.get(project) ?? new Map<TableName, TableStore>()
  tables.set(project, byTable)
  const store =
    (byTable.get(table) as TableStore<R> | undefined) ?? createTableStore(db, table, project)
  byTable.set(table, store)
  return store
}

export function getEditCountsStore(db: ClinicDatabase): LiveStore<EditCounts> {
  return getStores(db).counts
}
