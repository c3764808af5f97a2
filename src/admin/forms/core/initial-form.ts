import type { Draft } from '#db/stored-types.ts'
import { toForm } from '#model/blanks.ts'
import type { EditableTable, Form } from '#model/rows.ts'

import type { InitialForm, Parts } from './open-form.ts'
import type { RelatedRows } from './save-record.ts'

export interface FormStart<T extends EditableTable> {
  id: string | null
  isNew: boolean
  fields: Form<T>
  base?: Form<T>
  /** The row that a new one is duplicated from. */
  copyOf?: string
}

/** Creates the form of a row without input. */
export async function createInitialForm<T extends EditableTable, P>(
  start: FormStart<T>,
  related: RelatedRows<T, P> | undefined,
): Promise<InitialForm<Form<T>, P>> {
  const { id, isNew, fields, base = fields } = start
  return { id, isNew, fields, base, parts: await partsOf(start, related), restoredFrom: null }
}

/** Creates the form with the input of a draft. */
export async function createFormFromDraft<T extends EditableTable, P>(
  start: Pick<FormStart<T>, 'id' | 'isNew' | 'copyOf'>,
  left: Draft,
  table: T,
  related: RelatedRows<T, P> | undefined,
): Promise<InitialForm<Form<T>, P>> {
  const { id, isNew } = start
  return {
    id,
    isNew,
    fields: toForm(table, left.fields as Partial<Form<T>>),
    base: toForm(table, left.seen as Partial<Form<T>>),
    // The same form wrote the draft, so its type is known.
    parts: left.parts
      ? { now: left.parts.now as P, base: left.parts.seen as P }
      : await partsOf(start, related),
    restoredFrom: left.at,
  }
}

async function partsOf<T extends EditableTable, P>(
  { id, copyOf }: Pick<FormStart<T>, 'id' | 'copyOf'>,
  related: RelatedRows<T, P> | undefined,
): Promise<Parts<P>> {
  // P is null if no child records are saved with the form.
  if (!related) return { now: null as P, base: null as P }
  const base = await related.load(id)
  return { now: copyOf === undefined ? base : await related.load(copyOf), base }
}
