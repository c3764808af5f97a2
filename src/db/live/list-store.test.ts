import 'fake-indexeddb/auto'
import { isDeepStrictEqual } from 'node:util'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import type { StoredRow } from '#model/mutation.ts'
import { sortRows } from '#model/order.ts'

import {
  getStaffDatabaseName,
  mirrorTable,
  openDatabase,
  PUBLIC_DATABASE,
  type ClinicDatabase,
} from '../database.ts'
import { addRow, changeRow, moveRow, removeRow } from '../edits.ts'
import { markSent, parkEdit, readNextBatch } from '../outbox.ts'
import { readRows } from '../read-view.ts'
import { FIRST_ROWS, readFirstRows } from './read-first-rows.ts'
import { createTableStore, type TableRows } from './table-store.ts'

const TABLE = 'health_library_illnesses'
const COUNT = 250

let db: ClinicDatabase
beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})
afterEach(() => vi.restoreAllMocks())

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** In the order of the list the last ids stand first. */
const anIllness = (n: number, change: object = {}): StoredRow => ({
  ...createBlankForm(TABLE),
  id: id(n),
  row_version: n,
  illness_name: `Illness ${n}`,
  meaning: 'Long. '.repeat(20),
  display_order: COUNT - n,
  ...change,
})

const fill = (count = COUNT, change: (n: number) => object = () => ({})) =>
  mirrorTable(db, TABLE).bulkPut(Array.from({ length: count }, (_, n) => anIllness(n, change(n))))

const inOrder = async () => sortRows(TABLE, await readRows(db, TABLE)).map((row) => row.id)

/** The first rows, in order, as the list would draw them. */
async function firstIds(): Promise<string[] | null> {
  const first = await readFirstRows(db, TABLE)
  return first && sortRows(TABLE, first).map((row) => row.id)
}

type Small = Pick<StoredRow, 'id' | 'row_version'> & Record<string, unknown>

/** What a list keeps: one field depends on a column that it does not keep. */
const toSmall = (row: StoredRow): Small => ({
  id: row.id,
  row_version: row.row_version ?? 0,
  illness_name: row['illness_name'],
  category_id: row['category_id'],
  display_order: row['display_order'],
  length: String(row['meaning']).length,
})

function recordStates() {
  const seen: (TableRows<Small> | undefined)[] = []
  const store = createTableStore(db, TABLE, toSmall)
  const stop = store.subscribe(() => seen.push(store.get()))
  return { store, seen, stop }
}

test('a long list has its first rows before the rest, and they are those of the whole list', async () => {
  await fill()
  const { seen, stop } = recordStates()
  await expect.poll(() => seen.at(-1)?.isWhole).toBe(true)
  stop()
  expect(seen.map((value) => [value?.rows.length, value?.isWhole])).toEqual([
    [FIRST_ROWS, false],
    [COUNT, true],
  ])
  const first = sortRows(TABLE, seen[0]?.rows ?? []).map((row) => row.id)
  expect(first).toEqual((await inOrder()).slice(0, FIRST_ROWS))
})

test('the first rows are read by an index, without the other rows', async () => {
  await fill()
  const whole = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  const byOrder = vi.spyOn(IDBIndex.prototype, 'getAll')
  await readFirstRows(db, TABLE)
  expect(byOrder.mock.contexts.map((index) => (index as IDBIndex).name)).toEqual(['display_order'])
  const stores = whole.mock.contexts.map((store) => (store as IDBObjectStore).name)
  expect(stores).not.toContain(TABLE)
})

test('a list that is opened again has its first rows first, and loses none while it is open', async () => {
  await fill()
  const { store, seen, stop } = recordStates()
  await expect.poll(() => seen.at(-1)?.isWhole).toBe(true)
  await mirrorTable(db, TABLE).clear()
  await fill()
  await changeRow(db, TABLE, id(1), { fields: { illness_name: 'Mine' } })
  const names = () => store.get()?.rows.map((row) => row['illness_name'])
  await expect.poll(() => names()).toContain('Mine')
  expect(seen.slice(1).every((value) => value?.isWhole)).toBe(true)
  stop()
  await expect.poll(() => store.get()).toBeUndefined()
  seen.length = 0
  const stopAgain = store.subscribe(() => seen.push(store.get()))
  await expect.poll(() => seen.at(-1)?.isWhole).toBe(true)
  stopAgain()
  expect(seen.map((value) => value?.rows.length)).toEqual([FIRST_ROWS, COUNT])
})

test('a short list comes at once', async () => {
  await fill(FIRST_ROWS)
  const { seen, stop } = recordStates()
  await expect.poll(() => seen).toHaveLength(1)
  stop()
  expect(seen[0]).toMatchObject({ isWhole: true })
})

test('of rows in the same place none is among the first unless all of them are', async () => {
  await fill(COUNT, (n) => ({ display_order: Math.floor((COUNT - n) / 10) }))
  const first = await firstIds()
  expect(first).toEqual((await inOrder()).slice(0, first?.length))
  expect(first?.length).toBeGreaterThan(10)
  await fill(COUNT, () => ({ display_order: 0 }))
  expect(await firstIds()).toBeNull()
})

