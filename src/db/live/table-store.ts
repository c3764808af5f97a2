import { isJsonEqual } from '#model/json.ts'
import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'

import { mirrorTable, type ClinicDatabase } from '../database.ts'
import { overlay } from '../overlay.ts'
import { readOutbox } from '../read-view.ts'
import { createLiveStore, type LiveStore } from './live-store.ts'
import { readAllRows, readNewerRows, type RowsById } from './read-rows.ts'

/**
 * A table in memory as this person sees it [D2]. It follows the database, in every tab, and reads
 * only the rows that changed; a row that did not change stays the same object.
 */
export function createTableStore(
  db: ClinicDatabase,
  table: TableName,
): LiveStore<readonly StoredRow[]> {
  let stored: RowsById | null = null
  let shown: readonly StoredRow[] = []
  return createLiveStore(db, {
    stores: [table, 'outbox'],
    async read(changedIn) {
      const changed = changedIn(table)
      const known = stored
      // Both from one moment: an edit that arrived has left the outbox, and is in the mirror.
      const [rows, waiting] = await db.transaction('r', mirrorTable(db, table), db.outbox, () =>
        Promise.all([
          known && changed !== 'all'
            ? readNewerRows(db, table, known, { changed: [...changed] as string[] })
            : readAllRows(db, table),
          readOutbox(db),
        ]),
      )
      stored = rows
      shown = reuseUnchanged(shown, overlay(table, [...rows.values()], waiting))
      return shown
    },
  })
}

/** The rows with those objects of before that hold the same; all of them in one, if nothing changed. */
function reuseUnchanged(
  before: readonly StoredRow[],
  next: readonly StoredRow[],
): readonly StoredRow[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const rows = next.map((row) => {
    const was = known.get(row.id)
    return was && (was === row || isJsonEqual(was, row)) ? was : row
  })
  const isOld = rows.length === before.length && rows.every((row, at) => row === before[at])
  return isOld ? before : rows
}
