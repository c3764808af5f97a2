import { toForm } from '#model/blanks.ts'
import { stripFingerprint } from '#model/fingerprints.ts'
import type { RowConflict, Fields, Op } from '#model/mutation.ts'
import { createRandomId } from '#model/random-id.ts'

import type { ClinicDatabase } from './database.ts'
import { findDependentEdits } from './dependent-edits.ts'
import { applyDecisionToLaterEdits, removeFromLaterEdits } from './later-edits.ts'
import { deleteUnusedFiles } from './outbox.ts'
import { readOutbox } from './read-view.ts'
import { listReferencedFiles } from './referenced-files.ts'
import type { OutboxEntry } from './stored-types.ts'

/** Which version of each field wins, by column name; 'mine' by default. */
export type FieldResolutions = Record<string, 'mine' | 'theirs'>

/** Reads the edits that wait for their author's decision. */
export async function readParkedEdits(db: ClinicDatabase): Promise<OutboxEntry[]> {
  return (await readOutbox(db)).filter((entry) => entry.state === 'parked')
}

/**
 * Resolves a conflict field by field and puts what is left of the edit in the same place of the
 * outbox, under a new id because the server has recorded a result for the old one, and with theirs
 * as its base [D6]. Discards an edit with nothing left. The resolution of a field applies to later
 * edits of it [D20].
 */
export async function resolveConflict(
  db: ClinicDatabase,
  seq: number,
  choices: FieldResolutions,
  newId: () => string = createRandomId,
): Promise<void> {
  await replaceParkedEdit(db, seq, newId, (entry) => {
    const reason = entry.refusal
    if (reason?.kind !== 'conflict') return entry.ops
    return entry.ops.flatMap((op) => resolveOperation(op, reason.rows[op.id], choices))
  })
}

function resolveOperation(
  op: Op,
  conflict: RowConflict | undefined,
  choices: FieldResolutions,
): Op[] {
  if (!conflict) return [op]
  if ('gone' in conflict) return restoreWithEdit(op, conflict.gone)
  if (op.op === 'restore') return [resolveRestore(op, conflict.theirs, choices)]
  if (op.op === 'delete') return [{ ...op, was: { ...op.was, ...conflict.theirs } }]
  const mine = Object.entries(op.set ?? {}).filter(([name]) => {
    // A translation's fingerprint follows its field and is not shown as a conflict of its own.
    const field = stripFingerprint(name)
    // The row that a rejected insert met has its other fields as they were sent.
    return field in conflict.theirs ? choices[field] !== 'theirs' : op.op === 'update'
  })
  if (mine.length === 0) return []
  const set: Fields = Object.fromEntries(mine)
  const was = Object.fromEntries(
    mine.map(([c]) => [c, c in conflict.theirs ? conflict.theirs[c] : (op.was?.[c] ?? null)]),
  )
  return [{ t: op.t, id: op.id, op: 'update', set, was }]
}

/** A restore with changes remains a restore when no change is left. */
function resolveRestore(op: Op, theirs: Fields, choices: FieldResolutions): Op {
  const remaining = Object.entries(op.set ?? {}).filter(
    ([name]) => choices[stripFingerprint(name)] !== 'theirs',
  )
  const was = { ...op.was, ...theirs }
  const restored: Op = { t: op.t, id: op.id, op: 'restore', was }
  return remaining.length > 0 ? { ...restored, set: Object.fromEntries(remaining) } : restored
}

/**
 * Restores a deleted row with the edit applied; the server restores its dependents [D18]. A row
 * that the server no longer knows is created again from its base values.
 */
function restoreWithEdit(op: Op, row: Fields | null): Op[] {
  const { t, id, set, was } = op
  if (op.op === 'restore' && !row) {
    return [{ t, id, op: 'insert', set: { ...toForm(t, was ?? {}), ...set } }]
  }
  if (op.op !== 'update' || !row) return []
  return [{ t, id, op: 'restore', ...(set && { set }), was: { ...toForm(t, row) } }]
}

/** Queues a parked edit again under a new id, unchanged or with other values. */
export async function retryParkedEdit(
  db: ClinicDatabase,
  seq: number,
  change: Fields = {},
  newId: () => string = createRandomId,
): Promise<void> {
  await replaceParkedEdit(db, seq, newId, (entry) =>
    entry.ops.map((op) => withCorrections(op, change)),
  )
}

/**
 * Discards an edit that is parked or was never sent. Its dependents are discarded or unlinked,
 * because they could never succeed.
 */
export async function discardEdit(
  db: ClinicDatabase,
  seq: number,
  newId: () => string = createRandomId,
): Promise<void> {
  await db.transaction('rw', db.outbox, db.blobs, async () => {
    const entry = await db.outbox.get(seq)
    if (!entry || entry.state === 'sent') return
    const box = await readOutbox(db)
    const dependents = findDependentEdits(box, entry)
    await db.outbox.delete(seq)
    await putChanged(db, removeFromLaterEdits(box, entry), newId)
    for (const one of dependents.unlinked) await db.outbox.put(one)
    await db.outbox.bulkDelete(dependents.discarded.map((one) => one.seq))
    await deleteUnusedFiles(
      db,
      [entry, ...dependents.discarded].flatMap(({ files }) => files),
    )
  })
}

function withCorrections(op: Op, change: Fields): Op {
  const isPartOfIt = op.set ?? (op.op === 'restore' && Object.keys(change).length > 0)
  return isPartOfIt ? { ...op, set: { ...op.set, ...change } } : op
}

async function replaceParkedEdit(
  db: ClinicDatabase,
  seq: number,
  newId: () => string,
  decision: (entry: OutboxEntry) => Op[],
): Promise<void> {
  await db.transaction('rw', db.outbox, db.blobs, async () => {
    const entry = await db.outbox.get(seq)
    if (entry?.state !== 'parked') return
    const { refusal: _, ...rest } = entry
    const ops = decision(entry)
    const behind = applyDecisionToLaterEdits(await readOutbox(db), entry, ops)
    const before = await db.outbox.bulkGet(behind.map((one) => one.seq))
    await putChanged(db, [{ ...rest, ops, state: 'queued', failures: 0 }, ...behind], newId)
    await deleteUnusedFiles(
      db,
      [entry, ...before].flatMap((one) => one?.files ?? []),
    )
  })
}

/** Replaces edits by changed ones under new ids, and deletes those with nothing left [D6]. */
async function putChanged(
  db: ClinicDatabase,
  changed: readonly OutboxEntry[],
  newId: () => string,
): Promise<void> {
  for (const { ops, ...rest } of changed) {
    if (ops.length === 0) await db.outbox.delete(rest.seq)
    else await db.outbox.put({ ...rest, id: newId(), ops, files: listReferencedFiles(ops) })
  }
}
