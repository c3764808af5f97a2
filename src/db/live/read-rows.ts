import { withDefaults } from '#model/blanks.ts'
import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'

import { mirrorTable, type ClinicDatabase } from '../database.ts'

/** Rows as this build knows them [D14], by id, in the order of the database. */
export type RowsById = ReadonlyMap<string, StoredRow>

/** The number of rows to read or write at once, so that a tap is handled in between. */
export const ROW_CHUNK_SIZE = 20

/** Reads the rows with these ids, in their order; undefined for a missing row. */
export async function readRowsById(
  db: ClinicDatabase,
  table: TableName,
  ids: readonly string[],
): Promise<(StoredRow | undefined)[]> {
  const rows: (StoredRow | undefined)[] = []
  for (let at = 0; at < ids.length; at += ROW_CHUNK_SIZE) {
    rows.push(...(await mirrorTable(db, table).bulkGet(ids.slice(at, at + ROW_CHUNK_SIZE))))
  }
  return rows
}

/** Reads all rows of a table. */
export async function readAllRows(db: ClinicDatabase, table: TableName): Promise<RowsById> {
  const rows = await mirrorTable(db, table).toArray()
  return new Map(rows.map((row) => [row.id, withDefaults(table, row)]))
}

interface Since {
  /** The ids of rows that are known to have changed. */
  changed?: readonly string[]
  /**
   * The version at which an unfinished initial sync began: rows that are new here may be older
   * [R19].
   */
  begun?: number | undefined
}

/**
 * Reads only rows newer than `known`, and compares ids if the row count differs. Returns the same
 * object when nothing changed. Versions increase [R1], except in a mirror that was filled anew.
 */
export async function readNewerRows(
  db: ClinicDatabase,
  table: TableName,
  known: RowsById,
  { changed = [], begun }: Since = {},
): Promise<RowsById> {
  const store = mirrorTable(db, table)
  const newer = await store
    .where('row_version')
    .above(begun ?? newestOf(known))
    .toArray()
  const named = await readRowsById(db, table, changed)
  const count = await store.count()
  const isSame = newer.length + changed.length === 0 && known.size === count
  if (isSame && begun === undefined) return known
  const rows = new Map(known)
  for (const id of changed) rows.delete(id)
  put(rows, table, [...named, ...newer])
  if (begun !== undefined || rows.size !== count) return addMissingRows(db, table, rows)
  return new Map([...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Reads all ids, and the rows that are not in `known`. */
async function addMissingRows(
  db: ClinicDatabase,
  table: TableName,
  known: Map<string, StoredRow>,
): Promise<RowsById> {
  const ids = await mirrorTable(db, table).toCollection().primaryKeys()
  const others = await readRowsById(
    db,
    table,
    ids.filter((id) => !known.has(id)),
  )
  put(known, table, others)
  return new Map(ids.map((id) => [id, known.get(id)] as const).filter(isThere))
}

const isThere = (entry: readonly [string, StoredRow | undefined]): entry is [string, StoredRow] =>
  entry[1] !== undefined

function put(
  rows: Map<string, StoredRow>,
  table: TableName,
  more: readonly (StoredRow | undefined)[],
): void {
  for (const row of more) if (row) rows.set(row.id, withDefaults(table, row))
}

function newestOf(rows: RowsById): number {
  let newest = -1
  for (const { row_version: version = -1 } of rows.values()) if (version > newest) newest = version
  return newest
}
