import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'

import {
  mirrorTable,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import { removeRow } from '#db/edits.ts'
import { parkEdit } from '#db/outbox.ts'
import { readOutbox, readRows } from '#db/read-view.ts'
import { restoreDeletion, canRestoreDeletion, listDeletedRecords } from '#db/restore-deletion.ts'

import { syncOnce } from './sync-cycle.ts'
import { cursor, ok, scriptRemote } from './testing/scripted-remote.ts'

const ID = '00000000-0000-4000-8000-0000000000'
const illness = { id: `${ID}21`, illness_name: 'Insomnia', category_id: `${ID}20`, row_version: 2 }
const picture = { id: `${ID}22`, illness_id: illness.id, row_version: 3 }

let db: ClinicDatabase
beforeEach(async () => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
  await mirrorTable(db, 'health_library_illnesses').put(illness)
  await mirrorTable(db, 'health_library_images').put(picture)
})

/** Deletes the illness, and has the server acknowledge the deletion. */
async function deletedOnTheServer(): Promise<void> {
  await removeRow(db, 'health_library_illnesses', illness.id, { mutationId: 'gone' })
  const del = {
    health_library_illnesses: [illness.id],
    health_library_images: [picture.id],
  }
  await syncOnce(
    db,
    scriptRemote({ push: () => ({ cursor: cursor(9), del, results: [ok('gone')] }) }).remote,
  )
  expect(await readOutbox(db)).toEqual([])
}
const illnesses = () => readRows(db, 'health_library_illnesses')

test('an acknowledged deletion is undone by restoring the row as it was [D18]', async () => {
  await deletedOnTheServer()
  expect(await canRestoreDeletion(db, 'gone')).toBe(true)
  expect(await restoreDeletion(db, 'gone', 'back')).toBe(true)
  expect(await readOutbox(db)).toMatchObject([
    {
      id: 'back',
      ops: [{ t: 'health_library_illnesses', id: illness.id, op: 'restore' }],
    },
  ])
  expect((await readOutbox(db))[0]?.ops[0]?.was).toMatchObject({ illness_name: 'Insomnia' })
  expect(await illnesses()).toMatchObject([{ illness_name: 'Insomnia', category_id: `${ID}20` }])
})

test('a deletion that is being sent is followed by a restore, and the row shows at once with its children [D18]', async () => {
  await removeRow(db, 'health_library_illnesses', illness.id, { mutationId: 'gone' })
  expect(await restoreDeletion(db, 'gone')).toBe(true)
  expect((await readOutbox(db)).map(({ ops }) => ops[0]?.op)).toEqual(['delete', 'restore'])
  expect(await illnesses()).toMatchObject([{ id: illness.id }])
  expect(await readRows(db, 'health_library_images')).toMatchObject([{ id: picture.id }])
})

test('restoring a row whose deletion was rejected discards the deletion [D18]', async () => {
  await removeRow(db, 'health_library_illnesses', illness.id, { mutationId: 'gone' })
  const rows = { [illness.id]: { theirs: { illness_name: 'New' } } }
  await parkEdit(db, 1, { kind: 'conflict', rows })
  expect(await restoreDeletion(db, 'gone')).toBe(true)
  expect(await readOutbox(db)).toEqual([])
})

test('only the later of two deletions of a row can be undone, and the row returns as it was then [D18]', async () => {
  await removeRow(db, 'health_library_illnesses', illness.id, { mutationId: 'gone' })
  expect(await restoreDeletion(db, 'gone', 'back')).toBe(true)
  await removeRow(db, 'health_library_illnesses', illness.id, { mutationId: 'gone again' })
  expect(await restoreDeletion(db, 'gone')).toBe(false)
  expect(await restoreDeletion(db, 'gone again')).toBe(true)
})

test('a deletion that this device does not know cannot be undone here [D18]', async () => {
  expect(await canRestoreDeletion(db, 'unknown')).toBe(false)
  expect(await restoreDeletion(db, 'unknown')).toBe(false)
  expect(await readOutbox(db)).toEqual([])
})

test('the deleted records list their dependents until they are restored [D18]', async () => {
  await deletedOnTheServer()
  expect(await listDeletedRecords(db)).toMatchObject([
    { t: 'health_library_illnesses', id: illness.id, takes: { health_library_images: 1 } },
  ])
  await restoreDeletion(db, 'gone')
  expect(await listDeletedRecords(db)).toEqual([])
})

test('a picture whose illness was deleted is not offered for restoring alone [D18]', async () => {
  await removeRow(db, 'health_library_images', picture.id, { mutationId: 'picture' })
  await syncOnce(db, scriptRemote().remote)
  await mirrorTable(db, 'health_library_images').clear()
  expect(await listDeletedRecords(db)).toMatchObject([{ id: picture.id }])
  await mirrorTable(db, 'health_library_illnesses').clear()
  expect(await listDeletedRecords(db)).toEqual([])
})
