import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/tables.ts'

import type { ClinicDatabase } from '../database.ts'
import type { Memory } from './live-store.ts'
import { editCountsMemory, type EditCounts } from './sync-counts.ts'
import { tableMemory } from './table-store.ts'

interface Memories {
  tables: Map<TableName, Memory<readonly StoredRow[]>>
  counts: Memory<EditCounts>
}

/** One memory for all who look, for as long as the database is there. */
const kept = new WeakMap<ClinicDatabase, Memories>()

function memoriesOf(db: ClinicDatabase): Memories {
  const known = kept.get(db) ?? { tables: new Map(), counts: editCountsMemory(db) }
  kept.set(db, known)
  return known
}

export function memoryOfTable(db: ClinicDatabase, table: TableName): Memory<readonly StoredRow[]> {
  const { tables } = memoriesOf(db)
  const memory = tables.get(table) ?? tableMemory(db, table)
  tables.set(table, memory)
  return memory
}

export function memoryOfCounts(db: ClinicDatabase): Memory<EditCounts> {
  return memoriesOf(db).counts
}
