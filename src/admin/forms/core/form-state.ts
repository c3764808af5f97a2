import { isJsonEqual } from '#model/json.ts'

import { rebaseParts } from './merge-lists.ts'
import type { RemoteChanges, OpenForm, InitialForm } from './open-form.ts'
import { takeAllTheirs } from './resolve-fields.ts'
import type { FormErrors } from './validate-form.ts'

/** The whole state of a form. Only the functions below change it; they know nothing of React. */
export interface FormState<F, P = null> {
  open: OpenForm<F, P> | null
  errors: FormErrors
  /** How often a Save was refused: each time the first mistake takes the focus. */
  refusals: number
  saving: boolean
  /** How many forms were opened so far. */
  count: number
}

export function createClosedForm<F, P>(): FormState<F, P> {
  return { open: null, errors: {}, refusals: 0, saving: false, count: 0 }
}

/** Whether something is typed that is not saved. */
export function hasUnsavedChanges<F, P>({ fields, seen, parts }: OpenForm<F, P>): boolean {
  return !isJsonEqual(fields, seen) || !isJsonEqual(parts.now, parts.seen)
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

/** Sets several fields at once, such as a name and the slug that follows it. */
export function setFields<F, P>(state: FormState<F, P>, fields: Partial<F>): FormState<F, P> {
  const { open } = state
  if (!open) return state
  // Who types over what came has seen it.
  const marks = Object.entries(open.remoteChanges).filter(
    ([name, { kind }]) => kind !== 'followed' || !(name in (fields as object)),
  )
  const next = { fields: { ...open.fields, ...fields }, remoteChanges: Object.fromEntries(marks) }
  return { ...state, open: { ...open, ...next } }
}

export function setParts<F, P>(state: FormState<F, P>, now: P): FormState<F, P> {
  const { open } = state
  return open ? { ...state, open: { ...open, parts: { ...open.parts, now } } } : state
}

export function setErrors<F, P>(state: FormState<F, P>, errors: FormErrors): FormState<F, P> {
  const isRefused = Object.keys(errors).length > 0
  return { ...state, errors, refusals: state.refusals + Number(isRefused), saving: false }
}

/** A complaint that was answered in place goes. */
export function clearError<F, P>(state: FormState<F, P>, complaint: string): FormState<F, P> {
  const left = Object.entries(state.errors).filter(([, text]) => text !== complaint)
  return { ...state, errors: Object.fromEntries(left) }
}

/** Of what was said of the fields, only what still holds stays. */
export function dropFixedErrors<F, P>(state: FormState<F, P>, still: FormErrors): FormState<F, P> {
  const left = Object.entries(state.errors).filter(([name, text]) => still[name] === text)
  if (left.length === Object.keys(state.errors).length) return state
  return { ...state, errors: Object.fromEntries(left) }
}

export function startSaving<F, P>(state: FormState<F, P>): FormState<F, P> {
  return { ...state, saving: true }
}

/** It could not be stored: what was typed stays as it is. */
export function failSaving<F, P>(state: FormState<F, P>): FormState<F, P> {
  return { ...state, saving: false }
}

interface Saved<F, P> {
  /** The form as it was sent. */
  form: OpenForm<F, P>
  /** Its row, which a form that adds one did not have. */
  id: string | null
  /** Its fields as they were stored, for example without blanks at the ends. */
  values: F
  /** What belongs to it, as it was stored: new rows have their ids. */
  parts: P
  stays: boolean
}

export function finishSaving<F, P>(
  state: FormState<F, P>,
  { form, id, values, parts, stays }: Saved<F, P>,
): FormState<F, P> {
  const { open } = state
  const after = { ...state, saving: false }
  // Another form was opened while this one was being saved.
  if (open?.key !== form.key) return after
  const isAsSent =
    isJsonEqual(open.fields, form.fields) && isJsonEqual(open.parts.now, form.parts.now)
  if (!stays && isAsSent) return { ...after, errors: {}, open: null }
  // What was typed while it was being saved is not saved yet, and has its form as long as that is so.
  const next = {
    id,
    isNew: id === null,
    fields: isJsonEqual(open.fields, form.fields) ? values : open.fields,
    seen: values,
    parts: { now: rebaseParts(open.parts.now, form.parts.now, parts), seen: parts },
    restoredFrom: null,
    remoteChanges: {},
  }
  return { ...after, errors: {}, open: { ...open, ...next } }
}

/** Decides about one field of the open form: takes what came, or keeps what is typed. */
export function resolveField<F, P>(
  state: FormState<F, P>,
  decide: (open: OpenForm<F, P>, name: string) => OpenForm<F, P>,
  name: string,
): FormState<F, P> {
  const { [name]: _, ...errors } = state.errors
  return state.open ? { ...state, errors, open: decide(state.open, name) } : state
}

/** Discards what was typed; a form that stays shows what is stored. */
export function discardChanges<F, P>(state: FormState<F, P>, stays: boolean): FormState<F, P> {
  if (!state.open) return state
  const open = takeAllTheirs(state.open)
  const { seen, parts } = open
  const asOpened = { ...open, fields: seen, parts: { now: parts.seen, seen: parts.seen } }
  return { ...state, errors: {}, open: stays ? { ...asOpened, restoredFrom: null } : null }
}

/** What a form shows of its state. */
export interface FormView<F, P = null> {
  isOpen: boolean
  isNew: boolean
  id: string | null
  key: number
  /** What is typed now; null while the form is closed. */
  fields: F | null
  /** What is stored, as far as its author knows. */
  seen: F | null
  parts: P | null
  partsSeen: P | null
  restoredFrom: number | null
  remoteChanges: RemoteChanges
  isDeleted: boolean
  isDirty: boolean
  saving: boolean
  errors: FormErrors
  refusals: number
}

export function toFormView<F, P>({
  open,
  saving,
  errors,
  refusals,
}: FormState<F, P>): FormView<F, P> {
  if (!open) return { ...nothing, isOpen: false, isDirty: false, saving, errors, refusals }
  const { parts, ...form } = open
  const shown = { ...form, parts: parts.now, partsSeen: parts.seen }
  return { ...shown, isOpen: true, isDirty: hasUnsavedChanges(open), saving, errors, refusals }
}

const nothing = {
  isNew: false,
  id: null,
  key: 0,
  fields: null,
  seen: null,
  parts: null,
  partsSeen: null,
  restoredFrom: null,
  remoteChanges: {},
  isDeleted: false,
}
