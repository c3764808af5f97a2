import { toRecordKey, type DeletedRecord, type Op } from '#model/mutation.ts'
import { createRandomId } from '#model/random-id.ts'
import type { TableName } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'

import type { ClinicDatabase } from './database.ts'
import { queueEdit } from './edits.ts'
import { canUndo } from './outbox.ts'
import { listAffectedKeys } from './overlay.ts'
import { discardEdit } from './parked-edits.ts'
import { readOutbox, readRows } from './read-view.ts'

/**
 * Brings back what a deletion made on this device took, also after it was sent: the row as it was
 * deleted, and by the server all that went with it [D18]. False when this device no longer knows of it,
 * or has deleted the row again since: the server would bring it back as it was then.
 */
export async function restoreDeletion(
  db: ClinicDatabase,
  deletion: string,
  mutationId: string = createRandomId(),
  now?: number,
): Promise<boolean> {
  const waiting = await db.outbox.where({ id: deletion }).first()
  if (waiting?.state === 'parked') {
    // It was refused: the row is there, and this deletion is not to be asked about any more.
    await discardEdit(db, waiting.seq)
    return true
  }
  const known = waiting ?? (await db.done.where({ id: deletion }).first())
  const ops = (known?.ops ?? []).flatMap(({ t, id, op, was }): Op[] =>
    op === 'delete' && was ? [{ t, id, op: 'restore', was }] : [],
  )
  if (ops.length === 0 || (await isDeletedAgain(db, deletion, ops))) return false
  await queueEdit(db, ops, { mutationId, ...(now !== undefined && { now }) })
  return true
}

/** Whether a later edit of this device that was not refused deletes one of these rows. */
async function isDeletedAgain(
  db: ClinicDatabase,
  deletion: string,
  ops: readonly Op[],
): Promise<boolean> {
  const rows = new Set(ops.map(toRecordKey))
  const made = [...(await db.done.toArray()), ...(await readOutbox(db))]
  const later = made.slice(made.map(({ id }) => id).lastIndexOf(deletion) + 1)
  return later.some(
    (edit) =>
      !('state' in edit && edit.state === 'parked') &&
      edit.ops.some((op) => op.op === 'delete' && rows.has(toRecordKey(op))),
  )
}

/**
 * Whether a deletion made on this device can still be undone, one way or the other. What was done to
 * many records at once can only be taken back together; each deletion of it is brought back by itself.
 */
export async function canRestoreDeletion(db: ClinicDatabase, deletion: string): Promise<boolean> {
  if (await canUndo(db, deletion)) return true
  const known =
    (await db.outbox.where({ id: deletion }).count()) +
    (await db.done.where({ id: deletion }).count())
  return known > 0
}

/** How long a deleted record is offered to be brought back; the server does the same (`deleted_records`). */
const DAYS_OFFERED = 30

/**
 * What can be brought back, the latest first: what the server told of, and what this device deleted
 * itself and has sent, of which it knows without a network.
 */
export async function listDeletedRecords(
  db: ClinicDatabase,
  told: readonly DeletedRecord[] = [],
): Promise<DeletedRecord[]> {
  const records = new Map((await deletedHere(db)).map((record) => [toRecordKey(record), record]))
  for (const record of told) records.set(toRecordKey(record), record)
  const isShown = shownRows(db)
  // What was decided about one already waits here, to be sent or to be settled.
  const waiting = new Set((await readOutbox(db)).flatMap(listAffectedKeys))
  const offered: DeletedRecord[] = []
  for (const record of records.values()) {
    if (waiting.has(toRecordKey(record)) || (await isShown(record.t, record.id))) continue
    if (await hasItsOwner(record, isShown)) offered.push(record)
  }
  return offered.toSorted((a, b) => b.at - a.at)
}

/** Each record as it was deleted last. */
async function deletedHere(db: ClinicDatabase): Promise<DeletedRecord[]> {
  const since = Date.now() - DAYS_OFFERED * 24 * 60 * 60 * 1000
  const made = await db.done.orderBy(':id').toArray()
  return made
    .filter(({ at }) => at > since)
    .flatMap(({ at, ops, takes = {} }) =>
      ops.flatMap(({ t, id, op, was }) =>
        op === 'delete' && was ? [{ t, id, at, by: null, was, takes }] : [],
      ),
    )
}

/** Brings a deleted record back as it was, and by the server all that went with it [D18]. */
export async function restoreRecord(
  db: ClinicDatabase,
  { t, id, was }: Pick<DeletedRecord, 't' | 'id' | 'was'>,
): Promise<void> {
  await queueEdit(db, [{ t, id, op: 'restore', was }])
}

type IsShown = (table: TableName, id: string) => Promise<boolean>

/** A picture comes back to its illness only while that is there; with the illness it comes by itself. */
async function hasItsOwner({ t, was }: DeletedRecord, isShown: IsShown): Promise<boolean> {
  const refers = getTableSpec(t).refers
  const owner = refers?.on === 'delete' ? was[refers.column] : undefined
  return typeof owner !== 'string' || !refers || isShown(refers.to, owner)
}

/** Reads each table once. */
function shownRows(db: ClinicDatabase): IsShown {
  const known = new Map<TableName, Set<string>>()
  return async (table, id) => {
    const ids = known.get(table) ?? new Set((await readRows(db, table)).map((row) => row.id))
    known.set(table, ids)
    return ids.has(id)
  }
}
