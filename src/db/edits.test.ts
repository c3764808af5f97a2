import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { beforeEach, describe, expect, test } from 'vitest'

import { blankOf } from '#model/blanks.ts'
import { fingerprintOf } from '#model/fingerprints.ts'
import type { Op, StoredRow } from '#model/mutation.ts'
import { uploadedPath } from '#model/texts/picture-path.ts'

import {
  deleteDatabase,
  mirror,
  openDatabase,
  PUBLIC_DATABASE,
  staffDatabaseName,
  type ClinicDatabase,
} from './database.ts'
import { addRow, changeRow, moveRow, removeRow, StorageFullError } from './edits.ts'
import { recordStates } from './live/record-states.ts'
import { askForSync } from './meta.ts'
import { letGo, markSent, nextBatch, park, takeBack, UNDO_MS, undoLeft } from './outbox.ts'
import { entries, rowsOf } from './read-view.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const doctor = (n: number, more: object = {}): StoredRow => ({
  ...blankOf('doctors'),
  id: id(n),
  name: `Dr ${n}`,
  display_order: n,
  row_version: n,
  ...more,
})

let db: ClinicDatabase
beforeEach(async () => {
  db = openDatabase(staffDatabaseName(crypto.randomUUID()))
  await mirror(db, 'doctors').bulkPut([doctor(1), doctor(2), doctor(3)])
})
const names = async () =>
  (await rowsOf(db, 'doctors'))
    .toSorted((a, b) => a.display_order - b.display_order)
    .map(({ name }) => name)
const sendable = async (now: number) => (await nextBatch(db, 50, now)).map((entry) => entry.id)
const onlyOp = async () => (await entries(db))[0]?.ops[0]

