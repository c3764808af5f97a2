import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'

import {
  mirrorTable,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import { addRow } from '#db/edits.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { readContent } from '#db/subscriptions.ts'
import { isCursor } from '#model/cursors.ts'
import type { SyncResponse, StoredRow } from '#model/mutation.ts'
import { RemoteError } from '#remote/remote.ts'

import { withPrefetch } from './prefetch.ts'
import { pullOnce } from './pull.ts'
import { syncOnce } from './sync-cycle.ts'
import { cursor, scriptRemote } from './testing/scripted-remote.ts'

const TABLE = 'health_library_illnesses'
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const illness = (n: number, version = n): StoredRow => ({ id: idOf(n), row_version: version })
/** The cursor of a page that ends with this illness. */
const upTo = (n: number, version = 9) => `${cursor(version)}.9.0123abcd.${idOf(n)}`

const portions: Record<string, SyncResponse> = {
  start: { cursor: upTo(2), reset: true, put: { [TABLE]: [illness(1), illness(2)] } },
  [upTo(2)]: { cursor: upTo(4, 11), put: { [TABLE]: [illness(3), illness(4)] } },
  [upTo(4, 11)]: {
    cursor: cursor(12),
    put: { [TABLE]: [illness(2, 11), illness(5)] },
    del: { [TABLE]: [idOf(1)] },
    sum: { [TABLE]: [4, 3 + 4 + 11 + 5] },
  },
}

let db: ClinicDatabase
beforeEach(() => {
  db = openDatabase(getStaffDatabaseName(crypto.randomUUID()))
})
afterEach(() => db.delete())

const server = () =>
  scriptRemote({ pull: (since) => portions[since ?? 'start'] ?? { cursor: since ?? cursor(12) } })
const ids = async () =>
  (await mirrorTable(db, TABLE).toArray()).map(({ id }) => Number(id.slice(-2)))

test('an initial sync comes in pages, and each can be read at once [R19]', async () => {
  const { remote, requests } = server()
  expect(await pullOnce(db, remote)).toBe('more')
  expect((await readContent(db))?.[TABLE]).toHaveLength(2)
  expect(await pullOnce(db, remote)).toBe('more')
  expect((await readContent(db))?.[TABLE]).toHaveLength(4)
  expect(await pullOnce(db, remote)).toBe('idle')
  expect(await ids()).toEqual([2, 3, 4, 5])
  expect(requests.pulls).toEqual([null, upTo(2), upTo(4, 11)])
  expect(await readMeta(db, 'repairs')).toBe(undefined)
})

test('an initial sync that was interrupted continues with the next page [R19]', async () => {
  const { remote, requests } = server()
  await pullOnce(db, remote)
  const away = scriptRemote({ pull: () => Promise.reject(new RemoteError('unreachable', 'away')) })
  await expect(pullOnce(db, away.remote)).rejects.toThrow('away')
  db.close()
  await db.open()
  await pullOnce(db, remote)
  await pullOnce(db, remote)
  expect(requests.pulls).toEqual([null, upTo(2), upTo(4, 11)])
  expect(await ids()).toEqual([2, 3, 4, 5])
})

test('an initial sync starts again after the server was restored in the middle of it [R19]', async () => {
  const { remote } = server()
  await pullOnce(db, remote)
  const other: SyncResponse = {
    cursor: cursor(5),
    reset: true,
    put: { [TABLE]: [illness(4)] },
    sum: { [TABLE]: [1, 4] },
  }
  await pullOnce(db, scriptRemote({ pull: () => other }).remote)
  expect(await ids()).toEqual([4])
  expect(await readMeta(db, 'repairs')).toBe(undefined)
})

test('an edit is sent after the last page of the initial sync [R19]', async () => {
  const { remote, requests } = server()
  await pullOnce(db, remote)
  await addRow(db, 'doctors', { name: 'Rao' }, { mutationId: 'm1' })
  expect([await syncOnce(db, remote), await syncOnce(db, remote)]).toEqual(['more', 'more'])
  expect(requests.pushes).toEqual([])
  expect(await syncOnce(db, remote)).toBe('idle')
  expect(requests.pushes.flat().map(({ id }) => id)).toEqual(['m1'])
})

test('a mirror that was complete once is pulled again in one response [R19]', async () => {
  const { remote } = server()
  for (let n = 0; n < 3; n++) await pullOnce(db, remote)
  await writeMeta(db, 'cursor', null)
  const whole = scriptRemote()
  await pullOnce(db, whole.remote)
  expect(whole.requests.pulls).toEqual([''])
})

test('a checksum mismatch after the last page triggers a full pull [R19]', async () => {
  const last = {
    ...portions[upTo(4, 11)],
    cursor: cursor(12),
    sum: { [TABLE]: [5, 1] as [number, number] },
  }
  const { remote } = scriptRemote({
    pull: (since) =>
      since === upTo(4, 11) ? last : (portions[since ?? 'start'] ?? { cursor: '' }),
  })
  for (let n = 0; n < 2; n++) await pullOnce(db, remote)
  expect(await pullOnce(db, remote)).toBe('more')
  expect([await readMeta(db, 'cursor'), await readMeta(db, 'repairs')]).toEqual([null, 1])
})

test('a paged cursor is told from any other cursor [R19]', () => {
  expect([upTo(2), cursor(3)].map(isCursor)).toEqual([true, true])
  expect(['portions', `${upTo(2)}.1`, `${cursor(3)}.9`, '', null].some(isCursor)).toBe(false)
})

test('the next page is prefetched while one is written, and a request for another cursor does not use it [R19]', async () => {
  const { remote, requests } = server()
  const prefetching = withPrefetch(remote)
  await pullOnce(db, prefetching)
  expect(requests.pulls).toEqual([null, upTo(2)])
  await pullOnce(db, prefetching)
  expect(await pullOnce(db, prefetching)).toBe('idle')
  expect(requests.pulls).toEqual([null, upTo(2), upTo(4, 11)])
  expect(await ids()).toEqual([2, 3, 4, 5])

  const other = withPrefetch(remote)
  await other.pull(null)
  expect(await other.pull(cursor(12))).toEqual({ cursor: cursor(12) })
  expect(requests.pulls.slice(3)).toEqual([null, upTo(2), cursor(12)])
})

test('a prefetch that fails is a failure of the cycle that needs the page [R19]', async () => {
  let isAway = false
  const { remote, requests } = scriptRemote({
    pull(since) {
      if (since !== null && isAway) throw new RemoteError('unreachable', 'away')
      isAway = !isAway
      return portions[since ?? 'start'] ?? { cursor: cursor(12) }
    },
  })
  const prefetching = withPrefetch(remote)
  expect(await pullOnce(db, prefetching)).toBe('more')
  await expect(pullOnce(db, prefetching)).rejects.toThrow('away')
  isAway = false
  expect(await pullOnce(db, prefetching)).toBe('more')
  expect(requests.pulls).toEqual([null, upTo(2), upTo(2), upTo(4, 11)])
})
