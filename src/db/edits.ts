import { blankOf, draftOf } from '#model/blanks.ts'
import { withFingerprints, withoutFingerprint } from '#model/fingerprints.ts'
import { isSame } from '#model/json.ts'
import { keyOf, type Counts, type Fields, type Op } from '#model/mutation.ts'
import { randomId } from '#model/sync/random-id.ts'
import type { EditableTable, Form, OrderedTable } from '#model/tables.ts'

import { mirror, type ClinicDatabase } from './database.ts'
import { whatHangsOn } from './dependents/count-dependents.ts'
import { append, MAX_BATCH_OPS, UNDO_MS } from './outbox.ts'
import { isQuota, makingRoom } from './quota.ts'
import { rowOf } from './read-view.ts'
import { namedFiles } from './referenced-files.ts'
import type { Entry, StoredPicture } from './stored-types.ts'

/** The device has no room for the edit; nothing was stored and nothing is lost from the form. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

export type Picture = Omit<StoredPicture, 'uploaded'>

interface EditOptions {
  /** Pictures the edit names, chosen on this device. */
  pictures?: readonly Picture[]
  /** The edit's own id; tests give one. */
  mutationId?: string
  now?: number
  /** Keeps it here for a moment, in which its author may take it back. */
  undo?: boolean
  /** For a deletion: what goes along. */
  takes?: Counts
}

interface QueueOptions extends EditOptions {
  /** What its author saw of a row that is gone by now. */
  seen?: Fields
}

/** Adds a row, with every editable column, so that its next edit knows what it saw. Answers with its id. */
export async function addRow<T extends EditableTable>(
  db: ClinicDatabase,
  table: T,
  fields: Partial<Form<T>>,
  options: EditOptions & { id?: string } = {},
): Promise<string> {
  const id = options.id ?? randomId()
  const filled: Fields = { ...blankOf(table), ...fields }
  const set = withFingerprints(table, filled, filled)
  await queueEdit(db, [{ t: table, id, op: 'insert', set }], options)
  return id
}

/**
 * Changes a row. A form passes as `seen` what it showed when it opened, because
 * a pull may have changed the row under it since; a button leaves it out and
 * means what is shown now [D3]. False when nothing differs from what was seen.
 */
export async function changeRow<T extends EditableTable>(
  db: ClinicDatabase,
  table: T,
  id: string,
  { fields, seen, ...options }: { fields: Partial<Form<T>>; seen?: Partial<Form<T>> } & EditOptions,
): Promise<boolean> {
  const set: Fields = seen ? changesIn(table, fields, seen) : fields
  if (Object.keys(set).length === 0) return false
  const was = seen && asSeen(set, seen)
  const op: Op = { t: table, id, op: 'update', set, ...(was && { was }) }
  await queueEdit(db, [op], { ...options, ...(seen && { seen }) })
  return true
}

/**
 * Deletes a row as it is shown now; with `undo`, so that it can be taken back
 * for a moment [D13]. Answers with the edit's own id, which takes it back.
 */
export async function removeRow(
  db: ClinicDatabase,
  table: EditableTable,
  id: string,
  { mutationId = randomId(), ...options }: EditOptions = {},
): Promise<string> {
  const takes = await whatHangsOn(db, table, id)
  await queueEdit(db, [{ t: table, id, op: 'delete' }], { mutationId, takes, ...options })
  return mutationId
}

/** Puts a row after another one, or first. */
export async function moveRow(
  db: ClinicDatabase,
  table: OrderedTable,
  move: { id: string; after: string | null },
  options: EditOptions = {},
): Promise<void> {
  await queueEdit(db, [{ t: table, id: move.id, op: 'move', after: move.after }], options)
}

/**
 * Stores one edit and its pictures on this device, or neither [D3]. From then on
 * it is shown, survives a crash, and waits to be sent.
 */
export async function queueEdit(
  db: ClinicDatabase,
  ops: Op[],
  {
    pictures = [],
    mutationId = randomId(),
    now = Date.now(),
    undo = false,
    takes,
    seen,
  }: QueueOptions = {},
): Promise<void> {
  // Goes in one request or not at all, so it would wait for ever.
  if (ops.length > MAX_BATCH_OPS) throw new Error(`An edit has at most ${MAX_BATCH_OPS} operations`)
  const tables = [...new Set(ops.map((op) => op.t))].map((table) => mirror(db, table))
  const store = () =>
    db.transaction('rw', [...tables, db.outbox, db.blobs, db.meta], async () => {
      const before: Record<string, Fields | null> = {}
      for (const op of ops) {
        const row = await rowOf(db, op.t, op.id)
        before[keyOf(op)] = row ?? seen ?? null
        witness(op, row)
      }
      for (const picture of pictures) await db.blobs.put({ ...picture, uploaded: 0 })
      const entry: Omit<Entry, 'seq'> = {
        id: mutationId,
        format: 1,
        ops,
        state: 'queued',
        at: now,
        before,
        files: namedFiles(ops),
        failures: 0,
        ...(undo && { undoUntil: now + UNDO_MS }),
        ...(takes && { takes }),
      }
      await append(db, db.outbox, [entry])
    })
  await storing(store)
}

/** Stores edits, or says that this device has no room left for them. */
export async function storing(store: () => Promise<void>): Promise<void> {
  try {
    await makingRoom(store)
  } catch (error) {
    if (isQuota(error)) throw new StorageFullError('This device has no room left', { cause: error })
    throw error
  }
}

/**
 * The fields of a form that differ from what it showed when it opened. A translation comes with the
 * fingerprint of the text it was made from, and the fingerprint never without its text: what was found
 * still right is this text, not one that somebody else writes meanwhile.
 */
export function changesIn<T extends EditableTable>(
  table: T,
  fields: Partial<Form<T>>,
  seen: Partial<Form<T>>,
): Fields {
  const now: Fields = { ...seen, ...fields }
  const differing = Object.keys(fields).filter((name) => !isSame(now[name], (seen as Fields)[name]))
  const names = differing.flatMap((name) => [withoutFingerprint(name), name])
  const changed = Object.fromEntries(names.map((name) => [name, now[name]]))
  return withFingerprints<Fields>(table, changed, now)
}

const asSeen = (set: Fields, seen: Fields): Fields =>
  Object.fromEntries(Object.keys(set).map((field) => [field, seen[field] ?? null]))

/** Writes down what the author of an operation saw, unless it says so already. */
export function witness(op: Op, row: Fields | null): void {
  if (op.op === 'update') op.was ??= seenBy(op, row)
  if (op.op === 'delete') op.was ??= { ...draftOf(op.t, (row ?? {}) as object) }
}

function seenBy(op: Op, row: Fields | null): Fields {
  const known = Object.entries(op.set ?? {}).filter(([field]) => field in blankOf(op.t))
  return asSeen(Object.fromEntries(known), row ?? {})
}
