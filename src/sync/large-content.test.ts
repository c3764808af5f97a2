import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Content } from '#db/content.ts'
import { mirrorTable, openDatabase, PUBLIC_DATABASE, type ClinicDatabase } from '#db/database.ts'
import {
  getInitialSyncProgress,
  subscribeToInitialSyncProgress,
} from '#db/live/initial-sync-progress.ts'
import { ROW_CHUNK_SIZE } from '#db/live/read-rows.ts'
import { subscribeToContent } from '#db/subscriptions.ts'
import type { SyncResponse, StoredRow } from '#model/mutation.ts'

import { applySyncResponse } from './apply-response.ts'
import { cursor } from './testing/scripted-remote.ts'

const TABLE = 'health_library_illnesses'
const COUNT = 150

let db: ClinicDatabase
let shown: Content | null
let stop: () => void

beforeEach(() => {
  db = openDatabase(PUBLIC_DATABASE)
  shown = null
  stop = subscribeToContent(
    db,
    (content) => (shown = content),
    () => undefined,
  )
})
afterEach(async () => {
  stop()
  await db.delete()
})

const anIllness = (n: number, version: number): StoredRow => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  row_version: version,
  illness_name: `Illness ${n} of version ${version}`,
})

const versions = () => shown?.[TABLE].map((row) => row.row_version)

async function apply(since: string | null, response: Omit<SyncResponse, 'sum'>): Promise<void> {
  expect(await applySyncResponse(db, { since, response })).toBe(true)
}

const whole = Array.from({ length: COUNT }, (_, n) => anIllness(n, n + 10))

test('a change in a large library reads only the rows that were changed, added or deleted [D2]', async () => {
  await apply(null, { cursor: cursor(200), reset: true, put: { [TABLE]: whole } })
  await expect.poll(() => versions()).toHaveLength(COUNT)
  const put = { [TABLE]: [anIllness(3, 201), anIllness(COUNT, 202)] }
  await apply(cursor(200), { cursor: cursor(202), put, del: { [TABLE]: [whole[5]?.id ?? ''] } })
  await expect.poll(() => versions()).toContain(202)
  const expected = [...whole.map((row) => row.row_version), 202]
  expected[3] = 201
  expect(versions()).toEqual(expected.toSpliced(5, 1))
  const before = shown?.[TABLE] ?? []
  await apply(cursor(202), { cursor: cursor(203), put: { [TABLE]: [anIllness(4, 203)] } })
  await expect.poll(() => versions()).toContain(203)
  expect(shown?.[TABLE][0]).toBe(before[0])
})

test('rows that are older after a restored backup are shown [D7]', async () => {
  await apply(null, { cursor: cursor(200), reset: true, put: { [TABLE]: whole } })
  await expect.poll(() => versions()).toHaveLength(COUNT)
  const older = whole.with(3, anIllness(3, 2))
  await apply(cursor(200), { cursor: cursor(150), reset: true, put: { [TABLE]: older } })
  await expect.poll(() => versions()?.[3]).toBe(2)
})

/** The cursor of an initial sync that began at version 200 and has reached this version. */
const place = (version: number) => `${cursor(version)}.200.0123abcd.${whole[0]?.id ?? ''}`

test('an initial sync reads only the new rows of each page, whatever their versions [R19]', async () => {
  await apply(null, {
    cursor: place(200),
    reset: true,
    put: { [TABLE]: whole.slice(0, 120) },
  })
  await expect.poll(() => versions()).toHaveLength(120)
  const before = shown?.[TABLE] ?? []
  const readWhole = vi.spyOn(mirrorTable(db, TABLE), 'toArray')
  const older = [anIllness(120, 2), anIllness(121, 3)]
  await apply(place(200), {
    cursor: place(300),
    put: { [TABLE]: [...older, anIllness(122, 300)] },
  })
  await expect.poll(() => versions()?.slice(118)).toEqual([128, 129, 2, 3, 300])
  // Changes made during the initial sync come with the last page, with other versions.
  const del = { [TABLE]: [whole[1]?.id ?? '', whole[2]?.id ?? ''] }
  const put = { [TABLE]: [anIllness(3, 250), anIllness(123, 4), anIllness(124, 5)] }
  await apply(place(300), { cursor: cursor(301), put, del })
  await expect.poll(() => versions()?.slice(0, 3)).toEqual([10, 250, 14])
  expect(versions()?.slice(-3)).toEqual([300, 4, 5])
  expect(shown?.[TABLE][0]).toBe(before[0])
  expect(readWhole).not.toHaveBeenCalled()
})

test('reports progress of the initial sync and keeps the UI responsive [D5]', async () => {
  const progress: unknown[] = []
  let taps = 0
  const unwatch = subscribeToInitialSyncProgress(() => {
    progress.push(getInitialSyncProgress(db))
    setTimeout(() => (taps += 1))
  })
  await apply(null, { cursor: cursor(200), reset: true, put: { [TABLE]: whole } })
  unwatch()
  const steps = Math.ceil(COUNT / ROW_CHUNK_SIZE)
  const expectedProgress = Array.from({ length: steps }, (_, at) => ({
    written: Math.min((at + 1) * ROW_CHUNK_SIZE, COUNT),
    total: COUNT,
  }))
  expect(progress).toEqual([...expectedProgress, null])
  expect(taps).toBeGreaterThan(0)
})
