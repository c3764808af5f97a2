import type { ClinicDatabase } from '#db/database.ts'
import { appendToQueue, deleteUnusedFiles, parkEdit, readBatch } from '#db/outbox.ts'
import type { DoneEdit, OutboxEntry } from '#db/stored-types.ts'
import type { MutationResult } from '#model/mutation.ts'

/**
 * The number of acknowledged edits to store for after a restore. Not an age: the device's clock may
 * be wrong.
 */
const MAX_DONE = 1_000

interface PushOutcome {
  /** The edits that were sent, in the order of the outbox. */
  batch: readonly OutboxEntry[]
  results: readonly MutationResult[]
  now: number
}

/** Removes all acknowledged edits from the outbox, and stores the results of the other ones. */
export async function settle(
  db: ClinicDatabase,
  { batch, results, now }: PushOutcome,
): Promise<void> {
  if (results.length === 0) return
  const entryOf = new Map((await readBatch(db, batch)).map((entry) => [entry.id, entry]))
  const done: OutboxEntry[] = []
  for (const result of results) {
    const entry = entryOf.get(result.id)
    if (!entry) continue
    if (result.status === 'ok') done.push(entry)
    else await setAside(db, entry, result)
  }
  if (done.length === 0) return
  await db.outbox.bulkDelete(done.map(({ seq }) => seq))
  await appendToQueue(
    db,
    db.done,
    done.map((entry) => toDoneEdit(entry, now)),
  )
  await deleteUnusedFiles(
    db,
    done.flatMap(({ files }) => files),
  )
  await pruneAcknowledged(db)
}

async function setAside(
  db: ClinicDatabase,
  entry: OutboxEntry,
  result: Exclude<MutationResult, { status: 'ok' }>,
): Promise<void> {
  switch (result.status) {
    case 'held':
      await holdEntry(db, entry, result.missing)
      return
    case 'conflict':
      await parkEdit(db, entry.seq, { kind: 'conflict', rows: result.rows })
      return
    case 'rejected':
      await parkEdit(db, entry.seq, {
        kind: 'rejected',
        code: result.code,
        constraint: result.constraint ?? null,
      })
  }
}

/**
 * After this many results `missing` the picture counts as lost: it was uploaded, and the server
 * still misses it.
 */
const MAX_MISSED = 5

/**
 * Puts an edit back in the queue: it is blocked by a parked edit, or its picture must be uploaded
 * (again) first.
 */
async function holdEntry(db: ClinicDatabase, entry: OutboxEntry, missing?: string): Promise<void> {
  if (missing === undefined) {
    await db.outbox.update(entry.seq, { state: 'queued' })
    return
  }
  const picture = await db.blobs.get(missing.split('/').at(-1) ?? '')
  if (!picture || entry.failures + 1 >= MAX_MISSED) {
    await parkEdit(db, entry.seq, { kind: 'no-file', address: missing })
    return
  }
  await db.blobs.put({ ...picture, uploaded: 0 })
  await db.outbox.update(entry.seq, { state: 'queued', failures: entry.failures + 1 })
}

function toDoneEdit({ id, ops, takes }: OutboxEntry, at: number): Omit<DoneEdit, 'seq'> {
  return { id, ops, at, ...(takes && { takes }) }
}

async function pruneAcknowledged(db: ClinicDatabase): Promise<void> {
  const surplus = (await db.done.count()) - MAX_DONE
  if (surplus > 0) await db.done.orderBy(':id').limit(surplus).delete()
}

/**
 * Resends acknowledged edits under their old ids, before the unsent ones, because the server may
 * have been restored from a backup. The server ignores those that the backup has and applies the
 * others again [D7].
 */
export async function sendAgain(db: ClinicDatabase): Promise<void> {
  const acknowledged = await db.done.orderBy(':id').toArray()
  if (acknowledged.length === 0) return
  const waiting = await db.outbox.orderBy(':id').toArray()
  const again = acknowledged.map(({ id, ops, at }): Omit<OutboxEntry, 'seq'> => {
    return { id, ops, at, format: 1, state: 'sent', before: {}, files: [], failures: 0 }
  })
  await appendToQueue(db, db.outbox, [...again, ...waiting])
  await db.outbox.bulkDelete(waiting.map(({ seq }) => seq))
  await db.done.clear()
}
