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

/** A new illness in a new category, with two pictures, and another record beside. */
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

test('[D4] while a new illness is refused its pictures wait with it, and everything else arrives', async () => {
  await newIllness(2)
  expect(await waiting()).toEqual(['category', 'doctor'])
})

test('[D4] a refused new category keeps its illness and the pictures of that, in turn', async () => {
  await newIllness(1)
  expect(await waiting()).toEqual(['doctor'])
})

test('[D6] once the illness is settled its pictures go behind it', async () => {
  await newIllness(2)
  await retryParkedEdit(db, 2, { slug: 'insomnia-2' }, () => 'settled')
  expect(await waiting()).toEqual(['category', 'settled', 'picture', 'order', 'tags', 'doctor'])
})

test('[D6] a new illness that is given up takes its pictures along, files included', async () => {
  await newIllness(2)
  expect(await db.blobs.count()).toBe(1)
  await discardEdit(db, 2)
  expect(await ids()).toEqual(['category', 'doctor'])
  expect(await db.blobs.count()).toBe(0)
})

test('[D6] a new category that is given up lets its illness go, which arrives without it', async () => {
  await newIllness(1)
  await discardEdit(db, 1)
  expect(await waiting()).toEqual(['illness', 'picture', 'order', 'tags', 'doctor'])
  expect(await readRows(db, 'health_library_illnesses')).toMatchObject([{ category_id: null }])
})

test('[D6] [I8] what may have arrived is not given up with it', async () => {
  await newIllness(2)
  await db.outbox.update(3, { state: 'sent' })
  await discardEdit(db, 2)
  expect(await ids()).toEqual(['category', 'picture', 'order', 'doctor'])
})

test('[D6] where somebody else made the record, later edits of it are kept', async () => {
  const id = await addRow(db, 'hospital_profile', { name: 'Mine' }, { mutationId: 'made' })
  await changeRow(db, 'hospital_profile', id, { fields: { city: 'Guntur' }, mutationId: 'later' })
  await parkEdit(db, 1, { kind: 'conflict', rows: { [id]: { theirs: { name: 'Theirs' } } } })
  await discardEdit(db, 1)
  expect(await ids()).toEqual(['later'])
})
