import { withDefaults } from '#model/blanks.ts'
import { isJsonEqual } from '#model/json.ts'
import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'

import { mirrorTable, type ClinicDatabase } from '../database.ts'
import { applyEdits, listEditedIds } from '../overlay.ts'
import { readOutbox } from '../read-view.ts'
import type { OutboxEntry } from '../stored-types.ts'
import type { ChangedKeys } from './database-changes.ts'
import { createLiveStore, type LiveStore } from './live-store.ts'
import { readFirstRows } from './read-first-rows.ts'
import {
  selectWholeRow,
  readAllRows,
  readNewerRows,
  readRowsById,
  type Projection,
  type RowsById,
} from './read-rows.ts'

/** The rows of a table, or at first only those that stand first in its order. */
export interface TableRows<R = StoredRow> {
  rows: readonly R[]
  isWhole: boolean
}

/**
 * Creates a store of one table with its overlay [D2]. It follows the database in every tab, reads
 * only changed rows, and keeps the object of each unchanged row. `keep` says what it keeps of a
 * row: at least its id, version, name, order and reference.
 */
export function createTableStore<R extends StoredRow>(
  db: ClinicDatabase,
  table: TableName,
  project: Projection<R>,
): LiveStore<TableRows<R>> {
  let stored: RowsById<R> | null = null
  let edited: RowsById = new Map()
  let latest: TableRows<R> = { rows: [], isWhole: false }
  return createLiveStore(db, {
    stores: [table, 'outbox'],
    async read(changedIn, showEarly) {
      const changed = changedIn(table)
      const current = stored
      const first = showEarly && (await readFirstRows(db, table))
      if (first) showEarly({ rows: first.map(project), isWhole: false })
      // All in one transaction: an acknowledged edit moves from the outbox to the mirror at one
      // moment.
      const [rows, edits] = await db.transaction(
        'r',
        mirrorTable(db, table),
        db.outbox,
        async () => {
          const waiting = await readOutbox(db)
          const projected =
            current && changed !== 'all'
              ? await readNewerRows(
                  db,
                  table,
                  { project, current },
                  { changed: [...changed] as string[] },
                )
              : await readAllRows(db, table, project)
          const ids = listEditedIds(table, waiting)
          // Edits need whole rows: what is kept of one may depend on any column.
          const isWhole = (project as unknown) === selectWholeRow
          const whole = await readEditedRows(db, table, {
            ids: isWhole ? [] : ids,
            projected,
            before: edited,
            changed,
          })
          return [projected, { waiting, ids, whole }] as const
        },
      )
      edited = edits.whole
      stored = rows
      latest = reuseUnchanged(latest, overlayProjected(table, project, rows, edits))
      return latest
    },
  })
}

interface EditedRows<R> {
  ids: readonly string[]
  projected: RowsById<R>
  /** Those that were read before. */
  before: RowsById
  changed: ChangedKeys
}

/**
 * Reads the rows that edits name, whole, if they are new or changed: while a long outbox is sent it
 * changes with each request.
 */
async function readEditedRows<R extends StoredRow>(
  db: ClinicDatabase,
  table: TableName,
  { ids, projected, before, changed }: EditedRows<R>,
): Promise<RowsById> {
  const rows = new Map<string, StoredRow>()
  const missing: string[] = []
  for (const id of ids) {
    const row = before.get(id)
    const isNew = changed === 'all' || changed.has(id)
    if (row && !isNew && row.row_version === projected.get(id)?.row_version) rows.set(id, row)
    else if (projected.has(id)) missing.push(id)
  }
  for (const row of await readRowsById(db, table, missing)) if (row) rows.set(row.id, row)
  return rows
}

interface Edits {
  waiting: readonly OutboxEntry[]
  ids: readonly string[]
  /** The rows that they name, as whole as the mirror has them. */
  whole: RowsById
}

function overlayProjected<R extends StoredRow>(
  table: TableName,
  project: Projection<R>,
  storedRows: RowsById<R>,
  { waiting, ids, whole }: Edits,
): R[] {
  const edited = new Set(ids)
  const rows: Map<string, StoredRow> = new Map(storedRows)
  for (const [id, row] of whole) rows.set(id, row)
  return Array.from(applyEdits(table, [...rows.values()], waiting), (row) =>
    edited.has(row.id) ? project(withDefaults(table, row)) : (row as R),
  )
}

/** Reuses the old object of each row that is equal, and the whole old result if all are. */
function reuseUnchanged<R extends StoredRow>(
  before: TableRows<R>,
  next: readonly R[],
): TableRows<R> {
  const rowsBefore = new Map(before.rows.map((row) => [row.id, row]))
  const rows = next.map((row) => {
    const was = rowsBefore.get(row.id)
    return was && (was === row || isJsonEqual(was, row)) ? was : row
  })
  const isOld =
    rows.length === before.rows.length && rows.every((row, at) => row === before.rows[at])
  return isOld && before.isWhole ? before : { rows, isWhole: true }
}
