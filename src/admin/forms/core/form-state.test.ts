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
  seen: nothing,
  parts: { now: [], seen: [] },
  restoredFrom: null,
}

function openOn(fields: Doctor, before: State = createClosedForm()): State {
  const parts = { now: [one], seen: [one] }
  return openForm(before, {
    id: 'rao',
    isNew: false,
    fields,
    seen: fields,
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

test('a form that was just opened has nothing to save, and each opening is a new form', () => {
  const first = openOn(rao)
  expect(hasUnsavedChanges(formOf(first))).toBe(false)
  expect(toFormView(openOn(rao, first)).key).not.toBe(toFormView(first).key)
})

test('the form holds what is typed beside what it showed when it was opened', () => {
  const state = setFields(openOn(rao), { city: 'Tenali' })
  expect(formOf(state)).toMatchObject({ fields: { name: 'Dr Rao', city: 'Tenali' }, seen: rao })
  expect(toFormView(state).isDirty).toBe(true)
  expect(toFormView(setFields(state, { city: 'Guntur' })).isDirty).toBe(false)
})

test('a picture that is added is something to save as well', () => {
  const state = setParts(openOn(rao), [one, two])
  expect(toFormView(state)).toMatchObject({ isDirty: true, parts: [one, two] })
})

test('nothing can be typed into a form that is closed', () => {
  expect(setFields(createClosedForm<Doctor, null>(), { city: 'Tenali' }).open).toBeNull()
})

test('a mistake is shown, and all that was typed stays', () => {
  const state = setErrors(setFields(openOn(rao), { name: '' }), { name: 'Full name is required' })
  expect(toFormView(state)).toMatchObject({
    errors: { name: 'Full name is required' },
    fields: { name: '', city: 'Guntur' },
    saving: false,
  })
})

test('a save that fails leaves what was typed as it was', () => {
  const state = setFields(openOn(rao), { city: 'Tenali' })
  expect(toFormView(failSaving(startSaving(state)))).toEqual(toFormView(state))
})

test('a list closes its form once it is saved', () => {
  const state = startSaving(setFields(openOn(rao), { city: 'Tenali ' }))
  const after = finishSaving(state, { form: formOf(state), ...stored, stays: false })
  expect(toFormView(after)).toMatchObject({ isOpen: false, saving: false, errors: {} })
})

test('a form that stays shows what was stored, and has nothing more to save', () => {
  const state = startSaving(setFields(openOn(rao), { city: 'Tenali ' }))
  const after = finishSaving(state, { form: formOf(state), ...stored, stays: true })
  expect(toFormView(after)).toMatchObject({ fields: trimmed, isDirty: false })
})

test.for([
  ['that stays', true],
  ['of a list', false],
] as const)(
  'what is typed into a form %s during a save is not lost, and not saved yet',
  ([, stays]) => {
    const onItsWay = startSaving(setFields(openOn(rao), { city: 'Tenali ' }))
    const more = setParts(setFields(onItsWay, { name: 'Dr Rao Garu' }), [one, two])
    const after = finishSaving(more, { form: formOf(onItsWay), ...stored, stays })
    expect(formOf(after)).toMatchObject({
      fields: { name: 'Dr Rao Garu', city: 'Tenali ' },
      seen: trimmed,
      parts: { now: [one, two], seen: [one] },
    })
    expect(toFormView(after).isDirty).toBe(true)
  },
)

test('a save that comes back late does not close the form of another row', () => {
  const first = startSaving(setFields(openOn(rao), { city: 'Tenali' }))
  const second = setFields(openOn({ name: 'Dr Devi', city: 'Vizag' }, first), {
    city: 'Vijayawada',
  })
  const after = finishSaving(second, { form: formOf(first), ...stored, stays: false })
  expect(toFormView(after)).toMatchObject({ fields: { city: 'Vijayawada' }, isDirty: true })
})

test('discarding shows what was there before, or closes the form', () => {
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

test('a picture that was added and then described during the save is described, not added again', () => {
  const onItsWay = startSaving(setParts(openOn(rao), [one, { id: '/wave.gif', text: ' Wave' }]))
  const more = setParts(onItsWay, [one, { id: '/wave.gif', text: ' Wave of a hand' }])
  const rows = [one, { ...two, text: 'Wave' }]
  const after = finishSaving(more, { form: formOf(onItsWay), ...stored, parts: rows, stays: false })
  expect(formOf(after).parts).toEqual({
    now: [one, { id: 'two', text: ' Wave of a hand' }],
    seen: rows,
  })
})

test('a new row that was typed into during its save is an edit of that row from then on', () => {
  const onItsWay = startSaving(
    setFields(openForm(openOn(rao), { ...newForm, fields: trimmed }), {}),
  )
  const more = setFields(onItsWay, { name: 'Dr Rao Garu' })
  const after = finishSaving(more, { form: formOf(onItsWay), ...stored, parts: [], stays: false })
  expect(formOf(after)).toMatchObject({ id: 'rao', isNew: false, seen: trimmed })
})
