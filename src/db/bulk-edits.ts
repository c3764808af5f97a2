import { toRecordKey, type Fields, type Op } from '#model/mutation.ts'
import { createRandomId } from '#model/random-id.ts'
import type { EditableTable } from '#model/rows.ts'

import { mirrorTable, type ClinicDatabase } from './database.ts'
import { createEntry, withStorageFullError } from './edits.ts'
import { appendToQueue } from './outbox.ts'
import { readRows } from './read-view.ts'

interface BulkEditOptions {
  /** Opens an undo window for all of them together. */
  undo?: boolean
  now?: number
}

/**
 * Stores one edit per changed row in one transaction, so that the server's result about one blocks
 * no other. Returns the action that undoes all of them.
 */
export async function queueBulkEdit(
  db: ClinicDatabase,
  table: EditableTable,
  ops: readonly Omit<Op, 't'>[],
  { undo = false, now = Date.now() }: BulkEditOptions = {},
): Promise<string> {
  const action = createRandomId()
  const store = () =>
    db.transaction('rw', [mirrorTable(db, table), db.outbox, db.meta], async () => {
      const rows = new Map<string, Fields>(
        (await readRows(db, table)).map((row) => [
          toRecordKey({ t: table, id: row.id }),
          { ...row },
        ]),
      )
      const entries = ops.map((op) => ({
        ...createEntry([{ t: table, ...op }], rows, { at: now, undo }),
        action,
      }))
      await appendToQueue(db, db.outbox, entries)
    })
  await withStorageFullError(store)
  return action
}
