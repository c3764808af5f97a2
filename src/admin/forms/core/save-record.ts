import { mirrorTable, type ClinicDatabase } from '#db/database.ts'
import { addRow, changeRow, type NewPicture } from '#db/edits.ts'
import { isJsonEqual } from '#model/json.ts'
import { createRandomId } from '#model/random-id.ts'
import type { EditableTable, Form } from '#model/rows.ts'
import type { Bucket } from '#model/tables.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'

import { getDraftKey, endDraft, collectStrings } from './drafts.ts'
import type { OpenForm, Parts } from './open-form.ts'

/**
 * Child records, such as the pictures of an illness: edited, stored as a draft, and saved together
 * with the row, or not at all.
 */
export interface RelatedRows<T extends EditableTable, P> {
  tables: readonly EditableTable[]
  /** Returns the child records of a row in the overlay; for null, those of a new row. */
  load: (id: string | null) => Promise<P>
  /** Returns the child records as stored, in the given order. */
  save: (id: string, values: Form<T>, parts: Parts<P>) => Promise<P>
}

interface RecordToSave<T extends EditableTable, P> {
  table: T
  form: OpenForm<Form<T>, P>
  values: Form<T>
  /** All pictures selected in the form, including removed ones. */
  pictures: readonly NewPicture[]
  related: RelatedRows<T, P> | undefined
  /** The id of the edit. */
  mutationId: string
}

/** The stored state after a save. */
interface StoredRecord<F, P> {
  id: string
  values: F
  parts: P
}

/** Stores the edit and its pictures and deletes the draft in one transaction. */
export async function saveRecord<T extends EditableTable, P>(
  db: ClinicDatabase,
  { table, form, values, pictures, related, mutationId }: RecordToSave<T, P>,
): Promise<StoredRecord<Form<T>, P>> {
  const used = new Set(collectStrings([values, form.parts]))
  const named = pictures.filter((file) => used.has(getPicturePath(file)))
  const unused = pictures.filter((file) => !used.has(getPicturePath(file)))
  const id = form.id ?? createRandomId()
  const changed = pickChangedFields(form, values)
  const tables = [table, ...(related?.tables ?? [])].map((name) => mirrorTable(db, name))
  const stores = [...tables, db.outbox, db.blobs, db.drafts, db.meta]
  return db.transaction('rw', stores, async () => {
    if (form.isNew) await addRow(db, table, values, { id, pictures: named, mutationId })
    else
      await changeRow(db, table, id, {
        fields: changed,
        base: form.base,
        pictures: named,
        mutationId,
      })
    await endDraft(db, getDraftKey(table, form.id))
    await db.blobs.bulkDelete(unused.map(({ name }) => name))
    const parts = related ? await related.save(id, values, form.parts) : form.parts.now
    return { id, values: form.isNew ? values : { ...form.base, ...changed }, parts }
  })
}

/**
 * Untouched fields keep the stored value even if a form would normalise it: otherwise saving would
 * change fields that the user did not touch.
 */
function pickChangedFields<F extends object, P>(
  { fields, base }: OpenForm<F, P>,
  values: F,
): Partial<F> {
  const changed = Object.entries(values).filter(
    ([column]) => !isJsonEqual(fields[column as keyof F], base[column as keyof F]),
  )
  return Object.fromEntries(changed) as Partial<F>
}

export function getPicturePath({ bucket, name }: NewPicture): string {
  return toUploadPath(bucket as Bucket, name)
}
