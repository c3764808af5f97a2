import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'

import { openDatabase, getStaffDatabaseName, type ClinicDatabase } from './database.ts'
import { addRow, changeRow, moveRow } from './edits.ts'
import { readNextBatch, parkEdit } from './outbox.ts'
import { discardEdit, retryParkedEdit } from './parked-edits.ts'
import { readOutbox, readRows } from './read-view.ts'
import type { ParkReason } from './stored-types.ts'

const taken: ParkReason = {
  kind: 'rejected',
  code: '23505',
  constraint: 'health_library_illnesses_slug_key',
}
const FILE = `1800000000000-${'e'.repeat(32)}.png`

let db: ClinicDatabase
beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})

/**
 * Creates an illness in a new category, with two pictures, and a record that is independent of
 * them.
 */
async function newIllness(refused: number, why: ParkReason = taken): Promise<void> {
  const category = await addRow(db, 'health_library_categories', {}, { mutationId: 'category' })
  const illness = await addRow(
    db,
    'health_library_illnesses',
    { illness_name: 'Insomnia', category_id: category },
    { mutationId: 'illness' },
  )
  const one = { illness_id: illness, image_url: `/storage/v1/object/public/health-library/${FILE}` }
  const bytes = new ArrayBuffer(1)
  const pictures = [{ name: FILE, bucket: 'health-library', type: 'image/png', bytes }]
  const id = await addRow(db, 'health_library_images', one, { mutationId: 'picture', pictures })
  await moveRow(db, 'health_library_images', { id, after: null }, { mutationId: 'order' })
  await changeRow(db, 'health_library_illnesses', illness, {
    fields: { tags: ['night'] },
    mutationId: 'tags',
  })
  await addRow(db, 'doctors', { name: 'Dr Rao' }, { mutationId: 'doctor' })
  await parkEdit(db, refused, why)
}
const waiting = async () => (await readNextBatch(db)).map(({ id }) => id)
const ids = async () => (await readOutbox(db)).map(({ id }) => id)

test('while a new illness is parked its pictures are blocked, and independent edits are sent [D4]', async () => {
  await newIllness(2)
  expect(await waiting()).toEqual(['category', 'doctor'])
})

test("a parked new category blocks its illness and the illness's pictures [D4]", async () => {
  await newIllness(1)
  expect(await waiting()).toEqual(['doctor'])
})

test('the pictures of a new illness are sent after its conflict is resolved [D6]', async () => {
  await newIllness(2)
  await retryParkedEdit(db, 2, { slug: 'insomnia-2' }, () => 'settled')
  expect(await waiting()).toEqual(['category', 'settled', 'picture', 'order', 'tags', 'doctor'])
})

test('discarding a new illness discards its pictures with their files [D6]', async () => {
  await newIllness(2)
  expect(await db.blobs.count()).toBe(1)
  await discardEdit(db, 2)
  expect(await ids()).toEqual(['category', 'doctor'])
  expect(await db.blobs.count()).toBe(0)
})

test('discarding a new category unlinks its illness, which is then sent without it [D6]', async () => {
  await newIllness(1)
  await discardEdit(db, 1)
  expect(await waiting()).toEqual(['illness', 'picture', 'order', 'tags', 'doctor'])
  expect(await readRows(db, 'health_library_illnesses')).toMatchObject([{ category_id: null }])
})

test('dependent edits that may have been applied are not discarded [D6] [I8]', async () => {
  await newIllness(2)
  await db.outbox.update(3, { state: 'sent' })
  await discardEdit(db, 2)
  expect(await ids()).toEqual(['category', 'picture', 'order', 'doctor'])
})

test('later edits of a record stay if another staff member created it [D6]', async () => {
  const id = await addRow(db, 'hospital_profile', { name: 'Mine' }, { mutationId: 'made' })
  await changeRow(db, 'hospital_profile', id, { fields: { city: 'Guntur' }, mutationId: 'later' })
  await parkEdit(db, 1, { kind: 'conflict', rows: { [id]: { theirs: { name: 'Theirs' } } } })
  await discardEdit(db, 1)
  expect(await ids()).toEqual(['later'])
})