describe('an edit', () => {
  test('[D1] [I4] shows at once, and the mirror stays the server’s', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { name: 'Dr One' } })
    expect(await names()).toEqual(['Dr One', 'Dr 2', 'Dr 3'])
    expect(await mirror(db, 'doctors').get(id(1))).toEqual(doctor(1))
  })

  test('[I4] is still there after the browser was closed', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { name: 'Dr One' } })
    db.close()
    db = openDatabase(db.name)
    expect(await names()).toContain('Dr One')
  })

  test('[D3] of a form sends only what was changed, with what the form showed when it opened', async () => {
    const seen = { ...blankOf('doctors'), name: 'Dr 1', display_order: 1 }
    // A pull changes the row while the form is open.
    await mirror(db, 'doctors').put(doctor(1, { name: 'Changed by others' }))
    await changeRow(db, 'doctors', id(1), { fields: { ...seen, name: 'Mine' }, seen })
    expect(await onlyOp()).toMatchObject({ set: { name: 'Mine' }, was: { name: 'Dr 1' } })
  })

  test('[D17] of a translation says what it was made from: the text that the form showed, changed there or not', async () => {
    const seen = { ...blankOf('doctors'), name: 'Dr 1', qualification: 'MD' }
    const typed = { qualification: 'DM', 'te:name': 'రావు', 'te:qualification': 'డి.ఎం.' }
    // A pull changes the row while the form is open.
    await mirror(db, 'doctors').put(doctor(1, { name: 'Changed by others' }))
    await changeRow(db, 'doctors', id(1), { fields: { ...seen, ...typed }, seen })
    const made = { 'te:name:of': fingerprintOf('Dr 1'), 'te:qualification:of': fingerprintOf('DM') }
    const nothing = Object.fromEntries(Object.keys(made).map((field) => [field, null]))
    expect(await onlyOp()).toMatchObject({
      set: { ...typed, ...made },
      was: { 'te:name': null, ...nothing },
    })
  })

  test('[D17] of a text leaves its translation alone', async () => {
    const seen = { ...blankOf('doctors'), name: 'Dr 1', 'te:name': 'రావు' }
    await changeRow(db, 'doctors', id(1), { fields: { ...seen, name: 'Dr One' }, seen })
    expect((await onlyOp())?.set).toEqual({ name: 'Dr One' })
  })

  test('[D3] of a form in which nothing was changed is not made at all', async () => {
    const seen = { name: 'Dr 1', photo: null }
    expect(await changeRow(db, 'doctors', id(1), { fields: { ...seen }, seen })).toBe(false)
    expect(await entries(db)).toEqual([])
  })

  test('[D3] by a button means what is shown now, own waiting edits included', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { is_enabled: false } })
    await changeRow(db, 'doctors', id(1), { fields: { is_enabled: true } })
    expect((await entries(db))[1]?.ops[0]?.was).toEqual({ is_enabled: false })
  })

  test('[D3] that adds a row carries every editable column', async () => {
    await addRow(db, 'doctors', { name: 'New' })
    expect((await onlyOp())?.set).toEqual({ ...blankOf('doctors'), name: 'New' })
  })

  test('[D3] that deletes a row carries the whole row as it was seen', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { name: 'Dr One' } })
    await removeRow(db, 'doctors', id(1))
    expect(await names()).toEqual(['Dr 2', 'Dr 3'])
    expect((await entries(db))[1]?.ops[0]?.was).toEqual({
      ...blankOf('doctors'),
      name: 'Dr One',
      display_order: 1,
    })
  })

  test('[D2] that moves a row renumbers as the server will', async () => {
    await moveRow(db, 'doctors', { id: id(3), after: null })
    expect(await names()).toEqual(['Dr 3', 'Dr 1', 'Dr 2'])
    await moveRow(db, 'doctors', { id: id(3), after: id(1) })
    expect(await names()).toEqual(['Dr 1', 'Dr 3', 'Dr 2'])
    const places = (await rowsOf(db, 'doctors')).map((row) => row.display_order)
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
    expect(await sendable(NOW + UNDO_MS - 1)).toEqual([])
    expect(await undoLeft(db, NOW + 4_000)).toBe(UNDO_MS - 4_000)
    expect(await sendable(NOW + UNDO_MS)).toEqual(['gone'])
    expect(await undoLeft(db, NOW + UNDO_MS)).toBe(0)
  })

  test('[D13] that is taken back has never been: the row is there with all its fields, also after a crash', async () => {
    const before = await rowsOf(db, 'doctors')
    await removed()
    db.close()
    db = openDatabase(db.name)
    expect(await takeBack(db, 'gone')).toBe(true)
    expect(await rowsOf(db, 'doctors')).toEqual(before)
    expect(await entries(db)).toEqual([])
  })

  test('[D13] waits no longer when another edit follows, which may rest on it', async () => {
    await removed()
    await changeRow(db, 'doctors', id(2), { fields: { name: 'Dr Two' }, mutationId: 'next' })
    expect(await sendable(NOW)).toEqual(['gone', 'next'])
    expect(await takeBack(db, 'gone')).toBe(false)
    await removeRow(db, 'doctors', id(3), { undo: true, now: NOW, mutationId: 'third' })
    expect(await takeBack(db, 'gone')).toBe(false)
    expect(await sendable(NOW)).toEqual(['gone', 'next'])
    expect(await takeBack(db, 'third')).toBe(true)
  })

  test('[D13] that was sent cannot be taken back, whatever the clock says then', async () => {
    await removed()
    await markSent(db, await nextBatch(db, 50, NOW + UNDO_MS))
    // The server answered that it must wait: it may have arrived all the same, by another way.
    await db.outbox.toCollection().modify({ state: 'queued' })
    expect(await takeBack(db, 'gone')).toBe(false)
    expect(await sendable(NOW)).toEqual(['gone'])
  })

  test('[D13] taken back between two steps of a round is not sent', async () => {
    await removed()
    const batch = await nextBatch(db, 50, NOW + UNDO_MS)
    await takeBack(db, 'gone')
    expect(await markSent(db, batch)).toEqual([])
  })

  test('[D13] a clock that was set back does not keep it here', async () => {
    await removed()
    expect(await sendable(NOW - 60_000)).toEqual(['gone'])
  })

  test('[D13] goes at once when its author says so', async () => {
    await removed()
    await letGo(db, 'gone')
    expect(await sendable(NOW)).toEqual(['gone'])
    expect(await takeBack(db, 'gone')).toBe(false)
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
      { name: 'N', photo: uploadedPath('doctors', name) },
      { pictures: [picture] },
    )
    expect(await entries(db)).toMatchObject([{ files: [name] }])
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
const leaving = async (batch: Awaited<ReturnType<typeof nextBatch>>) =>
  (await markSent(db, batch)).map((entry) => entry.id)

describe('while the pictures of a batch are on their way', () => {
  test('[D4] [I6] an edit that another tab hears is refused keeps those behind it of the same row here', async () => {
    await rename(1, 'first')
    await rename(1, 'second')
    await rename(2, 'other')
    const batch = await nextBatch(db)
    await park(db, batch[0]?.seq ?? 0, { kind: 'rejected', code: '42501', constraint: null })
    expect(await leaving(batch)).toEqual(['other'])
  })

  test('[D4] [I6] an edit that a person settles keeps those behind it here, as it goes before them under its new id', async () => {
    await rename(1, 'first')
    await rename(1, 'second')
    const batch = await nextBatch(db)
    await db.outbox.update(batch[0]?.seq ?? 0, { id: 'settled' })
    expect(await leaving(batch)).toEqual([])
    expect(await sendable(Date.now())).toEqual(['settled', 'second'])
  })

  test('[D4] an edit that arrived by another tab lets those behind it go', async () => {
    await rename(1, 'first')
    await rename(1, 'second')
    const batch = await nextBatch(db)
    await db.outbox.delete(batch[0]?.seq ?? 0)
    expect(await leaving(batch)).toEqual(['second'])
  })
})

test('the state of a record says whether it is saved, waits, or needs attention', async () => {
  await changeRow(db, 'doctors', id(1), { fields: { name: 'a' } })
  await changeRow(db, 'doctors', id(2), { fields: { name: 'b' } })
  const [, second] = await entries(db)
  await db.outbox.update(second?.seq ?? 0, { state: 'parked' })
  const ops: Op[] = [{ t: 'doctors', id: id(3), op: 'move', after: null }]
  await db.done.add({ seq: 1, id: 'm', ops, at: 5 })
  expect(await recordStates(db)).toEqual(
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
