import { expect, test } from 'vitest'

import { createFingerprint } from '#model/fingerprints.ts'

import {
  createClosedForm,
  resolveField,
  discardChanges,
  openForm,
  startSaving,
  toFormView,
  setFields,
  setParts,
  type FormState,
} from './form-state.ts'
import { mergeRecord, type RecordSnapshot } from './merge-record.ts'
import type { ChangeSource } from './open-form.ts'
import { keepMine, takeTheirs, listUnresolvedFields } from './resolve-fields.ts'

interface Picture {
  id: string
  alt_text: string
}

interface Doctor {
  name: string | null
  city: string | null
  phones: string[]
  'te:name': string | null
  'te:name:of': string | null
}

type State = FormState<Doctor, readonly Picture[]>

const rao: Doctor = {
  name: 'Dr Rao',
  city: 'Guntur',
  phones: ['1'],
  'te:name': null,
  'te:name:of': null,
}
const one = { id: 'one', alt_text: 'One' }
const two = { id: 'two', alt_text: 'Two' }
const three = { id: 'three', alt_text: 'Three' }

const priya: ChangeSource = { by: 'other', name: 'priya', at: 5, receivedAt: 9 }

function openOn(fields: Doctor = rao, pictures: readonly Picture[] = [one, two]): State {
  const parts = { now: pictures, base: pictures }
  const form = { id: 'rao', isNew: false, fields, base: fields, parts, restoredFrom: null }
  return openForm(createClosedForm(), form)
}

function came(
  state: State,
  change: Partial<Doctor> | null,
  more: Partial<RecordSnapshot<Doctor, readonly Picture[]>> = {},
): State {
  return mergeRecord(state, {
    id: 'rao',
    fields: change && { ...rao, ...change },
    parts: [one, two],
    change: priya,
    isOwn: () => false,
    ...more,
  })
}

/** The open form. */
function formOf({ open }: State) {
  if (!open) throw new Error('No form is open')
  return open
}

/** The mutation that saving would send: the values and their base. */
function edit(state: State, field: keyof Doctor) {
  const { fields, base } = formOf(state)
  return { set: fields[field], was: base[field] }
}

test('an untouched field takes the remote value and names its author (D19)', () => {
  const state = came(setFields(openOn(), { name: 'Dr K. Rao' }), {
    city: 'Tenali',
    phones: ['1', '2'],
  })
  expect(formOf(state).fields).toMatchObject({
    name: 'Dr K. Rao',
    city: 'Tenali',
    phones: ['1', '2'],
  })
  expect(formOf(state).remoteChanges).toEqual({
    city: { kind: 'merged', theirs: 'Tenali', change: priya },
    phones: { kind: 'merged', theirs: ['1', '2'], change: priya },
  })
  expect(edit(state, 'city')).toEqual({ set: 'Tenali', was: 'Tenali' })
  expect(listUnresolvedFields(formOf(state))).toEqual([])
})

test('a form without input has no changes after a remote change (D19)', () => {
  expect(toFormView(came(openOn(), { city: 'Tenali' })).isDirty).toBe(false)
})

test('a field changed on both sides keeps the local value and reports a conflict [D19]', () => {
  const state = came(setFields(openOn(), { city: 'Nellore' }), { city: 'Tenali' })
  expect(edit(state, 'city')).toEqual({ set: 'Nellore', was: 'Guntur' })
  expect(formOf(state).remoteChanges).toEqual({
    city: { kind: 'conflict', theirs: 'Tenali', change: priya },
  })
  expect(listUnresolvedFields(formOf(state))).toEqual(['city'])
})

test('keeping mine saves it as a change of theirs, without a conflict (D19)', () => {
  const conflicting = came(setFields(openOn(), { city: 'Nellore' }), { city: 'Tenali' })
  const state = resolveField(conflicting, keepMine, 'city')
  expect(edit(state, 'city')).toEqual({ set: 'Nellore', was: 'Tenali' })
  expect([listUnresolvedFields(formOf(state)), formOf(state).remoteChanges]).toEqual([[], {}])
  // The same row again is not a remote change.
  expect(came(state, { city: 'Tenali' })).toBe(state)
})

