import type { StoredRow } from '#model/mutation.ts'
import type { Row, TableName } from '#model/rows.ts'

import { mirrorTable, type ClinicDatabase } from './database.ts'
import { overlay } from './overlay.ts'
import type { OutboxEntry } from './stored-types.ts'

/** Reads the outbox in order, parked edits included. */
export async function readOutbox(db: ClinicDatabase): Promise<OutboxEntry[]> {
  return db.outbox.orderBy(':id').toArray()
}

/** Reads a table with its overlay: mirror and outbox in one transaction. */
export async function readRows<T extends TableName>(
  db: ClinicDatabase,
  table: T,
): Promise<Row<T>[]> {
  return db.transaction('r', mirrorTable(db, table), db.outbox, async () => {
    const rows = overlay(table, await mirrorTable(db, table).toArray(), await readOutbox(db))
    // The server has validated its rows, and an insert contains every editable column.
    return rows as Row<T>[]
  })
}

/** Reads rows by id with their overlay, in this order, without those that are gone. */
export async function findRows<T extends TableName>(
  db: ClinicDatabase,
  table: T,
  ids: readonly string[],
): Promise<Row<T>[]> {
  return db.transaction('r', mirrorTable(db, table), db.outbox, async () => {
    const waiting = await readOutbox(db)
    const stored = isMoved(table, waiting)
      ? await mirrorTable(db, table).toArray()
      : await mirrorTable(db, table).where('id').anyOf(ids).toArray()
    const found = new Map(overlay(table, stored, waiting).map((row) => [row.id, row]))
    // The server has validated its rows, and an insert contains every editable column.
    return ids.flatMap((id) => found.get(id) ?? []) as Row<T>[]
  })
}

/** Reads one row by id with its overlay, or null. */
export async function findRow<T extends TableName>(
  db: ClinicDatabase,
  table: T,
  id: string,
): Promise<Row<T> | null> {
  const [row] = await findRows(db, table, [id])
  return row ?? null
}

/**
 * Reads one row with its overlay, or null. Call it inside a transaction on the table and the
 * outbox.
 */
export async function readRow(
  db: ClinicDatabase,
  table: TableName,
  id: string,
): Promise<StoredRow | null> {
  const waiting = await readOutbox(db)
  const stored = isMoved(table, waiting)
    ? await mirrorTable(db, table).toArray()
    : await mirrorTable(db, table).where('id').equals(id).toArray()
  return overlay(table, stored, waiting).find((row) => row.id === id) ?? null
}

/**
 * Whether a move in this table is queued. It renumbers the neighbours, so any row then depends on
 * the whole table.
 */
export const isMoved = (table: TableName, waiting: readonly OutboxEntry[]): boolean =>
  waiting.some((entry) => entry.ops.some((op) => op.t === table && op.op === 'move'))
