import { keyOf, type Fields, type Op } from '#model/mutation.ts'
import { randomId } from '#model/sync/random-id.ts'
import type { EditableTable } from '#model/tables.ts'

import { mirror, type ClinicDatabase } from '../database.ts'
import { storing, witness } from '../edits.ts'
import { append, UNDO_MS } from '../outbox.ts'
import { rowsOf } from '../read-view.ts'
import { namedFiles } from '../referenced-files.ts'
import type { Entry } from '../stored-types.ts'

interface ManyOptions {
  /** Keeps them here for a moment, in which their author may take them back together. */
  undo?: boolean
  now?: number
}

/**
 * Stores changes of many rows of one table, an edit for each, or none of them: an answer of the
 * server about one holds up no other. Answers with what takes all of them back.
 */
export async function editMany(
  db: ClinicDatabase,
  table: EditableTable,
  ops: readonly Omit<Op, 't'>[],
  { undo = false, now = Date.now() }: ManyOptions = {},
): Promise<string> {
  const action = randomId()
  const store = () =>
    db.transaction('rw', [mirror(db, table), db.outbox, db.meta], async () => {
      const rows = new Map<string, Fields>(
        (await rowsOf(db, table)).map((row) => [row.id, { ...row }]),
      )
      const made = ops.map((asked): Omit<Entry, 'seq'> => {
        const op: Op = { t: table, ...asked }
        const row = rows.get(op.id) ?? null
        witness(op, row)
        return {
          id: randomId(),
          format: 1,
          ops: [op],
          state: 'queued',
          at: now,
          before: { [keyOf(op)]: row },
          files: namedFiles([op]),
          failures: 0,
          action,
          ...(undo && { undoUntil: now + UNDO_MS }),
        }
      })
      await append(db, db.outbox, made)
    })
  await storing(store)
  return action
}
