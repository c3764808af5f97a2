import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { beforeEach, describe, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import { createFingerprint } from '#model/fingerprints.ts'
import type { Op, StoredRow } from '#model/mutation.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'

import {
  deleteDatabase,
  mirrorTable,
  openDatabase,
  PUBLIC_DATABASE,
  getStaffDatabaseName,
  type ClinicDatabase,
} from './database.ts'
import { addRow, changeRow, moveRow, removeRow, StorageFullError } from './edits.ts'
import { readRecordStates } from './live/record-states.ts'
import { askForSync } from './meta.ts'
import {
  endUndoWindow,
  markSent,
  readNextBatch,
  parkEdit,
  undoEdits,
  UNDO_WINDOW_MS,
  getUndoTimeLeft,
} from './outbox.ts'
import { readOutbox, readRows } from './read-view.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const doctor = (n: number, more: object = {}): StoredRow => ({
  ...createBlankForm('doctors'),
  id: id(n),
  name: `Dr ${n}`,
  display_order: n,
  row_version: n,
  ...more,
})

let db: ClinicDatabase
beforeEach(async () => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
  await mirrorTable(db, 'doctors').bulkPut([doctor(1), doctor(2), doctor(3)])
})
const names = async () =>
  (await readRows(db, 'doctors'))
    .toSorted((a, b) => a.display_order - b.display_order)
    .map(({ name }) => name)
const sendable = async (now: number) => (await readNextBatch(db, 50, now)).map((entry) => entry.id)
const onlyOp = async () => (await readOutbox(db))[0]?.ops[0]

describe('an edit', () => {
  test('[D1] [I4] shows at once, and the mirror stays the server’s', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { name: 'Dr One' } })
    expect(await names()).toEqual(['Dr One', 'Dr 2', 'Dr 3'])
    expect(await mirrorTable(db, 'doctors').get(id(1))).toEqual(doctor(1))
  })

  test('[I4] is still there after the browser was closed', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { name: 'Dr One' } })
    db.close()
    db = openDatabase(db.name)
    expect(await names()).toContain('Dr One')
  })

  test('[D3] of a form sends only what was changed, with what the form showed when it opened', async () => {
    const seen = { ...createBlankForm('doctors'), name: 'Dr 1', display_order: 1 }
    // A pull changes the row while the form is open.
    await mirrorTable(db, 'doctors').put(doctor(1, { name: 'Changed by others' }))
    await changeRow(db, 'doctors', id(1), { fields: { ...seen, name: 'Mine' }, seen })
    expect(await onlyOp()).toMatchObject({ set: { name: 'Mine' }, was: { name: 'Dr 1' } })
  })

  test('[D17] of a translation says what it was made from: the text that the form showed, changed there or not', async () => {
    const seen = { ...createBlankForm('doctors'), name: 'Dr 1', qualification: 'MD' }
    const typed = { qualification: 'DM', 'te:name': 'రావు', 'te:qualification': 'డి.ఎం.' }
    // A pull changes the row while the form is open.
    await mirrorTable(db, 'doctors').put(doctor(1, { name: 'Changed by others' }))
    await changeRow(db, 'doctors', id(1), { fields: { ...seen, ...typed }, seen })
    const made = {
      'te:name:of': createFingerprint('Dr 1'),
      'te:qualification:of': createFingerprint('DM'),
    }
    const nothing = Object.fromEntries(Object.keys(made).map((field) => [field, null]))
    expect(await onlyOp()).toMatchObject({
      set: { ...typed, ...made },
      was: { 'te:name': null, ...nothing },
    })
  })

  test('[D17] of a text leaves its translation alone', async () => {
    const seen = { ...createBlankForm('doctors'), name: 'Dr 1', 'te:name': 'రావు' }
    await changeRow(db, 'doctors', id(1), { fields: { ...seen, name: 'Dr One' }, seen })
    expect((await onlyOp())?.set).toEqual({ name: 'Dr One' })
  })

  test('[D3] of a form in which nothing was changed is not made at all', async () => {
    const seen = { name: 'Dr 1', photo: null }
    expect(await changeRow(db, 'doctors', id(1), { fields: { ...seen }, seen })).toBe(false)
    expect(await readOutbox(db)).toEqual([])
  })

  test('a button edit uses the displayed values, including queued edits, as its base [D3]', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { is_enabled: false } })
    await changeRow(db, 'doctors', id(1), { fields: { is_enabled: true } })
    expect((await readOutbox(db))[1]?.ops[0]?.was).toEqual({ is_enabled: false })
  })

  test('[D3] that adds a row carries every editable column', async () => {
    await addRow(db, 'doctors', { name: 'New' })
    expect((await onlyOp())?.set).toEqual({ ...createBlankForm('doctors'), name: 'New' })
  })

  test('[D3] that deletes a row carries the whole row as it was seen', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { name: 'Dr One' } })
    await removeRow(db, 'doctors', id(1))
    expect(await names()).toEqual(['Dr 2', 'Dr 3'])
    expect((await readOutbox(db))[1]?.ops[0]?.was).toEqual({
      ...createBlankForm('doctors'),
      name: 'Dr One',
      display_order: 1,
    })
  })

  test('[D2] that moves a row renumbers as the server will', async () => {
    await moveRow(db, 'doctors', { id: id(3), after: null })
    expect(await names()).toEqual(['Dr 3', 'Dr 1', 'Dr 2'])
    await moveRow(db, 'doctors', { id: id(3), after: id(1) })
    expect(await names()).toEqual(['Dr 1', 'Dr 3', 'Dr 2'])
    const places = (await readRows(db, 'doctors')).map((row) => row.display_order)
    expect(new Set(places)).toEqual(new Set([0, 1, 2]))
  })

  test('[D2] S-46 that moves a row behind one that is gone moves nothing', async () => {
    await moveRow(db, 'doctors', { id: id(3), after: crypto.randomUUID() })
    expect(await names()).toEqual(['Dr 1', 'Dr 2', 'Dr 3'])
  })
})

