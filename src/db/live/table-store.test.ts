import 'fake-indexeddb/auto'
import { isDeepStrictEqual } from 'node:util'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { StoredRow } from '#model/mutation.ts'

import {
  mirrorTable,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '../database.ts'
import { addRow, changeRow, moveRow, removeRow } from '../edits.ts'
import { readRows } from '../read-view.ts'
import type { LiveStore } from './live-store.ts'
import { selectWholeRow } from './read-rows.ts'
import { createTableStore } from './table-store.ts'

const TABLE = 'health_library_illnesses'
const CATEGORIES = 'health_library_categories'

let db: ClinicDatabase
let memory: Pick<LiveStore<readonly StoredRow[]>, 'get' | 'subscribe'>
let stop: () => void
let notifications: number

beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
  const store = createTableStore(db, TABLE, selectWholeRow)
  memory = {
    subscribe: store.subscribe,
    get: () => (store.get()?.isWhole ? store.get()?.rows : undefined),
  }
  notifications = 0
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

function subscribe(): void {
  stop = memory.subscribe(() => (notifications += 1))
}

const areEqual = ([some, others]: unknown[]) => isDeepStrictEqual(some, others)

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const anIllness = (n: number, version: number, change: object = {}): StoredRow => ({
  id: id(n),
  row_version: version,
  illness_name: `Illness ${n}`,
  category_id: null,
  display_order: n,
  ...change,
})

async function filled(count: number): Promise<readonly StoredRow[]> {
  const rows = Array.from({ length: count }, (_, n) => anIllness(n, n))
  await mirrorTable(db, TABLE).bulkPut(rows)
  subscribe()
  await expect.poll(() => memory.get()).toHaveLength(count)
  return memory.get() ?? []
}

test('a change of one row reads only that row, and the others stay the same objects', async () => {
  const before = await filled(60)
  const readWhole = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  await mirrorTable(db, TABLE).put(anIllness(7, 100, { illness_name: 'Vertigo' }))
  await expect.poll(() => memory.get()?.[7]).toMatchObject({ illness_name: 'Vertigo' })
  const after = memory.get() ?? []
  expect(after.filter((row, at) => row !== before[at])).toHaveLength(1)
  expect(
    readWhole.mock.contexts.filter((store) => (store as IDBObjectStore).name === TABLE),
  ).toEqual([])
})

test('a response without changes reads nothing and notifies no subscriber', async () => {
  await filled(3)
  const before = notifications
  const transaction = vi.spyOn(db, 'transaction')
  await db.meta.put({ key: 'sync', value: { problem: null, answeredAt: 1 } })
  await db.drafts.put({ key: 'doctors/new', fields: {}, seen: {}, at: 1 })
  await mirrorTable(db, 'doctors').put({ id: id(1), row_version: 5 })
  expect(transaction).not.toHaveBeenCalled()
  expect(notifications).toBe(before)
})

/** Opens a second connection whose changes are not broadcast to this tab. */
async function silentTab(): Promise<ClinicDatabase> {
  vi.resetModules()
  vi.stubGlobal('BroadcastChannel', undefined)
  const silent = await import('../database.ts')
  vi.unstubAllGlobals()
  return silent.openDatabase(db.name)
}

test('rows that another tab wrote are shown consistently, even before its notification arrives [D5]', async () => {
  await filled(4)
  await changeRow(db, TABLE, id(1), { fields: { illness_name: 'Mine' } })
  await expect.poll(() => memory.get()?.[1]).toMatchObject({ illness_name: 'Mine' })
  const other = await silentTab()
  // The edit is acknowledged there: it leaves the outbox, and the mirror gains two rows and loses
  // one.
  await other.transaction('rw', other.outbox, other.table(TABLE), async () => {
    await other.outbox.clear()
    await other.table(TABLE).put(anIllness(1, 50, { illness_name: 'Mine' }))
    await other.table(TABLE).put(anIllness(9, 51))
    await other.table(TABLE).delete(id(2))
  })
  other.close()
  await mirrorTable(db, TABLE).put(anIllness(0, 52))
  await expect.poll(() => memory.get()?.[0]).toMatchObject({ row_version: 52 })
  expect(memory.get()).toEqual(
    [
      anIllness(0, 52),
      anIllness(1, 50, { illness_name: 'Mine' }),
      anIllness(3, 3),
      anIllness(9, 51),
    ].map((row) => expect.objectContaining(row)),
  )
})

test('a new subscriber gets the changes that were made while there was none', async () => {
  await filled(2)
  stop()
  await Promise.resolve()
  expect(memory.get()).toBeUndefined()
  await mirrorTable(db, TABLE).put(anIllness(0, 9, { illness_name: 'Later' }))
  subscribe()
  await expect.poll(() => memory.get()?.[0]).toMatchObject({ illness_name: 'Later' })
})

/** A seeded random number generator. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

test('after random writes of two tabs the store equals a fresh read [D2]', async () => {
  const other = openDatabase(db.name)
  await filled(5)
  await mirrorTable(db, CATEGORIES).put({ id: id(90), row_version: 1, category_name: 'Sleep' })
  let version = 100
  for (const seed of [1, 2, 3, 4]) {
    const roll = dice(seed)
    for (let step = 0; step < 15; step++) {
      const tab = roll(2) ? db : other
      const ids = (await readRows(tab, TABLE)).map((row) => row.id)
      const one = ids[roll(ids.length)] ?? id(0)
      const another = ids[roll(ids.length)] ?? null
      const writes: (() => Promise<unknown>)[] = [
        () => mirrorTable(tab, TABLE).put(anIllness(roll(12), ++version, { category_id: id(90) })),
        () => mirrorTable(tab, TABLE).delete(one),
        () =>
          mirrorTable(tab, TABLE).bulkPut(
            Array.from({ length: 60 }, (_, n) => anIllness(n, ++version)),
          ),
        () => mirrorTable(tab, TABLE).clear(),
        () => mirrorTable(tab, TABLE).update(one, { illness_name: `Same version ${step}` }),
        () => addRow(tab, TABLE, { illness_name: `New ${step}` }),
        () => changeRow(tab, TABLE, one, { fields: { illness_name: `Step ${step}` } }),
        () => removeRow(tab, TABLE, one),
        () => moveRow(tab, TABLE, { id: one, after: another === one ? null : another }),
        () => removeRow(tab, CATEGORIES, id(90)),
        async () => {
          // An acknowledged edit: it leaves the outbox, and its row is in the mirror.
          const first = await tab.outbox.orderBy(':id').first()
          await tab.transaction('rw', tab.outbox, mirrorTable(tab, TABLE), async () => {
            if (first?.seq) await tab.outbox.delete(first.seq)
            await mirrorTable(tab, TABLE).put(anIllness(roll(8), ++version))
          })
        },
      ]
      await writes[roll(writes.length)]?.()
      await expect
        .poll(async () => [memory.get(), await readRows(db, TABLE)], { interval: 5 })
        .toSatisfy(areEqual)
    }
  }
  other.close()
})
