import type { ClinicDatabase } from '#db/database.ts'
import type { NewPicture } from '#db/edits.ts'
import { deleteUnusedFiles } from '#db/outbox.ts'
import type { Draft } from '#db/stored-types.ts'
import type { EditableTable, Form } from '#model/rows.ts'
import { parseUploadPath } from '#model/texts/picture-path.ts'

import type { OpenForm } from './open-form.ts'

/** Accounts are not edited offline, but their form has a draft, too. */
type DraftTable = EditableTable | 'users'

/** Identifies the draft of a row's form; a new row has no id yet. */
export const getDraftKey = (table: DraftTable, id: string | null): string =>
  `${table}/${id ?? 'new'}`

/** The content of a draft. */
export function createDraft<T extends EditableTable, P>(
  table: T,
  { id, fields, base, parts }: OpenForm<Form<T>, P>,
  hasParts: boolean,
): Draft {
  return {
    key: getDraftKey(table, id),
    fields,
    seen: base,
    ...(hasParts && { parts: { now: parts.now, seen: parts.base } }),
    at: Date.now(),
  }
}

/** The row a draft belongs to, or null for a new one. */
export function getDraftRowId(draft: Draft): string | null {
  const id = draft.key.slice(draft.key.indexOf('/') + 1)
  return id === 'new' ? null : id
}

/** Saves a draft, for a crash or a closed tab. */
export async function saveDraft(db: ClinicDatabase, draft: Draft): Promise<void> {
  await db.drafts.put({ ...draft, key: keyHere(draft.key) })
}

/**
 * Returns the latest draft of a form ('doctors/new') or of any form of a table ('doctors/') that is
 * not open in another window.
 */
export async function findLeftDraft(db: ClinicDatabase, form: string): Promise<Draft | undefined> {
  const left = await findStoredDraft(db, form)
  return left && { ...left, key: formOf(left) }
}

/** The same, taken over by this window. */
export async function takeDraft(db: ClinicDatabase, form: string): Promise<Draft | undefined> {
  const left = await findStoredDraft(db, form)
  if (!left) return undefined
  const draft = { ...left, key: formOf(left) }
  await db.transaction('rw', db.drafts, async () => {
    await db.drafts.delete(left.key)
    await saveDraft(db, draft)
  })
  return draft
}

async function findStoredDraft(db: ClinicDatabase, form: string): Promise<Draft | undefined> {
  const isOpen = await openElsewhere()
  const drafts = await db.drafts.where('key').startsWith(form).toArray()
  return drafts
    .filter((draft) => (form.endsWith('/') || formOf(draft) === form) && !isOpen(draft))
    .toSorted((a, b) => Number(isOfHere(b)) - Number(isOfHere(a)) || b.at - a.at)[0]
}

/** Removes the draft of a form that has been saved. */
export async function endDraft(db: ClinicDatabase, form: string): Promise<void> {
  await db.drafts.delete(keyHere(form))
}

/** Discards a draft, and the pictures that only it refers to. */
export async function deleteDraft(db: ClinicDatabase, form: string): Promise<void> {
  await db.transaction('rw', db.drafts, db.outbox, db.blobs, async () => {
    const draft = await db.drafts.get(keyHere(form))
    await endDraft(db, form)
    if (draft) await deleteUnusedPictures(db, collectStrings([draft.fields, draft.parts]))
  })
}

/** Each window has its own drafts, so that two windows with one record do not overwrite each other. */
const WINDOW = Math.random().toString(36).slice(2)

const keyHere = (form: string): string => `${form}@${WINDOW}`
/** Older builds stored a draft without its window. */
const formOf = ({ key }: Draft): string => key.replace(/@.*/, '')

const isOfHere = ({ key }: Draft): boolean => key.endsWith(`@${WINDOW}`)

const lockOf = (key: string): string => `nadi-draft ${key}`

/** Tells other windows that the form is in use, until the returned function is called or the window closes. */
export function holdDraft(form: string): () => void {
  const closing = new AbortController()
  const closed = new Promise((resolve) => closing.signal.addEventListener('abort', resolve))
  navigator.locks?.request(lockOf(keyHere(form)), () => closed).catch(reportError)
  return () => closing.abort()
}

/** Without Web Locks (over plain http) this cannot be known: each window offers the draft. */
async function openElsewhere(): Promise<(draft: Draft) => boolean> {
  const locks = (await navigator.locks?.query())?.held ?? []
  const names = new Set(locks.map(({ name }) => name))
  return (draft) => !isOfHere(draft) && names.has(lockOf(draft.key))
}

/** Stores a picture that was selected in a form, so that a restored draft still has it. */
export async function saveDraftPicture(db: ClinicDatabase, picture: NewPicture): Promise<void> {
  await db.blobs.put({ ...picture, uploaded: 0 })
}

/** Every string in a form, at any depth; the pictures' addresses are among them. */
export function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(collectStrings)
    : []
}

/** Deletes pictures that no outbox entry needs from this device. */
export async function deleteUnusedPictures(
  db: ClinicDatabase,
  addresses: readonly string[],
): Promise<void> {
  const names = addresses.flatMap((address) => parseUploadPath(address)?.name ?? [])
  await deleteUnusedFiles(db, names)
}