test('taking theirs leaves nothing to save (D19)', () => {
  const state = resolveField(
    came(setFields(openOn(), { city: 'Nellore' }), { city: 'Tenali' }),
    takeTheirs,
    'city',
  )
  expect(edit(state, 'city')).toEqual({ set: 'Tenali', was: 'Tenali' })
  expect(toFormView(state)).toMatchObject({ isDirty: false, remoteChanges: {} })
})

test('a third version is a new conflict, and a reverted one is none (D19)', () => {
  const conflicting = came(setFields(openOn(), { city: 'Nellore' }), { city: 'Tenali' })
  const chosen = resolveField(conflicting, keepMine, 'city')
  expect(listUnresolvedFields(formOf(came(chosen, { city: 'Ongole' })))).toEqual(['city'])
  expect(formOf(came(conflicting, { city: 'Guntur' })).remoteChanges).toEqual({})
})

test("a field's author is still shown when another field of the record changes (D19)", () => {
  const conflicting = came(setFields(openOn(), { city: 'Nellore' }), { city: 'Tenali' })
  const ravi = { ...priya, name: 'ravi' }
  const later = came(conflicting, { city: 'Tenali', phones: [] }, { change: ravi })
  expect(formOf(later).remoteChanges['city']?.change.name).toBe('priya')
  expect(formOf(later).remoteChanges['phones']?.change.name).toBe('ravi')
})

test('equal input of two users is not a conflict (D19)', () => {
  const state = came(setFields(openOn(), { city: 'Tenali' }), { city: 'Tenali' })
  expect(toFormView(state)).toMatchObject({ isDirty: false, remoteChanges: {} })
})

test('an empty field that stays blank on both sides takes the remote value (D19)', () => {
  const empty = { ...rao, city: null }
  const state = came(setFields(openOn(empty), { city: '' }), { city: 'Tenali' })
  expect(formOf(state).fields.city).toBe('Tenali')
})

test('typing over a remote change dismisses its notice (D19)', () => {
  const state = setFields(came(openOn(), { city: 'Tenali' }), { city: 'Tenali-2' })
  expect(formOf(state).remoteChanges).toEqual({})
  expect(edit(state, 'city')).toEqual({ set: 'Tenali-2', was: 'Tenali' })
})

test('changes saved by the same user in another tab are not conflicts [D19]', () => {
  const edited = setFields(openOn(), { city: 'Nellore' })
  const state = came(edited, { city: 'Tenali' }, { isOwn: (_id, field) => field === 'city' })
  expect(edit(state, 'city')).toEqual({ set: 'Nellore', was: 'Tenali' })
  expect(listUnresolvedFields(formOf(state))).toEqual([])
  expect(formOf(state).remoteChanges['city']).toMatchObject({ kind: 'own', change: { by: 'here' } })
  expect(edit(resolveField(state, takeTheirs, 'city'), 'city')).toEqual({
    set: 'Tenali',
    was: 'Tenali',
  })
})

test('a form that is being saved, closed, or of another record ignores remote changes', () => {
  const onItsWay = startSaving(openOn())
  expect(came(onItsWay, { city: 'Tenali' })).toBe(onItsWay)
  const closed: State = createClosedForm()
  expect(came(closed, { city: 'Tenali' })).toBe(closed)
  const state = openOn()
  expect(came(state, { city: 'Tenali' }, { id: 'devi' })).toBe(state)
})

test('a remotely deleted record is reported, keeps the input, and may be restored', () => {
  const gone = came(setFields(openOn(), { city: 'Nellore' }), null)
  expect(toFormView(gone)).toMatchObject({ isDeleted: true, fields: { city: 'Nellore' } })
  expect(toFormView(came(gone, {})).isDeleted).toBe(false)
})

test('a record created elsewhere is merged into the form from then on', () => {
  const blank = { ...rao, name: '', city: null }
  const none = openOn(blank)
  const state = setFields({ ...none, open: { ...formOf(none), isNew: true } }, { city: 'Nellore' })
  expect(came(state, null)).toBe(state)
  const there = came(state, { city: 'Tenali' })
  expect(formOf(there)).toMatchObject({ isNew: false, fields: { name: 'Dr Rao', city: 'Nellore' } })
  expect(listUnresolvedFields(formOf(there))).toEqual(['city'])
})

test('discarding restores the latest stored values, not the opened ones', () => {
  const conflicting = came(setFields(openOn(), { city: 'Nellore' }), { city: 'Tenali' })
  expect(toFormView(discardChanges(conflicting, true))).toMatchObject({
    fields: { city: 'Tenali' },
    isDirty: false,
    remoteChanges: {},
  })
})

