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
import { requestSync } from './meta.ts'
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
  test('shows at once, and leaves the mirror unchanged (AC-431) [D1]', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { name: 'Dr One' } })
    expect(await names()).toEqual(['Dr One', 'Dr 2', 'Dr 3'])
    expect(await mirrorTable(db, 'doctors').get(id(1))).toEqual(doctor(1))
  })

  test('survives a restart of the browser (AC-431) [I4]', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { name: 'Dr One' } })
    db.close()
    db = openDatabase(db.name)
    expect(await names()).toContain('Dr One')
  })

  test('of a form contains only the changed fields, with the values that the form opened with [D3]', async () => {
    const base = { ...createBlankForm('doctors'), name: 'Dr 1', display_order: 1 }
    // A pull changes the row while the form is open.
    await mirrorTable(db, 'doctors').put(doctor(1, { name: 'Changed by others' }))
    await changeRow(db, 'doctors', id(1), { fields: { ...base, name: 'Mine' }, base })
    expect(await onlyOp()).toMatchObject({ set: { name: 'Mine' }, was: { name: 'Dr 1' } })
  })

  test('of a translation contains the fingerprint of the source text that the form showed, changed there or not [D17]', async () => {
    const base = { ...createBlankForm('doctors'), name: 'Dr 1', qualification: 'MD' }
    const fields = { qualification: 'DM', 'te:name': 'రావు', 'te:qualification': 'డి.ఎం.' }
    // A pull changes the row while the form is open.
    await mirrorTable(db, 'doctors').put(doctor(1, { name: 'Changed by others' }))
    await changeRow(db, 'doctors', id(1), { fields: { ...base, ...fields }, base })
    const made = {
      'te:name:of': createFingerprint('Dr 1'),
      'te:qualification:of': createFingerprint('DM'),
    }
    const nothing = Object.fromEntries(Object.keys(made).map((field) => [field, null]))
    expect(await onlyOp()).toMatchObject({
      set: { ...fields, ...made },
      was: { 'te:name': null, ...nothing },
    })
  })

  test('of a text leaves its translation unchanged [D17]', async () => {
    const base = { ...createBlankForm('doctors'), name: 'Dr 1', 'te:name': 'రావు' }
    await changeRow(db, 'doctors', id(1), { fields: { ...base, name: 'Dr One' }, base })
    expect((await onlyOp())?.set).toEqual({ name: 'Dr One' })
  })

  test('of an unchanged form is not made [D3]', async () => {
    const base = { name: 'Dr 1', photo: null }
    expect(await changeRow(db, 'doctors', id(1), { fields: { ...base }, base })).toBe(false)
    expect(await readOutbox(db)).toEqual([])
  })

  test('a button edit uses the displayed values, including queued edits, as its base [D3]', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { is_enabled: false } })
    await changeRow(db, 'doctors', id(1), { fields: { is_enabled: true } })
    expect((await readOutbox(db))[1]?.ops[0]?.was).toEqual({ is_enabled: false })
  })

  test('that adds a row contains every editable column [D3]', async () => {
    await addRow(db, 'doctors', { name: 'New' })
    expect((await onlyOp())?.set).toEqual({ ...createBlankForm('doctors'), name: 'New' })
  })

  test('that deletes a row contains the whole row as it was shown [D3]', async () => {
    await changeRow(db, 'doctors', id(1), { fields: { name: 'Dr One' } })
    await removeRow(db, 'doctors', id(1))
    expect(await names()).toEqual(['Dr 2', 'Dr 3'])
    expect((await readOutbox(db))[1]?.ops[0]?.was).toEqual({
      ...createBlankForm('doctors'),
      name: 'Dr One',
      display_order: 1,
    })
  })

  test('that moves a row renumbers as the server does [D2]', async () => {
    await moveRow(db, 'doctors', { id: id(3), after: null })
    expect(await names()).toEqual(['Dr 3', 'Dr 1', 'Dr 2'])
    await moveRow(db, 'doctors', { id: id(3), after: id(1) })
    expect(await names()).toEqual(['Dr 1', 'Dr 3', 'Dr 2'])
    const places = (await readRows(db, 'doctors')).map((row) => row.display_order)
    expect(new Set(places)).toEqual(new Set([0, 1, 2]))
  })

  test('that moves a row behind a deleted one changes nothing [D2] (S-46)', async () => {
    await moveRow(db, 'doctors', { id: id(3), after: crypto.randomUUID() })
    expect(await names()).toEqual(['Dr 1', 'Dr 2', 'Dr 3'])
  })
})

