import { withDefaults } from '#model/blanks.ts'
import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'

import { mirrorTable, type ClinicDatabase } from '../database.ts'

/** Rows as this build knows them [D14], or what is kept of them, by id, in the order of the database. */
export type RowsById<R = StoredRow> = ReadonlyMap<string, R>

/** Reduces a row to what its reader keeps of it. */
export type Projection<R> = (row: StoredRow) => R

export const selectWholeRow: Projection<StoredRow> = (row) => row

/** The number of rows to read or write at once, so that a tap is handled in between. */
export const ROW_CHUNK_SIZE = 20
/** The number of rows in a run to read at once: one request is quicker than one for each id. */
const RUN_SIZE = 100

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

/** Reads all rows of a table. Call it inside a transaction: it reads them in runs, each a task. */
export async function readAllRows<R>(
  db: ClinicDatabase,
  table: TableName,
  project: Projection<R>,
): Promise<RowsById<R>> {
  const store = mirrorTable(db, table)
  const rows = new Map<string, R>()
  let run = await store.orderBy(':id').limit(RUN_SIZE).toArray()
  for (;;) {
    put(rows, table, project, run)
    const last = run.at(-1)
    if (run.length < RUN_SIZE || !last) return rows
    run = await store.where(':id').above(last.id).limit(RUN_SIZE).toArray()
  }
}

interface Since {
  /** The ids of rows that are known to have changed. */
  changed?: readonly string[]
  /**
   * The version at which an unfinished initial sync began: rows that are new here may be older
   * [R19].
   */
  startedAt?: number | undefined
}

/**
 * Reads only rows newer than `known`, and compares ids if the row count differs. Returns the same
 * object when nothing changed. Versions increase [R1], except in a mirror that was filled anew.
 */
export async function readNewerRows<R extends Versioned>(
  db: ClinicDatabase,
  table: TableName,
  { project, current }: { project: Projection<R>; current: RowsById<R> },
  { changed = [], startedAt }: Since = {},
): Promise<RowsById<R>> {
  const store = mirrorTable(db, table)
  const newer = await store
    .where('row_version')
    .above(startedAt ?? newestOf(current))
    .toArray()
  const named = await readRowsById(db, table, changed)
  const count = await store.count()
  const isSame = newer.length + changed.length === 0 && current.size === count
  if (isSame && startedAt === undefined) return current
  const rows = new Map(current)
  for (const id of changed) rows.delete(id)
  put(rows, table, project, [...named, ...newer])
  if (startedAt !== undefined || rows.size !== count)
    return addMissingRows(db, table, project, rows)
  return new Map([...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Reads all ids, and the rows that are not in `known`. */
async function addMissingRows<R>(
  db: ClinicDatabase,
  table: TableName,
  project: Projection<R>,
  current: Map<string, R>,
): Promise<RowsById<R>> {
  const ids = await mirrorTable(db, table).toCollection().primaryKeys()
  const missing = await readRowsById(
    db,
    table,
    ids.filter((id) => !current.has(id)),
  )
  put(current, table, project, missing)
  return new Map(
    ids.flatMap((id) => {
      const row = current.get(id)
      return row === undefined ? [] : [[id, row] as const]
    }),
  )
}

function put<R>(
  rows: Map<string, R>,
  table: TableName,
  project: Projection<R>,
  more: readonly (StoredRow | undefined)[],
): void {
  for (const row of more) if (row) rows.set(row.id, project(withDefaults(table, row)))
}

/** What has to be kept of a row to read only newer ones. */
interface Versioned {
  row_version?: number
}

function newestOf(rows: RowsById<Versioned>): number {
  let newest = -1
  for (const { row_version: version = -1 } of rows.values()) if (version > newest) newest = version
  return newest
}