test('a translation follows with its fingerprint, which is never a conflict (D19)', () => {
  const written = { 'te:name': 'రావు', 'te:name:of': createFingerprint('Dr Rao') }
  const state = came(openOn(), written)
  expect(formOf(state)).toMatchObject({ fields: written, base: written })
  expect(Object.keys(formOf(state).remoteChanges)).toEqual(['te:name'])
  const conflicting = came(setFields(openOn(), { 'te:name': 'డా. రావు' }), written)
  expect(listUnresolvedFields(formOf(conflicting))).toEqual(['te:name'])
  const chosen = formOf(resolveField(conflicting, keepMine, 'te:name'))
  expect(chosen.fields['te:name:of']).toBe(chosen.base['te:name:of'])
})

test('a translation being typed keeps the fingerprint of the English text its author saw (D17)', () => {
  const state = came(setFields(openOn(), { 'te:name': 'రావు' }), { name: 'Dr K. Rao' })
  expect(formOf(state).fields).toMatchObject({
    name: 'Dr K. Rao',
    'te:name:of': createFingerprint('Dr Rao'),
  })
})

test('a translation marked as up to date stays so when another field changes', () => {
  const written = { ...rao, 'te:name': 'రావు', 'te:name:of': 'old' }
  const right = { 'te:name': 'రావు', 'te:name:of': createFingerprint('Dr Rao') }
  const state = came(setFields(openOn(written), right), { ...written, city: 'Tenali' })
  expect(formOf(state).fields['te:name:of']).toBe(right['te:name:of'])
})

const pictures = (state: State) => formOf(state).parts.now.map(({ id, alt_text: is }) => [id, is])
const withPictures = (state: State, parts: readonly Picture[]) => came(state, {}, { parts })

test('untouched pictures follow remote additions, removals, descriptions and moves (D19)', () => {
  const state = withPictures(openOn(), [three, { ...one, alt_text: 'First' }])
  expect(pictures(state)).toEqual([
    ['three', 'Three'],
    ['one', 'First'],
  ])
  expect(toFormView(state).isDirty).toBe(false)
})

test('pictures changed on both sides are merged one by one, and nothing is lost (D19)', () => {
  const edited = setParts(openOn(), [
    two,
    { ...one, alt_text: 'Mine' },
    { id: 'new', alt_text: 'New' },
  ])
  const state = withPictures(edited, [
    { ...one, alt_text: 'Theirs' },
    { ...two, alt_text: '2' },
    three,
  ])
  expect(pictures(state)).toEqual([
    ['two', '2'],
    ['three', 'Three'],
    ['one', 'Mine'],
    ['new', 'New'],
  ])
  expect(listUnresolvedFields(formOf(state))).toEqual(['alt_text/one'])
  const mine = formOf(resolveField(state, keepMine, 'alt_text/one')).parts
  expect(mine.base.find(({ id }) => id === 'one')?.alt_text).toBe('Theirs')
  expect(mine.now.find(({ id }) => id === 'one')?.alt_text).toBe('Mine')
  const theirs = formOf(resolveField(state, takeTheirs, 'alt_text/one')).parts
  expect(theirs.now.find(({ id }) => id === 'one')?.alt_text).toBe('Theirs')
})

test('a new picture keeps its position, and a remotely added one takes the remote position (D19)', () => {
  const edited = setParts(openOn(), [one, { id: 'new', alt_text: 'New' }, two])
  expect(withPictures(edited, [one, two])).toBe(edited)
  expect(pictures(withPictures(edited, [three, one, two])).map(([id]) => id)).toEqual([
    'three',
    'one',
    'new',
    'two',
  ])
})

test('a remotely removed picture stays if its text was changed here, and a removed one stays removed (D19)', () => {
  const described = setParts(openOn(), [one, { ...two, alt_text: 'Mine' }])
  expect(pictures(withPictures(described, [one]))).toEqual([
    ['one', 'One'],
    ['two', 'Mine'],
  ])
  const removed = setParts(openOn(), [one])
  const state = withPictures(removed, [one, { ...two, alt_text: '2' }])
  expect(pictures(state)).toEqual([['one', 'One']])
  expect(formOf(state).parts.base).toHaveLength(2)
})
