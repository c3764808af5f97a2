import type { Table } from 'dexie'

import type { ClinicDatabase } from './database.ts'
import { readMeta, writeMeta } from './meta.ts'
import { listAffectedKeys, listInsertedKeys, listReferencedKeys } from './overlay.ts'
import { readOutbox } from './read-view.ts'
import type { OutboxEntry, ParkReason } from './stored-types.ts'

export const MAX_BATCH = 50
/** Operations of one request; the server takes twice as many. */
export const MAX_BATCH_OPS = 50
/** Bytes of one request, well under what the server takes (1 MB). */
export const MAX_BATCH_BYTES = 512 * 1024

/**
 * Puts edits at the end of a queue, numbered by us and not by the browser [D16]. Call it inside a
 * transaction that writes the queue and `meta`.
 */
export async function appendToQueue<T extends { seq: number }>(
  db: ClinicDatabase,
  queue: Table<T, number>,
  edits: readonly Omit<T, 'seq'>[],
): Promise<void> {
  // Counted on when a queue is empty, too: a round or a screen may still hold what it read before,
  // and must not find another edit under that number. A tab of an earlier build does not count.
  const last = (await queue.orderBy(':id').lastKey()) as number | undefined
  let seq = Math.max((await readMeta(db, 'lastSeq')) ?? 0, last ?? 0)
  // All at once: hundreds may be made in one go, and each write is looked at by whoever watches.
  await queue.bulkAdd(edits.map((edit) => ({ ...edit, seq: ++seq }) as T))
  await writeMeta(db, 'lastSeq', seq)
}

/**
 * The next edits to send: in order, skipping whatever stands behind a parked
 * edit of the same row or of the one it belongs to [D4], and without one that can still be taken back [D13].
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
    // No further than it is needed: an outbox that waited for days may be long.
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

/** Fills a batch with what it is shown, in order, until it is full or comes to what can still be taken back. */
function createBatch(max: number, undoable: string | null) {
  const isBehind = createBlockedCheck()
  const batch: OutboxEntry[] = []
  let bytes = 0
  let ops = 0
  const next = (entry: OutboxEntry): boolean => {
    if (batch.length >= max || actionOf(entry) === undoable) return false
    if (isBehind(entry)) return true
    bytes += new Blob([JSON.stringify(entry.ops)]).size
    ops += entry.ops.length
    if (batch.length > 0 && (bytes > MAX_BATCH_BYTES || ops > MAX_BATCH_OPS)) return false
    batch.push(entry)
    return true
  }
  return { batch, next }
}

/** Tells, asked in order, of which edits are parked or stand behind one: of their row, or of the row they belong to. */
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

/** Of the edits of a device, those that cannot be sent before a person has decided about another one. */
export function listBlockedEdits(box: readonly OutboxEntry[]): Set<OutboxEntry> {
  const isBehind = createBlockedCheck()
  return new Set(box.filter((entry) => isBehind(entry) && entry.state !== 'parked'))
}

/**
 * Marks edits as sent, before the request leaves: whatever happens then, they
 * may have arrived [D4]. Answers with those still waiting to be: while pictures
 * were on their way another tab may have heard that the first of a chain is refused.
 */
export async function markSent(
  db: ClinicDatabase,
  batch: readonly OutboxEntry[],
): Promise<OutboxEntry[]> {
  return db.transaction('rw', db.outbox, async () => {
    const found = await db.outbox.bulkGet(batch.map(({ seq }) => seq))
    const isBehind = createBlockedCheck()
    const sent = found.filter((entry, at): entry is OutboxEntry => {
      // A person may have settled one meanwhile, which gives it a new id.
      const isAsItWas = entry?.id === batch[at]?.id
      return entry !== undefined && !isBehind(isAsItWas ? entry : { ...entry, state: 'parked' })
    })
    const fresh = sent.filter(({ state }) => state !== 'sent')
    await db.outbox.bulkPut(fresh.map((entry) => ({ ...entry, state: 'sent' })))
    const undoable = sent.filter(({ undoUntil }) => undoUntil !== undefined)
    for (const action of new Set(undoable.map(actionOf))) await endUndoWindow(db, action)
    return sent
  })
}

/** What an edit is taken back by: its own id, or that of all that was made in one go with it. */
const actionOf = ({ id, action }: OutboxEntry): string => action ?? id

/** Where the last action begins in a whole outbox. */
function startOfLast(all: readonly OutboxEntry[]): number {
  const actions = all.map(actionOf)
  let start = actions.length - 1
  while (start > 0 && actions[start - 1] === actions.at(-1)) start -= 1
  return Math.max(0, start)
}

/** How long a removal can be taken back. */
export const UNDO_WINDOW_MS = 10_000

/**
 * For how long an edit can still be taken back. Only the last one made can:
 * what was made after it may rest on it [D13].
 */
export async function getUndoTimeLeft(db: ClinicDatabase, now = Date.now()): Promise<number> {
  return remainingUndoTime(await db.outbox.orderBy(':id').last(), now)
}

/** A clock that was set back must not keep an edit here for longer than was meant. */
function remainingUndoTime(entry: OutboxEntry | undefined, now: number): number {
  const left = entry?.state === 'queued' ? (entry.undoUntil ?? now) - now : 0
  return left > UNDO_WINDOW_MS ? 0 : Math.max(0, left)
}

/** Whether an action can be taken back, for as long as no other edit follows. */
export async function canUndo(db: ClinicDatabase, action: string): Promise<boolean> {
  const last = await db.outbox.orderBy(':id').last()
  return last !== undefined && actionOf(last) === action && remainingUndoTime(last, Date.now()) > 0
}

/**
 * Takes the last action back as if it had never been: one edit, or all that were made in one go.
 * False when it is too late for that [D13].
 */
export async function undoEdits(db: ClinicDatabase, action: string): Promise<boolean> {
  return db.transaction('rw', db.outbox, async () => {
    const all = await readOutbox(db)
    const last = all.slice(startOfLast(all))
    // An edit that was sent may have arrived, so it cannot be taken back.
    const isOver = last.length === 0 || last.some(({ undoUntil }) => undoUntil === undefined)
    if (isOver || last.some((entry) => actionOf(entry) !== action)) return false
    await db.outbox.bulkDelete(last.map(({ seq }) => seq))
    return true
  })
}

/** Ends the time in which an action can be taken back: the next round sends it. */
export async function endUndoWindow(db: ClinicDatabase, action: string): Promise<void> {
  await db.outbox
    .filter((entry) => entry.undoUntil !== undefined && actionOf(entry) === action)
    .modify((entry) => {
      delete entry.undoUntil
    })
}

/** Sets an edit aside for a person to decide. */
export async function parkEdit(
  db: ClinicDatabase,
  seq: number,
  refusal: ParkReason,
): Promise<void> {
  await db.outbox.update(seq, { state: 'parked', refusal })
}

/** Takes the pictures of an edit off this device once no edit that waits needs them. */
export async function deleteUnusedFiles(
  db: ClinicDatabase,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  const needed = new Set((await readOutbox(db)).flatMap((entry) => entry.files))
  await db.blobs.bulkDelete(names.filter((name) => !needed.has(name)))
}