describe('a deletion', () => {
  const NOW = 1_000_000

  /** Deletes the first doctor, with an undo window. */
  const removed = () =>
    removeRow(db, 'doctors', id(1), { undo: true, now: NOW, mutationId: 'gone' })

  test('shows at once and is sent ten seconds later [D13]', async () => {
    await removed()
    expect(await names()).toEqual(['Dr 2', 'Dr 3'])
    expect(await sendable(NOW + UNDO_WINDOW_MS - 1)).toEqual([])
    expect(await getUndoTimeLeft(db, NOW + 4_000)).toBe(UNDO_WINDOW_MS - 4_000)
    expect(await sendable(NOW + UNDO_WINDOW_MS)).toEqual(['gone'])
    expect(await getUndoTimeLeft(db, NOW + UNDO_WINDOW_MS)).toBe(0)
  })

  test('that is undone leaves no trace: the row has all its fields, even after a crash [D13]', async () => {
    const before = await readRows(db, 'doctors')
    await removed()
    db.close()
    db = openDatabase(db.name)
    expect(await undoEdits(db, 'gone')).toBe(true)
    expect(await readRows(db, 'doctors')).toEqual(before)
    expect(await readOutbox(db)).toEqual([])
  })

  test('is sent at once when another edit follows, which may depend on it [D13]', async () => {
    await removed()
    await changeRow(db, 'doctors', id(2), { fields: { name: 'Dr Two' }, mutationId: 'next' })
    expect(await sendable(NOW)).toEqual(['gone', 'next'])
    expect(await undoEdits(db, 'gone')).toBe(false)
    await removeRow(db, 'doctors', id(3), { undo: true, now: NOW, mutationId: 'third' })
    expect(await undoEdits(db, 'gone')).toBe(false)
    expect(await sendable(NOW)).toEqual(['gone', 'next'])
    expect(await undoEdits(db, 'third')).toBe(true)
  })

  test('that was sent cannot be undone, whatever the clock shows [D13]', async () => {
    await removed()
    await markSent(db, await readNextBatch(db, 50, NOW + UNDO_WINDOW_MS))
    // The server responded that the edit is held: another tab may still have sent it.
    await db.outbox.toCollection().modify({ state: 'queued' })
    expect(await undoEdits(db, 'gone')).toBe(false)
    expect(await sendable(NOW)).toEqual(['gone'])
  })

  test('that is undone between two steps of a sync cycle is not sent [D13]', async () => {
    await removed()
    const batch = await readNextBatch(db, 50, NOW + UNDO_WINDOW_MS)
    await undoEdits(db, 'gone')
    expect(await markSent(db, batch)).toEqual([])
  })

  test('is sent although the clock was set back [D13]', async () => {
    await removed()
    expect(await sendable(NOW - 60_000)).toEqual(['gone'])
  })

  test('is sent at once when its author dismisses the undo [D13]', async () => {
    await removed()
    await endUndoWindow(db, 'gone')
    expect(await sendable(NOW)).toEqual(['gone'])
    expect(await undoEdits(db, 'gone')).toBe(false)
  })

  test('is sent with everything else when the user asks for a sync [D13]', async () => {
    await removed()
    await requestSync(db)
    expect(await sendable(NOW)).toEqual(['gone'])
  })
})

describe('a picture', () => {
  const name = `1800000000000-${'b'.repeat(32)}.png`
  const picture = { bucket: 'doctors', name, type: 'image/png', bytes: new ArrayBuffer(3) }

  test('is stored in one transaction with the edit that names it [D8]', async () => {
    await addRow(
      db,
      'doctors',
      { name: 'N', photo: toUploadPath('doctors', name) },
      { pictures: [picture] },
    )
    expect(await readOutbox(db)).toMatchObject([{ files: [name] }])
    expect(await db.blobs.get(name)).toMatchObject({ type: 'image/png', uploaded: 0 })
  })

  test('and its edit are both refused with an error when the storage is full [D11]', async () => {
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

describe('while the pictures of a batch are being uploaded', () => {
  test('an edit that another tab parks blocks the later ones of the same row in this batch [D4] [I6]', async () => {
    await rename(1, 'first')
    await rename(1, 'second')
    await rename(2, 'other')
    const batch = await readNextBatch(db)
    await parkEdit(db, batch[0]?.seq ?? 0, { kind: 'rejected', code: '42501', constraint: null })
    expect(await leaving(batch)).toEqual(['other'])
  })

  test('an edit that the user resolves blocks the later ones in this batch, as it is sent before them under a new id [D4] [I6]', async () => {
    await rename(1, 'first')
    await rename(1, 'second')
    const batch = await readNextBatch(db)
    await db.outbox.update(batch[0]?.seq ?? 0, { id: 'settled' })
    expect(await leaving(batch)).toEqual([])
    expect(await sendable(Date.now())).toEqual(['settled', 'second'])
  })

  test('an edit that another tab has sent and had acknowledged does not block the later ones [D4]', async () => {
    await rename(1, 'first')
    await rename(1, 'second')
    const batch = await readNextBatch(db)
    await db.outbox.delete(batch[0]?.seq ?? 0)
    expect(await leaving(batch)).toEqual(['second'])
  })
})

test('the state of a record is saved, waiting or needs attention', async () => {
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

test('the public database has no stores for staff data [I5]', () => {
  const tables = openDatabase(PUBLIC_DATABASE).tables.map((table) => table.name)
  expect(tables).toContain('doctors')
  expect(tables).not.toContain('users')
  expect(tables).not.toContain('modern_themes')
})

test('a staff database is deleted after signing out, although another tab has it open [D1] (S-54)', async () => {
  const other = await openDatabase(db.name).open()
  await deleteDatabase(db.name)
  expect(await Dexie.exists(db.name)).toBe(false)
  expect(other.isOpen()).toBe(false)
})
