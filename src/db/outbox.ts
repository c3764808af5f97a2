import type { Table } from 'dexie'

import type { ClinicDatabase } from './database.ts'
import { readMeta, writeMeta } from './meta.ts'
import { listAffectedKeys, listInsertedKeys, listReferencedKeys } from './overlay.ts'
import { readOutbox } from './read-view.ts'
import type { OutboxEntry, ParkReason } from './stored-types.ts'

export const MAX_BATCH = 50
/** The maximum number of operations per request; the server accepts twice as many. */
export const MAX_BATCH_OPS = 50
/** The maximum bytes per request, well below the server's limit (1 MB). */
export const MAX_BATCH_BYTES = 512 * 1024

/**
 * Appends edits to a queue with numbers of ours, not of the browser [D16]. Call it inside a
 * transaction that writes the queue and `meta`.
 */
export async function appendToQueue<T extends { seq: number }>(
  db: ClinicDatabase,
  queue: Table<T, number>,
  edits: readonly Omit<T, 'seq'>[],
): Promise<void> {
  // The numbers continue when a queue is empty, too: a cycle or a screen may still refer to an old
  // number and must not find another edit under it. A tab of an earlier build does not count.
  const last = (await queue.orderBy(':id').lastKey()) as number | undefined
  let seq = Math.max((await readMeta(db, 'lastSeq')) ?? 0, last ?? 0)
  // In one write: a bulk action makes hundreds of edits, and live queries run after each write.
  await queue.bulkAdd(edits.map((edit) => ({ ...edit, seq: ++seq }) as T))
  await writeMeta(db, 'lastSeq', seq)
}

/**
 * Reads the next edits to send, in order. Skips edits that are blocked by a parked one of the same
 * row or its parent [D4], and stops at one that can still be undone [D13].
 */
export async function readNextBatch(
  db: ClinicDatabase,
  max = MAX_BATCH,
  now = Date.now(),
): Promise<OutboxEntry[]> {
  return db.transaction('r', db.outbox, async () => {
    const last = await db.outbox.orderBy(':id').last()
    const undoable = last && remainingUndoTime(last, now) > 0 ? actionOf(last) : null
    const takes = createBatch(max, undoable)
    let slice: OutboxEntry[] = []
    // Reads no further than needed: after days offline an outbox may be long.
    do {
      slice = await db.outbox
        .where(':id')
        .above(slice.at(-1)?.seq ?? -1)
        .limit(MAX_BATCH)
        .toArray()
    } while (slice.every(takes.next) && slice.length === MAX_BATCH)
    return takes.batch
  })
}

const utf8 = new TextEncoder()

/** Collects edits in order until the batch is full or reaches one that can still be undone. */
function createBatch(max: number, undoable: string | null) {
  const isBehind = createBlockedCheck()
  const batch: OutboxEntry[] = []
  let bytes = 0
  let ops = 0
  const next = (entry: OutboxEntry): boolean => {
    if (batch.length >= max || actionOf(entry) === undoable) return false
    if (isBehind(entry)) return true
    bytes += utf8.encode(JSON.stringify(entry.ops)).length
    ops += entry.ops.length
    if (batch.length > 0 && (bytes > MAX_BATCH_BYTES || ops > MAX_BATCH_OPS)) return false
    batch.push(entry)
    return true
  }
  return { batch, next }
}

/**
 * Returns a predicate, to be called in outbox order: true for parked edits and for edits blocked by
 * one.
 */
function createBlockedCheck(): (entry: OutboxEntry) => boolean {
  const blocked = new Set<string>()
  const absent = new Set<string>()
  return (entry) => {
    const keys = listAffectedKeys(entry)
    const isHeld = keys.some((key) => blocked.has(key))
    const isAlone = listReferencedKeys(entry).some((key) => absent.has(key))
    if (entry.state !== 'parked' && !isHeld && !isAlone) return false
    for (const key of keys) blocked.add(key)
    for (const key of listInsertedKeys(entry)) absent.add(key)
    return true
  }
}

/** Lists the edits that are blocked until the user resolves another one. */
export function listBlockedEdits(box: readonly OutboxEntry[]): Set<OutboxEntry> {
  const isBehind = createBlockedCheck()
  return new Set(box.filter((entry) => isBehind(entry) && entry.state !== 'parked'))
}

/** Reads the edits of a batch again, as they are now: one request for all is faster than one each. */
export async function readBatch(
  db: ClinicDatabase,
  batch: readonly OutboxEntry[],
): Promise<OutboxEntry[]> {
  const [first, last] = [batch[0], batch.at(-1)]
  if (!first || !last) return []
  return db.outbox.where(':id').between(first.seq, last.seq, true, true).toArray()
}