test('unsent edits are in the first rows, parked ones are not [D2]', async () => {
  await fill()
  const [one = '', two = '', three = ''] = await inOrder()
  const last = id(0)
  await removeRow(db, TABLE, one)
  await changeRow(db, TABLE, two, { fields: { illness_name: 'Mine' } })
  await changeRow(db, TABLE, three, { fields: { display_order: 9_000 } })
  await changeRow(db, TABLE, last, { fields: { display_order: -1 } })
  await addRow(db, TABLE, { illness_name: 'New, first', display_order: -2 }, { id: id(900) })
  await addRow(db, TABLE, { illness_name: 'New, last', display_order: 9_001 }, { id: id(901) })
  const first = await firstIds()
  expect(first?.slice(0, 3)).toEqual([id(900), last, two])
  expect(first).toEqual((await inOrder()).slice(0, first?.length))
  const rows = await readFirstRows(db, TABLE)
  expect(rows?.find((row) => row.id === two)).toMatchObject({ illness_name: 'Mine' })
  await parkEdit(db, (await db.outbox.orderBy(':id').first())?.seq ?? 0, { kind: 'server-error' })
  expect((await firstIds())?.[2]).toBe(one)
})

test('while a move is unsent the list comes as a whole, because it renumbers the others', async () => {
  await fill()
  const [one = ''] = await inOrder()
  await moveRow(db, TABLE, { id: one, after: id(3) })
  expect(await firstIds()).toBeNull()
})

test("visitors' devices have no index of the order, so they are not upgraded for it", async () => {
  const visitor = openDatabase(PUBLIC_DATABASE)
  await visitor.open()
  expect(visitor.verno).toBe(1)
  expect(mirrorTable(visitor, TABLE).schema.indexes.map(({ name }) => name)).toEqual([
    'row_version',
  ])
  await visitor.delete()
})

test('a device of an earlier build gains the index and loses no row and no edit', async () => {
  const { default: Dexie } = await import('dexie')
  const older = new Dexie(db.name)
  const stores = db.tables.map(({ name }) => [name, name === 'outbox' ? '++seq, id' : 'id, row_version'] as const) // prettier-ignore
  const others = { done: '++seq, id', blobs: 'name', drafts: 'key', meta: 'key' }
  older.version(1).stores({ ...Object.fromEntries(stores), ...others })
  await older.open()
  await older.table(TABLE).bulkPut(Array.from({ length: COUNT }, (_, n) => anIllness(n)))
  const ops = [{ t: TABLE, id: id(249), op: 'update', set: { illness_name: 'Mine' } }]
  await older.table('outbox').add({ seq: 1, id: id(1), format: 1, state: 'queued', ops })
  // Its tab is still open.
  expect(await db.outbox.count()).toBe(1)
  expect(await firstIds()).toHaveLength(FIRST_ROWS)
  expect((await readRows(db, TABLE)).find((row) => row.id === id(249))).toMatchObject({
    illness_name: 'Mine',
  })
  await older.table(TABLE).put(anIllness(1, { row_version: 900, illness_name: 'Theirs' }))
  expect((await readRows(db, TABLE)).find((row) => row.id === id(1))).toMatchObject({
    illness_name: 'Theirs',
  })
  older.close()
})

test('a list keeps only a part of each row, also of edited and added ones', async () => {
  await fill(40)
  const { store, stop } = recordStates()
  const expectFresh = async () => {
    await expect
      .poll(async () => {
        const fresh = (await readRows(db, TABLE)).map((row) => toSmall(row as unknown as StoredRow))
        return [store.get()?.rows, fresh].map((rows) =>
          rows?.map((row) => ({ ...row, row_version: 0 })),
        )
      })
      .toSatisfy(([shown, fresh]: unknown[]) => isDeepStrictEqual(shown, fresh))
  }
  await expectFresh()
  await changeRow(db, TABLE, id(3), { fields: { meaning: 'Short.' } })
  await addRow(db, TABLE, { illness_name: 'New', meaning: 'New.' }, { id: id(900) })
  await expectFresh()
  await mirrorTable(db, TABLE).put(anIllness(5, { row_version: 900, meaning: 'Theirs.' }))
  await expectFresh()
  await moveRow(db, TABLE, { id: id(3), after: id(30) })
  await expectFresh()
  await removeRow(db, TABLE, id(7))
  await expectFresh()
  await mirrorTable(db, TABLE).put(
    anIllness(3, { row_version: 901, meaning: 'Longer than it was.' }),
  )
  await changeRow(db, TABLE, id(3), { fields: { illness_name: 'Mine' } })
  await expectFresh()
  // As after a restored backup: an older row in the place of an edited one.
  await mirrorTable(db, TABLE).put(anIllness(3, { row_version: 3, meaning: 'Older.' }))
  await expectFresh()
  stop()
})

test('while a long outbox is sent, a list reads each edited row once', async () => {
  await fill(40)
  const { store, stop } = recordStates()
  await expect.poll(() => store.get()?.rows).toHaveLength(40)
  const edits = Array.from({ length: 10 }, (_, n) => id(n))
  for (const one of edits) await changeRow(db, TABLE, one, { fields: { illness_name: 'Mine' } })
  const mine = () => store.get()?.rows.filter((row) => row['illness_name'] === 'Mine')
  await expect.poll(() => mine()).toHaveLength(edits.length)
  const read = vi.spyOn(IDBObjectStore.prototype, 'get')
  const last = await db.outbox.orderBy(':id').last()
  await markSent(db, await readNextBatch(db))
  await parkEdit(db, last?.seq ?? 0, { kind: 'server-error' })
  await expect.poll(() => mine()).toHaveLength(edits.length - 1)
  const stores = read.mock.contexts.map((context) => (context as IDBObjectStore).name)
  expect(stores).not.toContain(TABLE)
  stop()
})
