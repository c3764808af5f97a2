import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'

import type { Fields, Op } from '#model/mutation.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'

import { openDatabase, getStaffDatabaseName, type ClinicDatabase } from './database.ts'
import { queueEdit } from './edits.ts'
import { readLatestValues } from './later-edits.ts'
import { readNextBatch, parkEdit } from './outbox.ts'
import { discardEdit, retryParkedEdit, resolveConflict } from './parked-edits.ts'
import { readOutbox } from './read-view.ts'
import type { ParkReason } from './stored-types.ts'

const id = '00000000-0000-4000-8000-000000000001'
const FILE = `1800000000000-${'e'.repeat(32)}.png`
const conflict = (theirs: Fields): ParkReason => ({ kind: 'conflict', rows: { [id]: { theirs } } })
const rule: ParkReason = { kind: 'rejected', code: '23514', constraint: 'doctors_name_check' }
const change = (set: Fields, was: Fields, more: Partial<Op> = {}): Op => ({
  t: 'doctors',
  id,
  op: 'update',
  set,
  was,
  ...more,
})

let db: ClinicDatabase
beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})

/** Makes edits in order, and parks the first one. */
async function refused(refusal: ParkReason, ops: readonly Op[]): Promise<void> {
  for (const [at, op] of ops.entries())
    await queueEdit(db, [structuredClone(op)], { mutationId: `edit ${at}` })
  await parkEdit(db, 1, refusal)
}
/** Lists what would be sent now, by id; new ids are numbered from 'new 1'. */
async function left(): Promise<[string, Fields | undefined, Fields | undefined][]> {
  return (await readNextBatch(db)).map(({ id: of, ops }) => [of, ops[0]?.set, ops[0]?.was])
}
let given = 0
const newId = () => `new ${(given += 1)}`
beforeEach(() => {
  given = 0
})

const one = change({ name: 'One', qualification: 'MD' }, { name: 'Old', qualification: null })
const two = change({ name: 'Two', tags: 1 }, { name: 'One', tags: 0 })
const twice = [one, two, change({ name: 'Three' }, { name: 'Two' })]

/** Returns the values that the conflict of the first edit shows. */
async function readConflictValues(): Promise<Fields | undefined> {
  const box = await readOutbox(db)
  return box.slice(0, 1).flatMap((edit) => readLatestValues(box, edit))[0]?.set
}

test('a conflict shows the latest value of a field that was edited again [D20]', async () => {
  await refused(conflict({ name: 'Theirs' }), twice)
  expect(await readConflictValues()).toEqual({ name: 'Three', qualification: 'MD' })
})

test('a conflict shows a text that was cleared later as empty [D20]', async () => {
  await refused(conflict({ name: 'Theirs' }), [one, change({ name: null }, { name: 'One' })])
  expect(await readConflictValues()).toMatchObject({ name: null })
})

test('resolving a field with theirs applies to every edit of it, and their other fields are sent [D20]', async () => {
  await refused(conflict({ name: 'Theirs' }), twice)
  await resolveConflict(db, 1, { name: 'theirs' }, newId)
  expect(await left()).toEqual([
    ['new 1', { qualification: 'MD' }, { qualification: null }],
    ['new 2', { tags: 1 }, { tags: 0 }],
  ])
  expect(await db.outbox.count()).toBe(2)
})

test('resolving a field with mine applies to every edit of it, and each has the one before as its base [D20]', async () => {
  await refused(conflict({ name: 'Theirs' }), twice)
  await resolveConflict(db, 1, { name: 'mine' }, newId)
  expect(await left()).toEqual([
    ['new 1', { name: 'One', qualification: 'MD' }, { name: 'Theirs', qualification: null }],
    ['edit 1', { name: 'Two', tags: 1 }, { name: 'One', tags: 0 }],
    ['edit 2', { name: 'Three' }, { name: 'Two' }],
  ])
})

test('an edit made while the first was parked does not conflict with it [D20] [I6]', async () => {
  await refused(conflict({ name: 'Theirs' }), [
    change({ name: 'One' }, { name: 'Old' }),
    change({ name: 'Two' }, { name: 'Theirs' }),
  ])
  await resolveConflict(db, 1, { name: 'mine' }, newId)
  expect(await left()).toEqual([
    ['new 1', { name: 'One' }, { name: 'Theirs' }],
    ['new 2', { name: 'Two' }, { name: 'One' }],
  ])
})

test('a corrected value replaces every edit of the field [D20]', async () => {
  await refused(rule, twice)
  await retryParkedEdit(db, 1, { name: 'Right' }, newId)
  expect(await left()).toEqual([
    ['new 1', { name: 'Right', qualification: 'MD' }, { name: 'Old', qualification: null }],
    ['new 2', { tags: 1 }, { tags: 0 }],
  ])
})

