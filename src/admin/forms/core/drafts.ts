import type { ClinicDatabase } from '#db/database.ts'
import type { Picture } from '#db/edits.ts'
import { forgetFiles } from '#db/outbox.ts'
import type { Draft } from '#db/stored.ts'
import type { EditableTable, Form } from '#model/tables.ts'
import { uploadedFile } from '#model/texts/picture-address.ts'

import type { OpenForm } from './open-form.ts'

/** Accounts are not edited offline, but what is typed into their form is kept too. */
type DraftTable = EditableTable | 'users'

/** Where the draft of a form is kept; a row that is being added has no id yet. */
export const draftKey = (table: DraftTable, id: string | null): string => `${table}/${id ?? 'new'}`

/** What a draft keeps of the form of a row. */
export function recordDraft<T extends EditableTable, P>(
  table: T,
  { id, fields, seen, parts }: OpenForm<Form<T>, P>,
  hasParts: boolean,
): Draft {
  return { key: draftKey(table, id), fields, seen, ...(hasParts && { parts }), at: Date.now() }
}

/** The row a draft is about, or null for a new one. */
export function rowOfDraft(draft: Draft): string | null {
  const id = draft.key.slice(draft.key.indexOf('/') + 1)
  return id === 'new' ? null : id
}

/** Keeps what is being typed, in case of a crash or a closed tab. */
export async function keepDraft(db: ClinicDatabase, draft: Draft): Promise<void> {
  await db.drafts.put(draft)
}

/** The latest draft in any form of a table: typed, and neither saved nor discarded. */
export async function latestDraft(
  db: ClinicDatabase,
  table: DraftTable,
): Promise<Draft | undefined> {
  const drafts = await db.drafts.where('key').startsWith(`${table}/`).toArray()
  return drafts.toSorted((a, b) => b.at - a.at)[0]
}

/** Discards a draft, and the pictures that only it names. */
export async function dropDraft(db: ClinicDatabase, key: string): Promise<void> {
  await db.transaction('rw', db.drafts, db.outbox, db.blobs, async () => {
    const draft = await db.drafts.get(key)
    await db.drafts.delete(key)
    if (draft) await forgetPictures(db, textsIn([draft.fields, draft.parts]))
  })
}

/** Stores a picture that was chosen in a form, so that a restored draft still has it. */
export async function keepPicture(db: ClinicDatabase, picture: Picture): Promise<void> {
  await db.blobs.put({ ...picture, uploaded: 0 })
}

/** Every string a form holds, however deep: the addresses of its pictures are among them. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Removes pictures from this device that no waiting edit needs. */
export async function forgetPictures(
  db: ClinicDatabase,
  addresses: readonly string[],
): Promise<void> {
  const names = addresses.flatMap((address) => uploadedFile(address)?.name ?? [])
  await forgetFiles(db, names)
}
