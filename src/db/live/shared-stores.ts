import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'

import type { ClinicDatabase } from '../database.ts'
import type { LiveStore } from './live-store.ts'
import { createEditCountsStore, type EditCounts } from './sync-counts.ts'
import { createTableStore } from './table-store.ts'

interface Stores {
  tables: Map<TableName, LiveStore<readonly StoredRow[]>>
  counts: LiveStore<EditCounts>
}

/** One set of stores per database, shared by all components. */
const storesByDatabase = new WeakMap<ClinicDatabase, Stores>()

function getStores(db: ClinicDatabase): Stores {
  const known = storesByDatabase.get(db) ?? { tables: new Map(), counts: createEditCountsStore(db) }
  storesByDatabase.set(db, known)
  return known
}

export function getTableStore(
  db: ClinicDatabase,
  table: TableName,
): LiveStore<readonly StoredRow[]> {
  const { tables } = getStores(db)
  const memory = tables.get(table) ?? createTableStore(db, table)
  tables.set(table, memory)
  return memory
}

export function getEditCountsStore(db: ClinicDatabase): LiveStore<EditCounts> {
  return getStores(db).counts
}
