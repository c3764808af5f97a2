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
 * Undoes a deletion made on this device, even after it was sent: the server restores the row as it
 * was deleted, with its dependents [D18]. Returns false when this device no longer has the
 * deletion, or has deleted the row again since.
 */
export async function restoreDeletion(
  db: ClinicDatabase,
  deletion: string,
  mutationId: string = createRandomId(),
  now?: number,
): Promise<boolean> {
  const waiting = await db.outbox.where({ id: deletion }).first()
  if (waiting?.state === 'parked') {
    // The deletion was rejected: the row still exists, and the parked edit is obsolete.
    await discardEdit(db, waiting.seq)
    return true
  }
  const entry = waiting ?? (await db.done.where({ id: deletion }).first())
  const ops = (entry?.ops ?? []).flatMap(({ t, id, op, was }): Op[] =>
    op === 'delete' && was ? [{ t, id, op: 'restore', was }] : [],
  )
  if (ops.length === 0 || (await isDeletedAgain(db, deletion, ops))) return false
  await queueEdit(db, ops, { mutationId, ...(now !== undefined && { now }) })
  return true
}

/** Returns whether a later edit of this device deletes one of these rows and was not rejected. */
async function isDeletedAgain(
  db: ClinicDatabase,
  deletion: string,
  ops: readonly Op[],
): Promise<boolean> {
  const rows = new Set(ops.map(toRecordKey))
  const edits = [...(await db.done.toArray()), ...(await readOutbox(db))]
  const later = edits.slice(edits.map(({ id }) => id).lastIndexOf(deletion) + 1)
  return later.some(
    (edit) =>
      !('state' in edit && edit.state === 'parked') &&
      edit.ops.some((op) => op.op === 'delete' && rows.has(toRecordKey(op))),
  )
}

/**
 * Returns whether a deletion made on this device can be undone or restored. A bulk deletion is
 * undone as a whole, and each of its rows can be restored alone.
 */
export async function canRestoreDeletion(db: ClinicDatabase, deletion: string): Promise<boolean> {
  if (await canUndo(db, deletion)) return true
  const count =
    (await db.outbox.where({ id: deletion }).count()) +
    (await db.done.where({ id: deletion }).count())
  return count > 0
}

/** How long a deleted record can be restored; the same as on the server (`deleted_records`). */
const DAYS_OFFERED = 30

/**
 * Lists the records that can be restored, latest first: those the server reported, and those that
 * this device has deleted, which it knows offline.
 */
export async function listDeletedRecords(
  db: ClinicDatabase,
  serverRecords: readonly DeletedRecord[] = [],
): Promise<DeletedRecord[]> {
  const records = new Map((await deletedHere(db)).map((record) => [toRecordKey(record), record]))
  for (const record of serverRecords) records.set(toRecordKey(record), record)
  const isShown = shownRows(db)
  // Leaves out records about which an edit is queued or parked.
  const waiting = new Set((await readOutbox(db)).flatMap(listAffectedKeys))
  const offered: DeletedRecord[] = []
  for (const record of records.values()) {
    if (waiting.has(toRecordKey(record)) || (await isShown(record.t, record.id))) continue
    if (await hasItsOwner(record, isShown)) offered.push(record)
  }
  return offered.toSorted((a, b) => b.at - a.at)
}

/** Returns the last deletion of each record. */
async function deletedHere(db: ClinicDatabase): Promise<DeletedRecord[]> {
  const since = Date.now() - DAYS_OFFERED * 24 * 60 * 60 * 1000
  const acknowledged = await db.done.orderBy(':id').toArray()
  return acknowledged
    .filter(({ at }) => at > since)
    .flatMap(({ at, ops, takes = {} }) =>
      ops.flatMap(({ t, id, op, was }) =>
        op === 'delete' && was ? [{ t, id, at, by: null, was, takes }] : [],
      ),
    )
}

/** Restores a deleted record as it was; the server restores its dependents [D18]. */
export async function restoreRecord(
  db: ClinicDatabase,
  { t, id, was }: Pick<DeletedRecord, 't' | 'id' | 'was'>,
): Promise<void> {
  await queueEdit(db, [{ t, id, op: 'restore', was }])
}

type IsShown = (table: TableName, id: string) => Promise<boolean>

/** A picture is restored alone only while its illness exists; it returns with the illness. */
async function hasItsOwner({ t, was }: DeletedRecord, isShown: IsShown): Promise<boolean> {
  const refers = getTableSpec(t).refers
  const owner = refers?.on === 'delete' ? was[refers.column] : undefined
  return typeof owner !== 'string' || !refers || isShown(refers.to, owner)
}

/** Reads each table once. */
function shownRows(db: ClinicDatabase): IsShown {
  const idsByTable = new Map<TableName, Set<string>>()
  return async (table, id) => {
    const ids = idsByTable.get(table) ?? new Set((await readRows(db, table)).map((row) => row.id))
    idsByTable.set(table, ids)
    return ids.has(id)
  }
}