describe('a removal', () => {
  const NOW = 1_000_000

  /** Deletes the first doctor, so that it can be taken back. */
  const removed = () =>
    removeRow(db, 'doctors', id(1), { undo: true, now: NOW, mutationId: 'gone' })

  test('[D13] shows at once and waits ten seconds before it is sent', async () => {
    await removed()
    expect(await names()).toEqual(['Dr 2', 'Dr 3'])
    expect(await sendable(NOW + UNDO_WINDOW_MS - 1)).toEqual([])
    expect(await getUndoTimeLeft(db, NOW + 4_000)).toBe(UNDO_WINDOW_MS - 4_000)
    expect(await sendable(NOW + UNDO_WINDOW_MS)).toEqual(['gone'])
    expect(await getUndoTimeLeft(db, NOW + UNDO_WINDOW_MS)).toBe(0)
  })

  test('[D13] that is taken back has never been: the row is there with all its fields, also after a crash', async () => {
    const before = await readRows(db, 'doctors')
    await removed()
    db.close()
    db = openDatabase(db.name)
    expect(await undoEdits(db, 'gone')).toBe(true)
    expect(await readRows(db, 'doctors')).toEqual(before)
    expect(await readOutbox(db)).toEqual([])
  })

  test('[D13] waits no longer when another edit follows, which may rest on it', async () => {
    await removed()
    await changeRow(db, 'doctors', id(2), { fields: { name: 'Dr Two' }, mutationId: 'next' })
    expect(await sendable(NOW)).toEqual(['gone', 'next'])
    expect(await undoEdits(db, 'gone')).toBe(false)
    await removeRow(db, 'doctors', id(3), { undo: true, now: NOW, mutationId: 'third' })
    expect(await undoEdits(db, 'gone')).toBe(false)
    expect(await sendable(NOW)).toEqual(['gone', 'next'])
    expect(await undoEdits(db, 'third')).toBe(true)
  })

  test('[D13] that was sent cannot be taken back, whatever the clock says then', async () => {
    await removed()
    await markSent(db, await readNextBatch(db, 50, NOW + UNDO_WINDOW_MS))
    // The server answered that it must wait: it may have arrived all the same, by another way.
    await db.outbox.toCollection().modify({ state: 'queued' })
    expect(await undoEdits(db, 'gone')).toBe(false)
    expect(await sendable(NOW)).toEqual(['gone'])
  })

  test('[D13] taken back between two steps of a round is not sent', async () => {
    await removed()
    const batch = await readNextBatch(db, 50, NOW + UNDO_WINDOW_MS)
    await undoEdits(db, 'gone')
    expect(await markSent(db, batch)).toEqual([])
  })

  test('[D13] a clock that was set back does not keep it here', async () => {
    await removed()
    expect(await sendable(NOW - 60_000)).toEqual(['gone'])
  })

  test('[D13] goes at once when its author says so', async () => {
    await removed()
    await endUndoWindow(db, 'gone')
    expect(await sendable(NOW)).toEqual(['gone'])
    expect(await undoEdits(db, 'gone')).toBe(false)
  })

  test('[D13] goes with everything else when a round is asked for', async () => {
    await removed()
    await askForSync(db)
    expect(await sendable(NOW)).toEqual(['gone'])
  })
})