/**
 * Marks edits as sent before the request is made: whatever happens then, they may have been applied
 * [D4]. Returns those that are still ready: during the upload of pictures another tab may have
 * parked one that blocks others.
 */
export async function markSent(
  db: ClinicDatabase,
  batch: readonly OutboxEntry[],
): Promise<OutboxEntry[]> {
  return db.transaction('rw', db.outbox, async () => {
    const ids = new Map(batch.map(({ seq, id }) => [seq, id]))
    const found = (await readBatch(db, batch)).filter(({ seq }) => ids.has(seq))
    const isBehind = createBlockedCheck()
    const sendable = found.filter((entry) => {
      // The user may have resolved one in the meantime, which gives it a new id.
      const isAsItWas = entry.id === ids.get(entry.seq)
      return !isBehind(isAsItWas ? entry : { ...entry, state: 'parked' })
    })
    const fresh = sendable.filter(({ state }) => state !== 'sent')
    await db.outbox.bulkPut(fresh.map((entry) => ({ ...entry, state: 'sent' })))
    const undoable = sendable.filter(({ undoUntil }) => undoUntil !== undefined)
    for (const action of new Set(undoable.map(actionOf))) await endUndoWindow(db, action)
    return sendable
  })
}

/**
 * Returns the id of an undoable action: the edit's own id, or the one that a bulk action shares.
 */
const actionOf = ({ id, action }: OutboxEntry): string => action ?? id

/** Returns the index at which the last action of an outbox begins. */
function startOfLast(all: readonly OutboxEntry[]): number {
  const actions = all.map(actionOf)
  let start = actions.length - 1
  while (start > 0 && actions[start - 1] === actions.at(-1)) start -= 1
  return Math.max(0, start)
}

/** The length of the undo window. */
export const UNDO_WINDOW_MS = 10_000

/**
 * Returns the time left in the undo window. Only the last action can be undone: later edits may
 * depend on an earlier one [D13].
 */
export async function getUndoTimeLeft(db: ClinicDatabase, now = Date.now()): Promise<number> {
  return remainingUndoTime(await db.outbox.orderBy(':id').last(), now)
}

/** Limits the remaining time, because the clock may have been set back. */
function remainingUndoTime(entry: OutboxEntry | undefined, now: number): number {
  const left = entry?.state === 'queued' ? (entry.undoUntil ?? now) - now : 0
  return left > UNDO_WINDOW_MS ? 0 : Math.max(0, left)
}

/** Returns whether an action can be undone, as long as no other edit follows. */
export async function canUndo(db: ClinicDatabase, action: string): Promise<boolean> {
  const last = await db.outbox.orderBy(':id').last()
  return last !== undefined && actionOf(last) === action && remainingUndoTime(last, Date.now()) > 0
}

/**
 * Undoes the last action, one edit or a whole bulk action, without a trace. Returns false when it
 * is too late [D13].
 */
export async function undoEdits(db: ClinicDatabase, action: string): Promise<boolean> {
  return db.transaction('rw', db.outbox, async () => {
    const all = await readOutbox(db)
    const last = all.slice(startOfLast(all))
    // A sent edit may have been applied, so it cannot be undone.
    const isOver = last.length === 0 || last.some(({ undoUntil }) => undoUntil === undefined)
    if (isOver || last.some((entry) => actionOf(entry) !== action)) return false
    await db.outbox.bulkDelete(last.map(({ seq }) => seq))
    return true
  })
}

/** Ends the undo window of an action: the next cycle sends it. */
export async function endUndoWindow(db: ClinicDatabase, action: string): Promise<void> {
  await db.outbox
    .filter((entry) => entry.undoUntil !== undefined && actionOf(entry) === action)
    .modify((entry) => {
      delete entry.undoUntil
    })
}

/** Parks an edit until its author decides. */
export async function parkEdit(db: ClinicDatabase, seq: number, reason: ParkReason): Promise<void> {
  await db.outbox.update(seq, { state: 'parked', refusal: reason })
}

/** Deletes the pictures of an edit from this device if no edit in the outbox needs them. */
export async function deleteUnusedFiles(
  db: ClinicDatabase,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  const needed = new Set((await readOutbox(db)).flatMap((entry) => entry.files))
  await db.blobs.bulkDelete(names.filter((name) => !needed.has(name)))
}
