import { draftOf } from '#model/blanks.ts'
import { withoutFingerprint } from '#model/fingerprints.ts'
import type { Clash, Fields, Op } from '#model/mutation.ts'
import { randomId } from '#model/sync/random-id.ts'

import type { ClinicDatabase } from './database.ts'
import { restingOn } from './dependents/dependent-edits.ts'
import { answeredBehind, givenUpBehind } from './dependents/one-question.ts'
import { forgetFiles } from './outbox.ts'
import { entries } from './read-view.ts'
import { namedFiles } from './referenced-files.ts'
import type { Entry } from './stored-types.ts'

/** Which version of each field wins, by column name; 'mine' where none is given. */
export type Choices = Record<string, 'mine' | 'theirs'>

/** Edits that wait for a person. */
export async function parkedEdits(db: ClinicDatabase): Promise<Entry[]> {
  return (await entries(db)).filter((entry) => entry.state === 'parked')
}

/**
 * Settles a conflict field by field and sends what is left of the edit in the
 * same place of the queue: under a new id, because the old one is decided, and
 * with what its author has seen by now [D6]. An edit with nothing left is discarded.
 * What is decided about a field is decided for the edits of it behind this one [D20].
 */
export async function settle(
  db: ClinicDatabase,
  seq: number,
  choices: Choices,
  newId: () => string = randomId,
): Promise<void> {
  await decide(db, seq, newId, (entry) => {
    const refusal = entry.refusal
    if (refusal?.kind !== 'conflict') return entry.ops
    return entry.ops.flatMap((op) => settled(op, refusal.rows[op.id], choices))
  })
}

function settled(op: Op, clash: Clash | undefined, choices: Choices): Op[] {
  if (!clash) return [op]
  if ('gone' in clash) return restored(op, clash.gone)
  if (op.op === 'restore') return [mineOver(op, clash.theirs, choices)]
  if (op.op === 'delete') return [{ ...op, was: { ...op.was, ...clash.theirs } }]
  const mine = Object.entries(op.set ?? {}).filter(([name]) => {
    // What a translation was made from goes with it, and nobody is asked about it.
    const field = withoutFingerprint(name)
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
function mineOver(op: Op, theirs: Fields, choices: Choices): Op {
  const kept = Object.entries(op.set ?? {}).filter(
    ([name]) => choices[withoutFingerprint(name)] !== 'theirs',
  )
  const was = { ...op.was, ...theirs }
  const back: Op = { t: op.t, id: op.id, op: 'restore', was }
  return kept.length > 0 ? { ...back, set: Object.fromEntries(kept) } : back
}

/**
 * Brings a deleted row back with the edit on top: the server has the row and what hung on it [D18]. A
 * row that it no longer knows is made again, of what this device has seen of it.
 */
function restored(op: Op, row: Fields | null): Op[] {
  const { t, id, set, was } = op
  if (op.op === 'restore' && !row) {
    return [{ t, id, op: 'insert', set: { ...draftOf(t, was ?? {}), ...set } }]
  }
  if (op.op !== 'update' || !row) return []
  return [{ t, id, op: 'restore', ...(set && { set }), was: { ...draftOf(t, row) } }]
}

/** Sends a refused edit again, as it is or with other values, under a new id. */
export async function retry(
  db: ClinicDatabase,
  seq: number,
  change: Fields = {},
  newId: () => string = randomId,
): Promise<void> {
  await decide(db, seq, newId, (entry) => entry.ops.map((op) => corrected(op, change)))
}

/**
 * Gives an edit up. Only one that is parked, or has never left this device. What rests on a row that
 * it would have made goes with it, or no longer refers to it: it could never arrive.
 */
export async function discard(
  db: ClinicDatabase,
  seq: number,
  newId: () => string = randomId,
): Promise<void> {
  await db.transaction('rw', db.outbox, db.blobs, async () => {
    const entry = await db.outbox.get(seq)
    if (!entry || entry.state === 'sent') return
    const box = await entries(db)
    const resting = restingOn(box, entry)
    await db.outbox.delete(seq)
    await putChanged(db, givenUpBehind(box, entry), newId)
    for (const one of resting.let) await db.outbox.put(one)
    await db.outbox.bulkDelete(resting.go.map((one) => one.seq))
    await forgetFiles(
      db,
      [entry, ...resting.go].flatMap(({ files }) => files),
    )
  })
}

function corrected(op: Op, change: Fields): Op {
  const isPartOfIt = op.set ?? (op.op === 'restore' && Object.keys(change).length > 0)
  return isPartOfIt ? { ...op, set: { ...op.set, ...change } } : op
}

async function decide(
  db: ClinicDatabase,
  seq: number,
  newId: () => string,
  decision: (entry: Entry) => Op[],
): Promise<void> {
  await db.transaction('rw', db.outbox, db.blobs, async () => {
    const entry = await db.outbox.get(seq)
    if (entry?.state !== 'parked') return
    const { refusal: _, ...kept } = entry
    const ops = decision(entry)
    const behind = answeredBehind(await entries(db), entry, ops)
    const before = await db.outbox.bulkGet(behind.map((one) => one.seq))
    await putChanged(db, [{ ...kept, ops, state: 'queued', failures: 0 }, ...behind], newId)
    await forgetFiles(
      db,
      [entry, ...before].flatMap((one) => one?.files ?? []),
    )
  })
}

/** Puts changed edits in their place, under new ids, and takes out those with nothing left [D6]. */
async function putChanged(
  db: ClinicDatabase,
  changed: readonly Entry[],
  newId: () => string,
): Promise<void> {
  for (const { ops, ...kept } of changed) {
    if (ops.length === 0) await db.outbox.delete(kept.seq)
    else await db.outbox.put({ ...kept, id: newId(), ops, files: namedFiles(ops) })
  }
}
