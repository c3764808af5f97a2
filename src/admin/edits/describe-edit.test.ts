import { expect, test } from 'vitest'

import type { Fields, Op } from '#model/mutation.ts'

import { describeEdit } from './describe-edit.ts'
import { describeParkReason } from './park-reasons.ts'

const change: Op = {
  t: 'doctors',
  id: 'd1',
  op: 'update',
  set: { name: 'Dr Rao Garu', photo: null },
  was: { name: 'Dr Rao', photo: null },
}
const describe = (op: Op, name = 'Dr Rao') =>
  describeEdit({ ops: [op], before: { [`${op.t}/${op.id}`]: { name } } })

test("an edit is described in the panel's own labels", () => {
  expect(describe(change)).toBe('Change of doctor Dr Rao: Full Name, Photo')
  expect(describe({ ...change, op: 'delete' })).toBe('Deletion of doctor Dr Rao')
  expect(describe({ ...change, op: 'move' })).toBe('New position of doctor Dr Rao')
  const added = describeEdit({
    ops: [{ ...change, op: 'insert' }],
    before: { 'doctors/d1': null },
  })
  expect(added).toBe('New doctor Dr Rao Garu')
})

test('a record without a name is named by its content', () => {
  const settings: Op = {
    t: 'modern_site_settings',
    id: 's',
    op: 'update',
    set: { health_library_enabled: false },
  }
  expect(describeEdit({ ops: [settings], before: {} })).toBe(
    'Change of site settings: Health Library visible to the public',
  )
})

test('a record without a name column is named by its description and owner', () => {
  const owners = new Map([['i1', 'Migraine']])
  const picture = (part: Partial<Op>, row: Fields | null): string =>
    describeEdit(
      {
        ops: [{ t: 'health_library_images', id: 'p1', op: 'update', ...part }],
        before: { 'health_library_images/p1': row },
      },
      owners,
    )
  const row = { illness_id: 'i1', alt_text: 'A brain scan' }
  expect(picture({ set: { alt_text: 'Other' } }, row)).toBe(
    'Change of illness picture “A brain scan” of Migraine: Description of the picture',
  )
  expect(picture({ op: 'insert', set: { ...row, alt_text: '' } }, null)).toBe(
    'New illness picture of Migraine',
  )
  expect(picture({ op: 'delete', was: row }, null)).toBe(
    'Deletion of illness picture “A brain scan” of Migraine',
  )
  expect(picture({ op: 'move' }, { ...row, illness_id: 'unknown' })).toBe(
    'New position of illness picture “A brain scan”',
  )
})

test('a deleted record is named as it was when it was deleted', () => {
  const op: Op = { t: 'doctors', id: 'd1', op: 'update', set: { photo: 'x' }, was: { photo: null } }
  const refusal = { kind: 'conflict', rows: { d1: { gone: { name: 'Dr Rao' } } } } as const
  expect(describeEdit({ ops: [op], before: { 'doctors/d1': null }, refusal })).toBe(
    'Change of doctor Dr Rao: Photo',
  )
})

test("every park reason has a message; the server's own words are repeated only for a picture (AC-288)", () => {
  const rejected = (code: string, constraint: string | null = null) =>
    describeParkReason({ kind: 'rejected', code, constraint }, [change])
  expect(rejected('23505', 'health_library_illnesses_slug_key')).toBe('Slug already exists')
  expect(rejected('42501')).toBe('Your role no longer allows this change.')
  expect(rejected('XX000')).toBe('The server rejected this change.')
  expect(
    describeParkReason({ kind: 'file-refused', message: 'mime type not supported' }, [change]),
  ).toBe(
    'The server rejected its picture: mime type not supported. Please choose another one, or try again later.',
  )
  expect(describeParkReason({ kind: 'conflict', rows: { d1: { gone: null } } }, [change])).toBe(
    'This doctor was deleted on another device.',
  )
})

test('a translation is named by its field and language, and its fingerprint is not mentioned (R16)', () => {
  const translated = { ...change, set: { 'te:name': 'రావు', 'te:name:of': '0badcafe' } }
  expect(describe(translated)).toBe('Change of doctor Dr Rao: Full Name (తెలుగు)')
})

test.for([
  ['te:name', '23514', 'Full Name (తెలుగు) is too long, or not allowed.'],
  ['te:photo', '42501', 'The server has no translation field named te:photo.'],
])('%s that the server rejects is reported by its name (R16)', ([field, code, sentence]) => {
  const translated = { ...change, set: { [field ?? '']: 'రావు' } }
  const refusal = { kind: 'rejected', code: code ?? '', constraint: field ?? '' } as const
  expect(describeParkReason(refusal, [translated])).toBe(sentence)
})
