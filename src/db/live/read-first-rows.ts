import type { StoredRow } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'

import { mirrorTable, ORDER, type ClinicDatabase } from '../database.ts'
import { listEditedIds, overlay } from '../overlay.ts'
import { isMoved, readOutbox } from '../read-view.ts'
import { readRowsById } from './read-rows.ts'

/** The number of rows that a list draws before a user scrolls. */
export const FIRST_ROWS = 24
/** With more edited rows, reading all rows takes hardly longer. */
const MAX_EDITED = 100

/**
 * Reads the rows that stand first in a long list, with their overlay, by the index of their order.
 * Null where all rows are read as quickly, or where the order needs them all.
 */
export async function readFirstRows(
  db: ClinicDatabase,
  table: TableName,
): Promise<StoredRow[] | null> {
  const store = mirrorTable(db, table)
  if (!(ORDER in store.schema.idxByName)) return null
  return db.transaction('r', store, db.outbox, async () => {
    const first = await store
      .orderBy(ORDER)
      .limit(FIRST_ROWS + 1)
      .toArray()
    if (first.length <= FIRST_ROWS) return null
    const waiting = await readOutbox(db)
    const ids = listEditedIds(table, waiting)
    if (isMoved(table, waiting) || ids.length > MAX_EDITED) return null
    // Of the last place there may be more rows: names decide their order, which the index lacks.
    const end = placeOf(first.at(-1))
    const edited = await readRowsById(db, table, ids)
    const rows = overlay(table, [...first, ...edited.filter((row) => row !== undefined)], waiting)
    const before = rows.filter((row) => placeOf(row) < end)
    return before.length > 0 ? before : null
  })
}

const placeOf = (row: StoredRow | undefined): number => Number(row?.[ORDER] ?? 0)
