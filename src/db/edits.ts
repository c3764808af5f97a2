import { createBlankForm, toForm } from '#model/blanks.ts'
import { withFingerprints, stripFingerprint } from '#model/fingerprints.ts'
import { isJsonEqual } from '#model/json.ts'
import { toRecordKey, type DependentCounts, type Fields, type Op } from '#model/mutation.ts'
import { createRandomId } from '#model/random-id.ts'
import type { EditableTable, Form, OrderedTable } from '#model/rows.ts'

import { countDependents } from './count-dependents.ts'
import { mirrorTable, type ClinicDatabase } from './database.ts'
import { appendToQueue, MAX_BATCH_OPS, UNDO_WINDOW_MS } from './outbox.ts'
import { isQuotaExceeded, withCacheEviction } from './quota.ts'
import { readRow } from './read-view.ts'
import { listReferencedFiles } from './referenced-files.ts'
import type { OutboxEntry, StoredPicture } from './stored-types.ts'

/** The device has no room for the edit; nothing was stored and nothing is lost from the form. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

export type NewPicture = Omit<StoredPicture, 'uploaded'>

interface EditOptions {
  /** Pictures the edit names, chosen on this device. */
  pictures?: readonly NewPicture[]
  /** The edit's own id; tests give one. */
  mutationId?: string
  now?: number
  /** Keeps it here for a moment, in which its author may take it back. */
  undo?: boolean
  /** For a deletion: what goes along. */
  takes?: DependentCounts
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
  const id = options.id ?? createRandomId()
  const filled: Fields = { ...createBlankForm(table), ...fields }
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
  const set: Fields = seen ? diffForm(table, fields, seen) : fields
  if (Object.keys(set).length === 0) return false
  const was = seen && pickBaseValues(set, seen)
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
  { mutationId = createRandomId(), ...options }: EditOptions = {},
): Promise<string> {
  const takes = await countDependents(db, table, id)
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
    mutationId = createRandomId(),
    now = Date.now(),
    undo = false,
    takes,
    seen,
  }: QueueOptions = {},
): Promise<void> {
  // Goes in one request or not at all, so it would wait for ever.
  if (ops.length > MAX_BATCH_OPS) throw new Error(`An edit has at most ${MAX_BATCH_OPS} operations`)
  const tables = [...new Set(ops.map((op) => op.t))].map((table) => mirrorTable(db, table))
  const store = () =>
    db.transaction('rw', [...tables, db.outbox, db.blobs, db.meta], async () => {
      const before: Record<string, Fields | null> = {}
      for (const op of ops) {
        const row = await readRow(db, op.t, op.id)
        before[toRecordKey(op)] = row ?? seen ?? null
        setBaseValues(op, row)
      }
      for (const picture of pictures) await db.blobs.put({ ...picture, uploaded: 0 })
      const entry: Omit<OutboxEntry, 'seq'> = {
        id: mutationId,
        format: 1,
        ops,
        state: 'queued',
        at: now,
        before,
        files: listReferencedFiles(ops),
        failures: 0,
        ...(undo && { undoUntil: now + UNDO_WINDOW_MS }),
        ...(takes && { takes }),
      }
      await appendToQueue(db, db.outbox, [entry])
    })
  await withStorageFullError(store)
}

/** Stores edits, or says that this device has no room left for them. */
export async function withStorageFullError(store: () => Promise<void>): Promise<void> {
  try {
    await withCacheEviction(store)
  } catch (error) {
    if (isQuotaExceeded(error))
      throw new StorageFullError('This device has no room left', { cause: error })
    throw error
  }
}

/**
 * The fields of a form that differ from what it showed when it opened. A translation comes with the
 * fingerprint of the text it was made from, and the fingerprint never without its text: what was found
 * still right is this text, not one that somebody else writes meanwhile.
 */
export function diffForm<T extends EditableTable>(
  table: T,
  fields: Partial<Form<T>>,
  seen: Partial<Form<T>>,
): Fields {
  const now: Fields = { ...seen, ...fields }
  const differing = Object.keys(fields).filter(
    (name) => !isJsonEqual(now[name], (seen as Fields)[name]),
  )
  const names = differing.flatMap((name) => [stripFingerprint(name), name])
  const changed = Object.fromEntries(names.map((name) => [name, now[name]]))
  return withFingerprints<Fields>(table, changed, now)
}

const pickBaseValues = (set: Fields, seen: Fields): Fields =>
  Object.fromEntries(Object.keys(set).map((field) => [field, seen[field] ?? null]))

/** Writes down what the author of an operation saw, unless it says so already. */
export function setBaseValues(op: Op, row: Fields | null): void {
  if (op.op === 'update') op.was ??= baseValuesOf(op, row)
  if (op.op === 'delete') op.was ??= { ...toForm(op.t, (row ?? {}) as object) }
}

function baseValuesOf(op: Op, row: Fields | null): Fields {
  const known = Object.entries(op.set ?? {}).filter(([field]) => field in createBlankForm(op.t))
  return pickBaseValues(Object.fromEntries(known), row ?? {})
}
