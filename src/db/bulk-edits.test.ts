import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'

import { queueBulkEdit } from './bulk-edits.ts'
import { mirrorTable, openDatabase, getStaffDatabaseName, type ClinicDatabase } from './database.ts'
import { changeRow } from './edits.ts'
import { endUndoWindow, markSent, readNextBatch, undoEdits, UNDO_WINDOW_MS } from './outbox.ts'
import { readOutbox, readRows } from './read-view.ts'

const NOW = 1_000_000
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

const doctor = (n: number) => ({
  ...createBlankForm('doctors'),
  id: id(n),
  name: `Dr ${n}`,
  display_order: n,
  row_version: n,
})

let db: ClinicDatabase
beforeEach(async () => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
  await mirrorTable(db, 'doctors').bulkPut([doctor(1), doctor(2), doctor(3)])
})

const hideTwo = () =>
  queueBulkEdit(
    db,
    'doctors',
    [1, 2].map((n) => ({ id: id(n), op: 'update', set: { is_enabled: false } })),
    { undo: true, now: NOW },
  )
const sendable = async (now: number) =>
  (await readNextBatch(db, 50, now)).map(({ ops }) => ops[0]?.id)

test('a bulk action makes one edit per record, each with its base [D13]', async () => {
  await hideTwo()
  const edits = (await readOutbox(db)).map(({ ops }) => ops)
  const op = { t: 'doctors', op: 'update', set: { is_enabled: false }, was: { is_enabled: true } }
  expect(edits).toEqual([[{ ...op, id: id(1) }], [{ ...op, id: id(2) }]])
})

test('a bulk action waits ten seconds as a whole and is undone as a whole [D13]', async () => {
  const before = await readRows(db, 'doctors')
  const action = await hideTwo()
  expect(await sendable(NOW + UNDO_WINDOW_MS - 1)).toEqual([])
  expect(await sendable(NOW + UNDO_WINDOW_MS)).toEqual([id(1), id(2)])
  expect(await undoEdits(db, action)).toBe(true)
  expect(await readRows(db, 'doctors')).toEqual(before)
  expect(await readOutbox(db)).toEqual([])
})

test('a bulk action cannot be undone once one of its edits was sent [D13]', async () => {
  const action = await hideTwo()
  await markSent(db, await readNextBatch(db, 1, NOW + UNDO_WINDOW_MS))
  await db.outbox.where({ seq: 1 }).delete()
  expect(await undoEdits(db, action)).toBe(false)
  expect(await sendable(NOW)).toEqual([id(2)])
})

test('another edit ends the undo window of a bulk action, and so does dismissing the notice [D13]', async () => {
  const action = await hideTwo()
  await endUndoWindow(db, action)
  expect(await sendable(NOW)).toEqual([id(1), id(2)])
  const again = await hideTwo()
  await changeRow(db, 'doctors', id(3), { fields: { name: 'Dr Three' } })
  expect(await undoEdits(db, again)).toBe(false)
})
