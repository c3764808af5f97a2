import { expect, test } from 'vitest'

import {
  createClosedForm,
  discardChanges,
  hasUnsavedChanges,
  failSaving,
  openForm,
  setErrors,
  finishSaving,
  startSaving,
  toFormView,
  setFields,
  setParts,
  type FormState,
} from './form-state.ts'

interface Doctor {
  name: string
  city: string
}

interface Picture {
  id: string
  text: string
}

type State = FormState<Doctor, readonly Picture[]>

const one = { id: 'one', text: 'Gait' }
const two = { id: 'two', text: '' }

const rao: Doctor = { name: 'Dr Rao', city: 'Guntur' }

const nothing = { name: '', city: '' }
const newForm = {
  id: null,
  isNew: true,
  fields: nothing,
  base: nothing,
  parts: { now: [], base: [] },
  restoredFrom: null,
}

function openOn(fields: Doctor, before: State = createClosedForm()): State {
  const parts = { now: [one], base: [one] }
  return openForm(before, {
    id: 'rao',
    isNew: false,
    fields,
    base: fields,
    parts,
    restoredFrom: null,
  })
}

/** The open form; the test has just opened it. */
function formOf({ open }: State) {
  if (!open) throw new Error('No form is open')
  return open
}

const trimmed = { name: 'Dr Rao', city: 'Tenali' }
const stored = { id: 'rao', values: trimmed, parts: [one] }

test('a form that was just opened has no changes, and each opening is a new form', () => {
  const first = openOn(rao)
  expect(hasUnsavedChanges(formOf(first))).toBe(false)
  expect(toFormView(openOn(rao, first)).key).not.toBe(toFormView(first).key)
})

test('the form has the typed values beside the base', () => {
  const state = setFields(openOn(rao), { city: 'Tenali' })
  expect(formOf(state)).toMatchObject({ fields: { name: 'Dr Rao', city: 'Tenali' }, base: rao })
  expect(toFormView(state).isDirty).toBe(true)
  expect(toFormView(setFields(state, { city: 'Guntur' })).isDirty).toBe(false)
})

test('an added picture is an unsaved change', () => {
  const state = setParts(openOn(rao), [one, two])
  expect(toFormView(state)).toMatchObject({ isDirty: true, parts: [one, two] })
})

test('a closed form accepts no input', () => {
  expect(setFields(createClosedForm<Doctor, null>(), { city: 'Tenali' }).open).toBeNull()
})

test('an error is shown, and all input stays', () => {
  const state = setErrors(setFields(openOn(rao), { name: '' }), { name: 'Full name is required' })
  expect(toFormView(state)).toMatchObject({
    errors: { name: 'Full name is required' },
    fields: { name: '', city: 'Guntur' },
    saving: false,
  })
})

test('a failed save keeps the input', () => {
  const state = setFields(openOn(rao), { city: 'Tenali' })
  expect(toFormView(failSaving(startSaving(state)))).toEqual(toFormView(state))
})

test('a list closes its form after saving', () => {
  const state = startSaving(setFields(openOn(rao), { city: 'Tenali ' }))
  const after = finishSaving(state, { form: formOf(state), ...stored, stays: false })
  expect(toFormView(after)).toMatchObject({ isOpen: false, saving: false, errors: {} })
})

test('a form that stays open shows the stored values, and has no changes', () => {
  const state = startSaving(setFields(openOn(rao), { city: 'Tenali ' }))
  const after = finishSaving(state, { form: formOf(state), ...stored, stays: true })
  expect(toFormView(after)).toMatchObject({ fields: trimmed, isDirty: false })
})

test.for([
  ['that stays', true],
  ['of a list', false],
] as const)(
  'input typed into a form %s during a save is not lost, and still unsaved',
  ([, stays]) => {
    const onItsWay = startSaving(setFields(openOn(rao), { city: 'Tenali ' }))
    const more = setParts(setFields(onItsWay, { name: 'Dr Rao Garu' }), [one, two])
    const after = finishSaving(more, { form: formOf(onItsWay), ...stored, stays })
    expect(formOf(after)).toMatchObject({
      fields: { name: 'Dr Rao Garu', city: 'Tenali ' },
      base: trimmed,
      parts: { now: [one, two], base: [one] },
    })
    expect(toFormView(after).isDirty).toBe(true)
  },
)

test('a save that finishes late does not close the form of another row', () => {
  const first = startSaving(setFields(openOn(rao), { city: 'Tenali' }))
  const second = setFields(openOn({ name: 'Dr Devi', city: 'Vizag' }, first), {
    city: 'Vijayawada',
  })
  const after = finishSaving(second, { form: formOf(first), ...stored, stays: false })
  expect(toFormView(after)).toMatchObject({ fields: { city: 'Vijayawada' }, isDirty: true })
})

test('discarding restores the stored values, or closes the form', () => {
  const wrong = setErrors(setFields(openOn(rao), { name: '' }), { name: 'Full name is required' })
  const state = setParts(wrong, [])
  expect(toFormView(discardChanges(state, true))).toMatchObject({
    isOpen: true,
    fields: rao,
    parts: [one],
    errors: {},
    restoredFrom: null,
  })
  expect(toFormView(discardChanges(state, false))).toMatchObject({ isOpen: false, errors: {} })
})

test('a picture added before and described during the save is described, not added again', () => {
  const onItsWay = startSaving(setParts(openOn(rao), [one, { id: '/wave.gif', text: ' Wave' }]))
  const more = setParts(onItsWay, [one, { id: '/wave.gif', text: ' Wave of a hand' }])
  const rows = [one, { ...two, text: 'Wave' }]
  const after = finishSaving(more, { form: formOf(onItsWay), ...stored, parts: rows, stays: false })
  expect(formOf(after).parts).toEqual({
    now: [one, { id: 'two', text: ' Wave of a hand' }],
    base: rows,
  })
})

test('after its save, a new row that was typed into is edited as that row', () => {
  const onItsWay = startSaving(
    setFields(openForm(openOn(rao), { ...newForm, fields: trimmed }), {}),
  )
  const more = setFields(onItsWay, { name: 'Dr Rao Garu' })
  const after = finishSaving(more, { form: formOf(onItsWay), ...stored, parts: [], stays: false })
  expect(formOf(after)).toMatchObject({ id: 'rao', isNew: false, base: trimmed })
})