test('an edit behind a discarded one takes over its base [D20] [I6]', async () => {
  await refused(rule, twice)
  await discardEdit(db, 1, newId)
  expect(await left()).toEqual([
    ['new 1', { name: 'Two', tags: 1 }, { name: 'Old', tags: 0 }],
    ['edit 2', { name: 'Three' }, { name: 'Two' }],
  ])
})

test('only the next edit takes over the base of a discarded one [D20]', async () => {
  const there = change({ name: 'One' }, { name: 'Two' })
  const andBack = change({ name: 'Three' }, { name: 'One' })
  await refused(rule, [one, two, there, andBack])
  await discardEdit(db, 1, newId)
  expect((await left()).map(([, , was]) => was?.['name'])).toEqual(['Old', 'Two', 'One'])
})

test('discarding an edit that the server failed on leaves the bases behind it, as it may have been applied [D20]', async () => {
  await refused({ kind: 'server-error' }, twice)
  await discardEdit(db, 1, newId)
  expect((await left())[0]).toEqual(['edit 1', two.set, two.was])
})

test('edits behind a row that two people created contain what the server has, as it was sent [D20]', async () => {
  await refused(conflict({ name: 'Theirs' }), [
    change({ name: 'One', qualification: 'MD' }, {}, { op: 'insert' }),
    change({ name: 'Two', qualification: 'DM' }, { name: 'One', qualification: 'MD' }),
  ])
  await resolveConflict(db, 1, { name: 'theirs' }, newId)
  expect(await left()).toEqual([['new 1', { qualification: 'DM' }, { qualification: 'MD' }]])
})

const text = (value: string) => ({ 'te:name': value, 'te:name:of': '0badcafe' })

test('in the edits behind a conflict a translation keeps the fingerprint of its source, too [D17] [D20]', async () => {
  await refused(conflict({ 'te:name': 'వారిది' }), [
    change(text('నాది'), text('పాతది')),
    change({ ...text('కొత్తది'), name: 'N' }, { ...text('నాది'), name: 'O' }),
  ])
  await resolveConflict(db, 1, { 'te:name': 'theirs' }, newId)
  expect(await left()).toEqual([['new 1', { name: 'N' }, { name: 'O' }]])
})

test('a picture that theirs replaces is deleted, whichever edit chose it [D8] [D20]', async () => {
  const photo = toUploadPath('doctors', FILE)
  await queueEdit(db, [change({ photo: 'https://x.invalid/p' }, { photo: null })])
  const bytes = new ArrayBuffer(1)
  await queueEdit(db, [change({ photo }, { photo: 'https://x.invalid/p' })], {
    pictures: [{ name: FILE, bucket: 'doctors', type: 'image/png', bytes }],
  })
  await parkEdit(db, 1, conflict({ photo: 'https://x.invalid/q' }))
  await resolveConflict(db, 1, { photo: 'theirs' })
  expect(await db.outbox.count()).toBe(0)
  expect(await db.blobs.count()).toBe(0)
})

test('a conflict does not extend to edits behind a deletion [D20]', async () => {
  const last = change({ name: 'Later' }, { name: 'Two' })
  const removal = change({}, { name: 'Two' }, { op: 'delete' })
  await refused(conflict({ name: 'Theirs' }), [one, removal, last])
  expect(await readConflictValues()).toMatchObject({ name: 'One' })
})

test('a conflict does not extend to edits behind another parked edit [D20]', async () => {
  const last = change({ name: 'Later' }, { name: 'Two' })
  await refused(conflict({ name: 'Theirs' }), [one, two, last])
  await parkEdit(db, 2, rule)
  await resolveConflict(db, 1, { name: 'theirs' }, newId)
  expect((await readOutbox(db)).map(({ ops }) => ops[0]?.set)).toEqual([
    { qualification: 'MD' },
    two.set,
    last.set,
  ])
})

test('edits behind the restore of a deleted row stay [D6]', async () => {
  const gone: ParkReason = { kind: 'conflict', rows: { [id]: { gone: { name: 'Old' } } } }
  const back = change({}, { name: 'Old' }, { op: 'restore' })
  await refused(gone, [one, back, change({ tags: 1 }, { tags: 0 })])
  await discardEdit(db, 1)
  expect((await left()).map(([of]) => of)).toEqual(['edit 1', 'edit 2'])
})

test('discarding an update of a deleted row discards the updates behind it [D6]', async () => {
  const gone: ParkReason = { kind: 'conflict', rows: { [id]: { gone: { name: 'Old' } } } }
  await refused(gone, [one, change({ tags: 1 }, { tags: 0 })])
  await discardEdit(db, 1)
  expect(await db.outbox.count()).toBe(0)
})
