import type { Draft } from '#db/stored-types.ts'
import { toForm } from '#model/blanks.ts'
import type { EditableTable, Form } from '#model/rows.ts'

import type { InitialForm, Parts } from './open-form.ts'
import type { RelatedRows } from './save-record.ts'

export interface FormStart<T extends EditableTable> {
  id: string | null
  isNew: boolean
  fields: Form<T>
  seen?: Form<T>
  /** The row that a new one is copied from. */
  copyOf?: string
}

/** The form of a row, before anything is typed. */
export async function createInitialForm<T extends EditableTable, P>(
  start: FormStart<T>,
  also: RelatedRows<T, P> | undefined,
): Promise<InitialForm<Form<T>, P>> {
  const { id, isNew, fields, seen = fields } = start
  return { id, isNew, fields, seen, parts: await partsOf(start, also), restoredFrom: null }
}

/** The same form with what was typed into it before a crash or a closed tab. */
export async function createFormFromDraft<T extends EditableTable, P>(
  start: Pick<FormStart<T>, 'id' | 'isNew' | 'copyOf'>,
  left: Draft,
  table: T,
  also: RelatedRows<T, P> | undefined,
): Promise<InitialForm<Form<T>, P>> {
  const { id, isNew } = start
  return {
    id,
    isNew,
    fields: toForm(table, left.fields as Partial<Form<T>>),
    seen: toForm(table, left.seen as Partial<Form<T>>),
    // This same form wrote it, so its type is known.
    parts: (left.parts as Parts<P> | undefined) ?? (await partsOf(start, also)),
    restoredFrom: left.at,
  }
}

async function partsOf<T extends EditableTable, P>(
  { id, copyOf }: Pick<FormStart<T>, 'id' | 'copyOf'>,
  also: RelatedRows<T, P> | undefined,
): Promise<Parts<P>> {
  // P is null where no other tables are saved along.
  if (!also) return { now: null as P, seen: null as P }
  const seen = await also.load(id)
  return { now: copyOf === undefined ? seen : await also.load(copyOf), seen }
}
