import { toForm } from '#model/blanks.ts'
import { stripFingerprint } from '#model/fingerprints.ts'
import type { RowConflict, Fields, Op } from '#model/mutation.ts'
import { createRandomId } from '#model/random-id.ts'

import type { ClinicDatabase } from './database.ts'
import { findDependentEdits } from './dependent-edits.ts'
import { applyDecisionToFollowers, removeFromFollowers } from './one-question.ts'
import { deleteUnusedFiles } from './outbox.ts'
import { readOutbox } from './read-view.ts'
import { listReferencedFiles } from './referenced-files.ts'
import type { OutboxEntry } from './stored-types.ts'

/** Which version of each field wins, by column name; 'mine' where none is given. */
export type FieldResolutions = Record<string, 'mine' | 'theirs'>

/** Edits that wait for a person. */
export async function readParkedEdits(db: ClinicDatabase): Promise<OutboxEntry[]> {
  return (await readOutbox(db)).filter((entry) => entry.state === 'parked')
}

/**
 * Settles a conflict field by field and sends what is left of the edit in the
 * same place of the queue: under a new id, because the old one is decided, and
 * with what its author has seen by now [D6]. An edit with nothing left is discarded.
 * What is decided about a field is decided for the edits of it behind this one [D20].
 */
export async function resolveConflict(
  db: ClinicDatabase,
  seq: number,
  choices: FieldResolutions,
  newId: () => string = createRandomId,
): Promise<void> {
  await replaceParkedEdit(db, seq, newId, (entry) => {
    const refusal = entry.refusal
    if (refusal?.kind !== 'conflict') return entry.ops
    return entry.ops.flatMap((op) => resolveOperation(op, refusal.rows[op.id], choices))
  })
}

function resolveOperation(op: Op, clash: RowConflict | undefined, choices: FieldResolutions): Op[] {
  if (!clash) return [op]
  if ('gone' in clash) return restoreWithEdit(op, clash.gone)
  if (op.op === 'restore') return [resolveRestore(op, clash.theirs, choices)]
  if (op.op === 'delete') return [{ ...op, was: { ...op.was, ...clash.theirs } }]
  const mine = Object.entries(op.set ?? {}).filter(([name]) => {
    // What a translation was made from goes with it, and nobody is asked about it.
    const field = stripFingerprint(name)
    // The row a refused insert met holds everything else as it was sent.
    return field in clash.theirs ? choices[field] !== 'theirs' : op.op === 'update'
  })
  if (mine.length === 0) return []
  const set: Fields = Object.fromEntries(mine)
  const was = Object.fromEntries(
    mine.map(([c]) => [c, c in clash.theirs ? clash.theirs[c] : (op.was?.[c] ?? null)]),
  )
  return [{ t: op.t, id: op.id, op: 'update', set, was }]
}

/** Whoever brings a row back with changes still brings it back where none of them is left. */
function resolveRestore(op: Op, theirs: Fields, choices: FieldResolutions): Op {
  const kept = Object.entries(op.set ?? {}).filter(
    ([name]) => choices[stripFingerprint(name)] !== 'theirs',
  )
  const was = { ...op.was, ...theirs }
  const back: Op = { t: op.t, id: op.id, op: 'restore', was }
  return kept.length > 0 ? { ...back, set: Object.fromEntries(kept) } : back
}

/**
 * Brings a deleted row back with the edit on top: the server has the row and what hung on it [D18]. A
 * row that it no longer knows is made again, of what this device has seen of it.
 */
function restoreWithEdit(op: Op, row: Fields | null): Op[] {
  const { t, id, set, was } = op
  if (op.op === 'restore' && !row) {
    return [{ t, id, op: 'insert', set: { ...toForm(t, was ?? {}), ...set } }]
  }
  if (op.op !== 'update' || !row) return []
  return [{ t, id, op: 'restore', ...(set && { set }), was: { ...toForm(t, row) } }]
}

/** Sends a refused edit again, as it is or with other values, under a new id. */
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
 * Gives an edit up. Only one that is parked, or has never left this device. What rests on a row that
 * it would have made goes with it, or no longer refers to it: it could never arrive.
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
    const resting = findDependentEdits(box, entry)
    await db.outbox.delete(seq)
    await putChanged(db, removeFromFollowers(box, entry), newId)
    for (const one of resting.unlinked) await db.outbox.put(one)
    await db.outbox.bulkDelete(resting.discarded.map((one) => one.seq))
    await deleteUnusedFiles(
      db,
      [entry, ...resting.discarded].flatMap(({ files }) => files),
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
    const { refusal: _, ...kept } = entry
    const ops = decision(entry)
    const behind = applyDecisionToFollowers(await readOutbox(db), entry, ops)
    const before = await db.outbox.bulkGet(behind.map((one) => one.seq))
    await putChanged(db, [{ ...kept, ops, state: 'queued', failures: 0 }, ...behind], newId)
    await deleteUnusedFiles(
      db,
      [entry, ...before].flatMap((one) => one?.files ?? []),
    )
  })
}

/** Puts changed edits in their place, under new ids, and takes out those with nothing left [D6]. */
async function putChanged(
  db: ClinicDatabase,
  changed: readonly OutboxEntry[],
  newId: () => string,
): Promise<void> {
  for (const { ops, ...kept } of changed) {
    if (ops.length === 0) await db.outbox.delete(kept.seq)
    else await db.outbox.put({ ...kept, id: newId(), ops, files: listReferencedFiles(ops) })
  }
}
