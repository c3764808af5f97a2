import { withDefaults } from '#model/blanks.ts'
import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/tables.ts'

import { mirror, type ClinicDatabase } from '../database.ts'

/** Rows as this build knows them [D14], by their id, in the order in which the database holds them. */
export type RowsById = ReadonlyMap<string, StoredRow>

/** All rows that are stored. */
export async function allRows(db: ClinicDatabase, table: TableName): Promise<RowsById> {
  const rows = await mirror(db, table).toArray()
  return new Map(rows.map((row) => [row.id, withDefaults(table, row)]))
}

/**
 * The rows that are stored, of which some are known: only what changed since is read, and all of it
 * only where rows are gone that nobody named. The same object when nothing changed. Versions count up
 * [R1], except in a mirror that was filled anew.
 */
export async function newerRows(
  db: ClinicDatabase,
  table: TableName,
  known: RowsById,
  changed: readonly string[] = [],
): Promise<RowsById> {
  const store = mirror(db, table)
  const newest = Math.max(-1, ...Array.from(known.values(), (row) => row.row_version ?? -1))
  const newer = await store.where('row_version').above(newest).toArray()
  const named = changed.length > 0 ? await store.bulkGet([...changed]) : []
  const count = await store.count()
  if (newer.length === 0 && changed.length === 0 && known.size === count) return known
  const rows = new Map(known)
  for (const id of changed) rows.delete(id)
  for (const row of [...named, ...newer]) if (row) rows.set(row.id, withDefaults(table, row))
  if (rows.size !== count) return allRows(db, table)
  return new Map([...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
