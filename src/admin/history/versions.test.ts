import { expect, test } from 'vitest'

import { diffRecords, getRestorableField, buildVersions, type AuditEvent } from './versions.ts'

const happening = (change: Partial<AuditEvent>): AuditEvent => ({
  id: 'x',
  record: { table: 'doctors', id: 'y' },
  author: 'ravi',
  at: 0,
  action: 'update',
  description: '',
  state: null,
  ...change,
})
const contents = (now: object | null, happenings: Partial<AuditEvent>[]) =>
  buildVersions('doctors', now as Record<string, unknown>, happenings.map(happening)).map(
    ({ content }) => content,
  )

test('each version is the next newer one with its change reverted', () => {
  expect(
    contents({ name: 'C', photo: 'q' }, [
      { before: { name: 'B' }, after: { name: 'C' } },
      { before: { photo: 'p' }, after: { photo: 'q' } },
      { before: { name: 'A' }, after: { name: 'B' } },
    ]),
  ).toEqual([
    { name: 'C', photo: 'q' },
    { name: 'B', photo: 'q' },
    { name: 'B', photo: 'p' },
  ])
})

test('a change made in the database itself has only before values: the next version supplies the rest', () => {
  const [version] = buildVersions('doctors', { name: 'New', photo: null }, [
    happening({ before: { id: 'x', name: 'Old', photo: null, added_by: 'y' } }),
  ])
  expect(version?.fields).toEqual([
    { column: 'name', label: 'Full Name', before: 'Old', after: 'New' },
  ])
})

test('a record that was deleted and restored has versions on both sides', () => {
  expect(
    contents({ name: 'Again' }, [
      { action: 'create', after: { name: 'Again' } },
      { action: 'delete', before: { name: 'First', row_version: 4 } },
      { action: 'create', after: { name: 'First' } },
    ]),
  ).toEqual([{ name: 'Again' }, null, { name: 'First' }])
})

test('a move changes no field of a record', () => {
  const [moved, older] = buildVersions('doctors', { name: 'A' }, [
    happening({ description: 'Moved doctor: A' }),
    happening({ action: 'create', after: { name: 'A' } }),
  ])
  expect(moved).toMatchObject({ fields: [], content: { name: 'A' } })
  expect(older?.content).toEqual({ name: 'A' })
})

test('a translation is restored with its fingerprint, which is not shown (S-82)', () => {
  const [version] = buildVersions('doctors', { name: 'A', 'te:name': 'బి', 'te:name:of': '2' }, [
    happening({
      before: { 'te:name': 'ఎ', 'te:name:of': '1' },
      after: { 'te:name': 'బి', 'te:name:of': '2' },
    }),
  ])
  expect(version?.fields.map(({ label }) => label)).toEqual(['Full Name (తెలుగు)'])
  expect(version && getRestorableField(version, 'te:name')).toEqual({
    'te:name': 'ఎ',
    'te:name:of': '1',
  })
})

test("only editable fields are compared, in the form's order", () => {
  const now = { name: 'A', qualification: 'X', row_version: 3 }
  const wanted = { row_version: 2, qualification: 'Y', name: 'B', removed_column: 1 }
  expect(diffRecords('doctors', now, wanted).map(({ column }) => column)).toEqual([
    'name',
    'qualification',
  ])
})
