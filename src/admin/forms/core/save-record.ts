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
 * Rows of other tables that belong to this one, such as the pictures of an
 * illness: typed, kept as a draft and saved together with it, or not at all.
 */
export interface RelatedRows<T extends EditableTable, P> {
  tables: readonly EditableTable[]
  /** Those of a row, as this device sees them; for null, those of a new row. */
  load: (id: string | null) => Promise<P>
  /** Answers with the parts as they are stored, in the order they were given. */
  save: (id: string, values: Form<T>, parts: Parts<P>) => Promise<P>
}

interface RecordToSave<T extends EditableTable, P> {
  table: T
  form: OpenForm<Form<T>, P>
  values: Form<T>
  /** All pictures chosen in the form, including those no longer in it. */
  pictures: readonly NewPicture[]
  related: RelatedRows<T, P> | undefined
  /** The edit's own id. */
  mutationId: string
}

/** What is stored once a form is saved. */
interface StoredRecord<F, P> {
  id: string
  values: F
  parts: P
}

/** The edit, its pictures and the end of its draft happen together, or not at all. */
export async function saveRecord<T extends EditableTable, P>(
  db: ClinicDatabase,
  { table, form, values, pictures, related, mutationId }: RecordToSave<T, P>,
): Promise<StoredRecord<Form<T>, P>> {
  const used = new Set(collectStrings([values, form.parts]))
  const named = pictures.filter((file) => used.has(getPicturePath(file)))
  const unused = pictures.filter((file) => !used.has(getPicturePath(file)))
  const id = form.id ?? createRandomId()
  const tables = [table, ...(related?.tables ?? [])].map((name) => mirrorTable(db, name))
  const stores = [...tables, db.outbox, db.blobs, db.drafts, db.meta]
  return db.transaction('rw', stores, async () => {
    if (form.isNew) await addRow(db, table, values, { id, pictures: named, mutationId })
    else
      await changeRow(db, table, id, {
        fields: pickTouchedFields(form, values),
        seen: form.seen,
        pictures: named,
        mutationId,
      })
    await endDraft(db, getDraftKey(table, form.id))
    await db.blobs.bulkDelete(unused.map(({ name }) => name))
    const parts = related ? await related.save(id, values, form.parts) : form.parts.now
    return { id, values: toStoredValues(form, values), parts }
  })
}

/** What is stored of a row once its form is saved. */
function toStoredValues<F extends object, P>(form: OpenForm<F, P>, values: F): F {
  return form.isNew ? values : { ...form.seen, ...pickTouchedFields(form, values) }
}

/**
 * What nobody touched stays as it was stored, even where a form would now write it otherwise: it
 * would be a change that its author knows nothing of.
 */
function pickTouchedFields<F extends object, P>(
  { fields, seen }: OpenForm<F, P>,
  values: F,
): Partial<F> {
  const touched = Object.entries(values).filter(
    ([column]) => !isJsonEqual(fields[column as keyof F], seen[column as keyof F]),
  )
  return Object.fromEntries(touched) as Partial<F>
}

export function getPicturePath({ bucket, name }: NewPicture): string {
  return toUploadPath(bucket as Bucket, name)
}
