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

/** The storage is full: nothing of the edit was stored, and the form still has all of it. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

export type NewPicture = Omit<StoredPicture, 'uploaded'>

interface EditOptions {
  /** Pictures that the edit names, chosen on this device. */
  pictures?: readonly NewPicture[]
  /** The edit's id, which tests set. */
  mutationId?: string
  now?: number
  /** Opens an undo window for the edit. */
  undo?: boolean
  /** For a deletion: the counts of its dependents. */
  takes?: DependentCounts
}

interface QueueOptions extends EditOptions {
  /** The base values of a row that no longer exists. */
  base?: Fields
}

/**
 * Adds a row with every editable column, so that the next edit knows its base. Returns the row's
 * id.
 */
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
 * Changes a row. A form passes the values that it opened with as `base`, because a pull may have
 * changed the row since. A button omits it, and its base is the row as shown now [D3]. Returns
 * false when nothing differs from the base.
 */
export async function changeRow<T extends EditableTable>(
  db: ClinicDatabase,
  table: T,
  id: string,
  { fields, base, ...options }: { fields: Partial<Form<T>>; base?: Partial<Form<T>> } & EditOptions,
): Promise<boolean> {
  const set: Fields = base ? diffForm(table, fields, base) : fields
  if (Object.keys(set).length === 0) return false
  const was = base && pickBaseValues(set, base)
  const op: Op = { t: table, id, op: 'update', set, ...(was && { was }) }
  await queueEdit(db, [op], { ...options, ...(base && { base }) })
  return true
}

/**
 * Deletes a row as it is shown now; `undo` opens an undo window [D13]. Returns the edit's id, by
 * which it is undone.
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

/** Moves a row behind another one, or to the first place. */
export async function moveRow(
  db: ClinicDatabase,
  table: OrderedTable,
  move: { id: string; after: string | null },
  options: EditOptions = {},
): Promise<void> {
  await queueEdit(db, [{ t: table, id: move.id, op: 'move', after: move.after }], options)
}

/**
 * Stores one edit with its pictures in one transaction [D3]. From then on it is shown, survives a
 * crash, and is sent when possible.
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
    base,
  }: QueueOptions = {},
): Promise<void> {
  // An edit goes into one request, so a larger one could never be sent.
  if (ops.length > MAX_BATCH_OPS) throw new Error(`An edit has at most ${MAX_BATCH_OPS} operations`)
  const tables = [...new Set(ops.map((op) => op.t))].map((table) => mirrorTable(db, table))
  const store = () =>
    db.transaction('rw', [...tables, db.outbox, db.blobs, db.meta], async () => {
      const rows = new Map<string, Fields | null>()
      for (const op of ops) rows.set(toRecordKey(op), await readRow(db, op.t, op.id))
      for (const picture of pictures) await db.blobs.put({ ...picture, uploaded: 0 })
      const entry = createEntry(ops, rows, { id: mutationId, at: now, undo, base })
      await appendToQueue(db, db.outbox, [{ ...entry, ...(takes && { takes }) }])
    })
  await withStorageFullError(store)
}

interface EntryOptions {
  id?: string
  at: number
  undo: boolean
  /** The base values of a row that no longer exists. */
  base?: Fields | undefined
}

/**
 * Creates the outbox entry of operations, and sets the base of each. `rows` are their rows as they
 * are shown, by record key.
 */
export function createEntry(
  ops: Op[],
  rows: ReadonlyMap<string, Fields | null>,
  { id = createRandomId(), at, undo, base }: EntryOptions,
): Omit<OutboxEntry, 'seq'> {
  const before: Record<string, Fields | null> = {}
  for (const op of ops) {
    const row = rows.get(toRecordKey(op)) ?? null
    before[toRecordKey(op)] = row ?? base ?? null
    setBaseValues(op, row)
  }
  return {
    id,
    format: 1,
    ops,
    state: 'queued',
    at,
    before,
    files: listReferencedFiles(ops),
    failures: 0,
    ...(undo && { undoUntil: at + UNDO_WINDOW_MS }),
  }
}

/** Runs `store`, and throws StorageFullError when the quota is exceeded. */
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
 * Returns the fields of a form that differ from the values it opened with. A translation comes with
 * the fingerprint of its source text, and never the fingerprint alone: the translator confirmed it
 * for this text, not for a later one of another author.
 */
export function diffForm<T extends EditableTable>(
  table: T,
  fields: Partial<Form<T>>,
  base: Partial<Form<T>>,
): Fields {
  const now: Fields = { ...base, ...fields }
  const differing = Object.keys(fields).filter(
    (name) => !isJsonEqual(now[name], (base as Fields)[name]),
  )
  const names = differing.flatMap((name) => [stripFingerprint(name), name])
  const changed = Object.fromEntries(names.map((name) => [name, now[name]]))
  return withFingerprints<Fields>(table, changed, now)
}

const pickBaseValues = (set: Fields, base: Fields): Fields =>
  Object.fromEntries(Object.keys(set).map((field) => [field, base[field] ?? null]))

/** Sets the base of an operation, unless it has one. */
function setBaseValues(op: Op, row: Fields | null): void {
  if (op.op === 'update') op.was ??= baseValuesOf(op, row)
  if (op.op === 'delete') op.was ??= { ...toForm(op.t, (row ?? {}) as object) }
}

function baseValuesOf(op: Op, row: Fields | null): Fields {
  const formFields = Object.entries(op.set ?? {}).filter(
    ([field]) => field in createBlankForm(op.t),
  )
  return pickBaseValues(Object.fromEntries(formFields), row ?? {})
}