describe('a picture', () => {
  const name = `1800000000000-${'b'.repeat(32)}.png`
  const picture = { bucket: 'doctors', name, type: 'image/png', bytes: new ArrayBuffer(3) }

  test('[D8] is stored together with the edit that names it', async () => {
    await addRow(
      db,
      'doctors',
      { name: 'N', photo: toUploadPath('doctors', name) },
      { pictures: [picture] },
    )
    expect(await readOutbox(db)).toMatchObject([{ files: [name] }])
    expect(await db.blobs.get(name)).toMatchObject({ type: 'image/png', uploaded: 0 })
  })

  test('[D11] and its edit are refused together when the device is full, and that is said', async () => {
    db.use({
      stack: 'dbcore',
      name: 'full disk',
      create: (core) => ({
        ...core,
        table: (table) => ({
          ...core.table(table),
          mutate: (request) =>
            table === 'outbox'
              ? Promise.reject(new Dexie.QuotaExceededError('full'))
              : core.table(table).mutate(request),
        }),
      }),
    })
    db.close()
    await db.open()
    const adding = addRow(db, 'doctors', { name: 'N' }, { pictures: [picture] })
    await expect(adding).rejects.toBeInstanceOf(StorageFullError)
    expect([await db.blobs.count(), await db.outbox.count()]).toEqual([0, 0])
  })
})

const rename = (n: number, name: string) =>
  changeRow(db, 'doctors', id(n), { fields: { name }, mutationId: name })
const leaving = async (batch: Awaited<ReturnType<typeof readNextBatch>>) =>
  (await markSent(db, batch)).map((entry) => entry.id)

describe('while the pictures of a batch are on their way', () => {
  test('[D4] [I6] an edit that another tab hears is refused keeps those behind it of the same row here', async () => {
    await rename(1, 'first')
    await rename(1, 'second')
    await rename(2, 'other')
    const batch = await readNextBatch(db)
    await parkEdit(db, batch[0]?.seq ?? 0, { kind: 'rejected', code: '42501', constraint: null })
    expect(await leaving(batch)).toEqual(['other'])
  })

  test('[D4] [I6] an edit that a person settles keeps those behind it here, as it goes before them under its new id', async () => {
    await rename(1, 'first')
    await rename(1, 'second')
    const batch = await readNextBatch(db)
    await db.outbox.update(batch[0]?.seq ?? 0, { id: 'settled' })
    expect(await leaving(batch)).toEqual([])
    expect(await sendable(Date.now())).toEqual(['settled', 'second'])
  })

  test('[D4] an edit that arrived by another tab lets those behind it go', async () => {
    await rename(1, 'first')
    await rename(1, 'second')
    const batch = await readNextBatch(db)
    await db.outbox.delete(batch[0]?.seq ?? 0)
    expect(await leaving(batch)).toEqual(['second'])
  })
})

test('the state of a record says whether it is saved, waits, or needs attention', async () => {
  await changeRow(db, 'doctors', id(1), { fields: { name: 'a' } })
  await changeRow(db, 'doctors', id(2), { fields: { name: 'b' } })
  const [, second] = await readOutbox(db)
  await db.outbox.update(second?.seq ?? 0, { state: 'parked' })
  const ops: Op[] = [{ t: 'doctors', id: id(3), op: 'move', after: null }]
  await db.done.add({ seq: 1, id: 'm', ops, at: 5 })
  expect(await readRecordStates(db)).toEqual(
    new Map([
      [`doctors/${id(1)}`, { kind: 'waiting', edits: 1 }],
      [`doctors/${id(2)}`, { kind: 'attention', edits: 1 }],
      [`doctors/${id(3)}`, { kind: 'saved', at: 5 }],
    ]),
  )
})

test('[I5] the public database has no room for anything that is for staff only', () => {
  const tables = openDatabase(PUBLIC_DATABASE).tables.map((table) => table.name)
  expect(tables).toContain('doctors')
  expect(tables).not.toContain('users')
  expect(tables).not.toContain('modern_themes')
})

test('[D1] S-54 a staff database is gone after signing out, though another tab has it open', async () => {
  const other = await openDatabase(db.name).open()
  await deleteDatabase(db.name)
  expect(await Dexie.exists(db.name)).toBe(false)
  expect(other.isOpen()).toBe(false)
})
