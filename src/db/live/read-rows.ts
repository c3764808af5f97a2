import { withDefaults } from '#model/blanks.ts'
import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'

import { mirrorTable, type ClinicDatabase } from '../database.ts'

/** Rows as this build knows them [D14], by their id, in the order in which the database holds them. */
export type RowsById = ReadonlyMap<string, StoredRow>

/** So many rows are read, or written, at once: a tap is answered before the next ones. */
export const ROW_CHUNK_SIZE = 20

/** The stored rows with these ids, in their order; undefined for what is not there. */
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

/** All rows that are stored. */
export async function readAllRows(db: ClinicDatabase, table: TableName): Promise<RowsById> {
  const rows = await mirrorTable(db, table).toArray()
  return new Map(rows.map((row) => [row.id, withDefaults(table, row)]))
}

interface Since {
  /** The rows that are known to have changed. */
  changed?: readonly string[]
  /** The version in which a first mirror began that was still coming: older rows may be new here [R19]. */
  begun?: number | undefined
}

/**
 * The rows that are stored, of which some are known: only what changed since is read, and no more than
 * the ids of the others, where some came or went that nobody named. The same object when nothing
 * changed. Versions count up [R1], except in a mirror that was filled anew.
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

/** The rows that are stored, of which these are known as they are; read are the ids, and what is not known. */
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
