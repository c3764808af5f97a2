import { isJsonEqual } from '#model/json.ts'
import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'

import { mirrorTable, type ClinicDatabase } from '../database.ts'
import { overlay } from '../overlay.ts'
import { readOutbox } from '../read-view.ts'
import { createLiveStore, type LiveStore } from './live-store.ts'
import { readAllRows, readNewerRows, type RowsById } from './read-rows.ts'

/**
 * Creates a store of one table with its overlay [D2]. It follows the database in every tab, reads
 * only changed rows, and keeps the object of each unchanged row.
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
      // Both in one transaction: an acknowledged edit moves from the outbox to the mirror at one
      // moment.
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

/** Reuses the old object of each row that is equal, and the whole old map if all are. */
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
