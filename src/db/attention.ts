import { draftOf } from '#model/blanks.ts'
import { withoutFingerprint } from '#model/fingerprints.ts'
import type { Clash, Fields, Op } from '#model/mutation.ts'

import type { ClinicDatabase } from './database.ts'
import { namedFiles } from './named-files.ts'
import { forgetFiles } from './outbox.ts'
import type { Entry } from './stored.ts'
import { entries } from './view.ts'

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
 */
export async function settle(
  db: ClinicDatabase,
  seq: number,
  choices: Choices,
  mutationId: string = crypto.randomUUID(),
): Promise<void> {
  await decide(db, seq, mutationId, (entry) => {
    const refusal = entry.refusal
    if (refusal?.kind !== 'conflict') return entry.ops
    return entry.ops.flatMap((op) => settled(op, refusal.rows[op.id], choices))
  })
}

function settled(op: Op, clash: Clash | undefined, choices: Choices): Op[] {
  if (!clash) return [op]
  if ('gone' in clash) return restored(op, clash.gone)
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

/** Brings a deleted row back with the edit on top. */
function restored(op: Op, row: Fields | null): Op[] {
  if (op.op !== 'update' || !row) return []
  return [{ t: op.t, id: op.id, op: 'insert', set: { ...draftOf(op.t, row), ...op.set } }]
}

/** Sends a refused edit again, as it is or with other values, under a new id. */
export async function retry(
  db: ClinicDatabase,
  seq: number,
  change: Fields = {},
  mutationId: string = crypto.randomUUID(),
): Promise<void> {
  await decide(db, seq, mutationId, (entry) =>
    entry.ops.map((op) => (op.set ? { ...op, set: { ...op.set, ...change } } : op)),
  )
}

/** Gives an edit up. Only one that is parked, or has never left this device. */
export async function discard(db: ClinicDatabase, seq: number): Promise<void> {
  await db.transaction('rw', db.outbox, db.blobs, async () => {
    const entry = await db.outbox.get(seq)
    if (!entry || entry.state === 'sent') return
    await db.outbox.delete(seq)
    await forgetFiles(db, entry.files)
  })
}

async function decide(
  db: ClinicDatabase,
  seq: number,
  mutationId: string,
  decision: (entry: Entry) => Op[],
): Promise<void> {
  await db.transaction('rw', db.outbox, db.blobs, async () => {
    const entry = await db.outbox.get(seq)
    if (entry?.state !== 'parked') return
    const ops = decision(entry)
    if (ops.length === 0) {
      await db.outbox.delete(seq)
      await forgetFiles(db, entry.files)
      return
    }
    const { refusal: _, ...kept } = entry
    const files = namedFiles(ops)
    await db.outbox.put({ ...kept, id: mutationId, ops, files, state: 'queued', failures: 0 })
    await forgetFiles(db, entry.files)
  })
}
