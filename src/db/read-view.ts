import type { StoredRow } from '#model/mutation.ts'
import type { Row, TableName } from '#model/tables.ts'

import { mirror, type ClinicDatabase } from './database.ts'
import { overlay } from './overlay.ts'
import type { Entry } from './stored-types.ts'

/** The outbox in the order it was filled, parked edits included. */
export async function entries(db: ClinicDatabase): Promise<Entry[]> {
  return db.outbox.orderBy(':id').toArray()
}

/** A table as this device's user sees it: mirror and outbox, read at one moment. */
export async function rowsOf<T extends TableName>(db: ClinicDatabase, table: T): Promise<Row<T>[]> {
  return db.transaction('r', mirror(db, table), db.outbox, async () => {
    const rows = overlay(table, await mirror(db, table).toArray(), await entries(db))
    // Rows are the server's own, checked there; an insert carries every editable column.
    return rows as unknown as Row<T>[]
  })
}

/** One row as this device's user sees it, or null. Call it inside a transaction on the table and the outbox. */
export async function rowOf(
  db: ClinicDatabase,
  table: TableName,
  id: string,
): Promise<StoredRow | null> {
  const waiting = await entries(db)
  // A move renumbers its neighbours, so with one waiting a row cannot be seen without the others.
  const moved = waiting.some((entry) => entry.ops.some((op) => op.t === table && op.op === 'move'))
  const stored = moved
    ? await mirror(db, table).toArray()
    : await mirror(db, table).where('id').equals(id).toArray()
  return overlay(table, stored, waiting).find((row) => row.id === id) ?? null
}
