import { isJsonEqual } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'

import { rebaseParts } from './merge-lists.ts'
import type { RemoteChanges, OpenForm, InitialForm } from './open-form.ts'
import { isEquivalent, takeAllTheirs } from './resolve-fields.ts'
import type { FormErrors } from './validate-form.ts'

/** The whole state of a form. Only the functions below change it; they are independent of React. */
export interface FormState<F, P = null> {
  open: OpenForm<F, P> | null
  errors: FormErrors
  /** Number of failed saves: each one focuses the first invalid field. */
  failedSaves: number
  saving: boolean
  /** Number of forms opened so far. */
  count: number
}

export function createClosedForm<F, P>(): FormState<F, P> {
  return { open: null, errors: {}, failedSaves: 0, saving: false, count: 0 }
}

/** Whether the form has unsaved changes. */
export function hasUnsavedChanges<F, P>({ fields, base, parts }: OpenForm<F, P>): boolean {
  const before = base as Fields
  // A field that was typed into and emptied again has no change.
  const isChanged = ([name, value]: [string, unknown]) => !isEquivalent(value, before[name])
  return Object.entries(fields as Fields).some(isChanged) || !isJsonEqual(parts.now, parts.base)
}

export function openForm<F, P>(state: FormState<F, P>, form: InitialForm<F, P>): FormState<F, P> {
  const count = state.count + 1
  return {
    ...state,
    open: { ...form, key: count, remoteChanges: {}, isDeleted: false },
    errors: {},
    count,
  }
}

/** Sets several fields at once, such as a name and the slug derived from it. */
export function setFields<F, P>(state: FormState<F, P>, fields: Partial<F>): FormState<F, P> {
  const { open } = state
  if (!open) return state
  // Typing over a remote change acknowledges it.
  const changes = Object.entries(open.remoteChanges).filter(
    ([name, { kind }]) => kind !== 'merged' || !(name in (fields as object)),
  )
  const next = { fields: { ...open.fields, ...fields }, remoteChanges: Object.fromEntries(changes) }
  return { ...state, open: { ...open, ...next } }
}

export function setParts<F, P>(state: FormState<F, P>, now: P): FormState<F, P> {
  const { open } = state
  return open ? { ...state, open: { ...open, parts: { ...open.parts, now } } } : state
}

export function setErrors<F, P>(state: FormState<F, P>, errors: FormErrors): FormState<F, P> {
  const isRefused = Object.keys(errors).length > 0
  return { ...state, errors, failedSaves: state.failedSaves + Number(isRefused), saving: false }
}

/** Clears the errors of the changed fields. */
export function clearError<F, P>(state: FormState<F, P>, complaint: string): FormState<F, P> {
  const left = Object.entries(state.errors).filter(([, text]) => text !== complaint)
  return { ...state, errors: Object.fromEntries(left) }
}

/** Keeps only the notes that still apply. */
export function dropFixedErrors<F, P>(state: FormState<F, P>, still: FormErrors): FormState<F, P> {
  const left = Object.entries(state.errors).filter(([name, text]) => still[name] === text)
  if (left.length === Object.keys(state.errors).length) return state
  return { ...state, errors: Object.fromEntries(left) }
}

export function startSaving<F, P>(state: FormState<F, P>): FormState<F, P> {
  return { ...state, saving: true }
}

/** Saving failed: the input stays. */
export function failSaving<F, P>(state: FormState<F, P>): FormState<F, P> {
  return { ...state, saving: false }
}

interface Saved<F, P> {
  /** The form as it was submitted. */
  form: OpenForm<F, P>
  /** The saved row; a form that adds one had none before. */
  id: string | null
  /** Its fields as stored, for example trimmed. */
  values: F
  /** Its child records as stored: new rows have ids now. */
  parts: P
  stays: boolean
}

export function finishSaving<F, P>(
  state: FormState<F, P>,
  { form, id, values, parts, stays }: Saved<F, P>,
): FormState<F, P> {
  const { open } = state
  const after = { ...state, saving: false }
  // Another form was opened during the save.
  if (open?.key !== form.key) return after
  const isAsSent =
    isJsonEqual(open.fields, form.fields) && isJsonEqual(open.parts.now, form.parts.now)
  if (!stays && isAsSent) return { ...after, errors: {}, open: null }
  // Input typed during the save is not saved yet: its form stays open.
  const next = {
    id,
    isNew: id === null,
    fields: isJsonEqual(open.fields, form.fields) ? values : open.fields,
    base: values,
    parts: { now: rebaseParts(open.parts.now, form.parts.now, parts), base: parts },
    restoredFrom: null,
    remoteChanges: {},
  }
  return { ...after, errors: {}, open: { ...open, ...next } }
}

/** Resolves one field of the open form: takes theirs or keeps mine. */
export function resolveField<F, P>(
  state: FormState<F, P>,
  decide: (open: OpenForm<F, P>, name: string) => OpenForm<F, P>,
  name: string,
): FormState<F, P> {
  const { [name]: _, ...errors } = state.errors
  return state.open ? { ...state, errors, open: decide(state.open, name) } : state
}

/** Discards the input; a form that stays open shows the stored values. */
export function discardChanges<F, P>(state: FormState<F, P>, stays: boolean): FormState<F, P> {
  if (!state.open) return state
  const open = takeAllTheirs(state.open)
  const { base, parts } = open
  const asOpened = { ...open, fields: base, parts: { now: parts.base, base: parts.base } }
  return { ...state, errors: {}, open: stays ? { ...asOpened, restoredFrom: null } : null }
}

/** The part of the state that a form shows. */
export interface FormView<F, P = null> {
  isOpen: boolean
  isNew: boolean
  id: string | null
  key: number
  /** The current values; null while the form is closed. */
  fields: F | null
  /** The base: the stored values as far as the user has seen them. */
  base: F | null
  parts: P | null
  baseParts: P | null
  restoredFrom: number | null
  remoteChanges: RemoteChanges
  isDeleted: boolean
  isDirty: boolean
  saving: boolean
  errors: FormErrors
  failedSaves: number
}

export function toFormView<F, P>({
  open,
  saving,
  errors,
  failedSaves,
}: FormState<F, P>): FormView<F, P> {
  if (!open) return { ...nothing, isOpen: false, isDirty: false, saving, errors, failedSaves }
  const { parts, ...form } = open
  const view = { ...form, parts: parts.now, baseParts: parts.base }
  return { ...view, isOpen: true, isDirty: hasUnsavedChanges(open), saving, errors, failedSaves }
}

const nothing = {
  isNew: false,
  id: null,
  key: 0,
  fields: null,
  base: null,
  parts: null,
  baseParts: null,
  restoredFrom: null,
  remoteChanges: {},
  isDeleted: false,
}
