import { expect, test } from 'vitest'

import {
  closedForm,
  discarded,
  isChanged,
  notSaved,
  opened,
  refused,
  saved,
  sent,
  shownOf,
  typed,
  typedParts,
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

function openOn(fields: Doctor, before: State = closedForm()): State {
  const parts = { now: [one], seen: [one] }
  return opened(before, {
    id: 'rao',
    isNew: false,
    fields,
    seen: fields,
    parts,
    restoredFrom: null,
  })
}

/** The form that is open; the test has just opened it. */
function formOf({ open }: State) {
  if (!open) throw new Error('No form is open')
  return open
}

const trimmed = { name: 'Dr Rao', city: 'Tenali' }
const stored = { id: 'rao', values: trimmed, parts: [one] }

test('a form that was just opened has nothing to save, and each opening is a new form', () => {
  const first = openOn(rao)
  expect(isChanged(formOf(first))).toBe(false)
  expect(shownOf(openOn(rao, first)).key).not.toBe(shownOf(first).key)
})

test('the form holds what is typed beside what it showed when it was opened', () => {
  const state = typed(openOn(rao), { city: 'Tenali' })
  expect(formOf(state)).toMatchObject({ fields: { name: 'Dr Rao', city: 'Tenali' }, seen: rao })
  expect(shownOf(state).isDirty).toBe(true)
  expect(shownOf(typed(state, { city: 'Guntur' })).isDirty).toBe(false)
})

test('a picture that is added is something to save as well', () => {
  const state = typedParts(openOn(rao), [one, two])
  expect(shownOf(state)).toMatchObject({ isDirty: true, parts: [one, two] })
})

test('nothing can be typed into a form that is closed', () => {
  expect(typed(closedForm<Doctor, null>(), { city: 'Tenali' }).open).toBeNull()
})

test('a mistake is shown, and all that was typed stays', () => {
  const state = refused(typed(openOn(rao), { name: '' }), { name: 'Full name is required' })
  expect(shownOf(state)).toMatchObject({
    errors: { name: 'Full name is required' },
    fields: { name: '', city: 'Guntur' },
    saving: false,
  })
})

test('a save that fails leaves what was typed as it was', () => {
  const state = typed(openOn(rao), { city: 'Tenali' })
  expect(shownOf(notSaved(sent(state)))).toEqual(shownOf(state))
})

test('a list closes its form once it is saved', () => {
  const state = sent(typed(openOn(rao), { city: 'Tenali ' }))
  const after = saved(state, { form: formOf(state), ...stored, stays: false })
  expect(shownOf(after)).toMatchObject({ isOpen: false, saving: false, errors: {} })
})

test('a form that stays shows what was stored, and has nothing more to save', () => {
  const state = sent(typed(openOn(rao), { city: 'Tenali ' }))
  const after = saved(state, { form: formOf(state), ...stored, stays: true })
  expect(shownOf(after)).toMatchObject({ fields: trimmed, isDirty: false })
})

test.for([
  ['that stays', true],
  ['of a list', false],
] as const)(
  'what is typed into a form %s during a save is not lost, and not saved yet',
  ([, stays]) => {
    const onItsWay = sent(typed(openOn(rao), { city: 'Tenali ' }))
    const more = typedParts(typed(onItsWay, { name: 'Dr Rao Garu' }), [one, two])
    const after = saved(more, { form: formOf(onItsWay), ...stored, stays })
    expect(formOf(after)).toMatchObject({
      fields: { name: 'Dr Rao Garu', city: 'Tenali ' },
      seen: trimmed,
      parts: { now: [one, two], seen: [one] },
    })
    expect(shownOf(after).isDirty).toBe(true)
  },
)

test('a save that comes back late does not close the form of another row', () => {
  const first = sent(typed(openOn(rao), { city: 'Tenali' }))
  const second = typed(openOn({ name: 'Dr Devi', city: 'Vizag' }, first), { city: 'Vijayawada' })
  const after = saved(second, { form: formOf(first), ...stored, stays: false })
  expect(shownOf(after)).toMatchObject({ fields: { city: 'Vijayawada' }, isDirty: true })
})

test('discarding shows what was there before, or closes the form', () => {
  const wrong = refused(typed(openOn(rao), { name: '' }), { name: 'Full name is required' })
  const state = typedParts(wrong, [])
  expect(shownOf(discarded(state, true))).toMatchObject({
    isOpen: true,
    fields: rao,
    parts: [one],
    errors: {},
    restoredFrom: null,
  })
  expect(shownOf(discarded(state, false))).toMatchObject({ isOpen: false, errors: {} })
})

test('a picture that was added and then described during the save is described, not added again', () => {
  const onItsWay = sent(typedParts(openOn(rao), [one, { id: '/wave.gif', text: ' Wave' }]))
  const more = typedParts(onItsWay, [one, { id: '/wave.gif', text: ' Wave of a hand' }])
  const rows = [one, { ...two, text: 'Wave' }]
  const after = saved(more, { form: formOf(onItsWay), ...stored, parts: rows, stays: false })
  expect(formOf(after).parts).toEqual({
    now: [one, { id: 'two', text: ' Wave of a hand' }],
    seen: rows,
  })
})

test('a new row that was typed into during its save is an edit of that row from then on', () => {
  const onItsWay = sent(typed(opened(openOn(rao), { ...newForm, fields: trimmed }), {}))
  const more = typed(onItsWay, { name: 'Dr Rao Garu' })
  const after = saved(more, { form: formOf(onItsWay), ...stored, parts: [], stays: false })
  expect(formOf(after)).toMatchObject({ id: 'rao', isNew: false, seen: trimmed })
})
