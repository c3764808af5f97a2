import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openClinic, publicRowIds } from '../tests/clinic.ts'
import { engines } from '../tests/engines.ts'
import { copyMigratedDirectory } from '../tests/migrated.ts'
import { MAX_ENTRIES } from './bounded-cache.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './pglite/embedded.ts'
import { createVisitorResponseCache, type VisitorResponseCache } from './visitor-response-cache.ts'

const places: { name: string; open: () => Promise<Database> }[] = [
  ...engines,
  { name: 'a directory of its own', open: openDirectory },
]

describe.for(places)('on $name', ({ open }) => {
  let db: Database
  let queries: string[] = []
  let visitors: VisitorResponseCache
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
  })
  afterAll(() => db.close())
  beforeEach(() => {
    queries = []
    visitors = createVisitorResponseCache({
      ...db,
      query: (sql, params) => {
        queries.push('look')
        return db.query(sql, params)
      },
      transaction: (work, options) => {
        queries.push('pull')
        return db.transaction(work, options)
      },
    })
  })

  const pulls = () => queries.filter((query) => query === 'pull').length
  const rename = (name: string) =>
    db.query('update public.doctors set name = $1 where id = $2', [name, publicRowIds.doctors])
  const nameIn = async (since: string | null) => {
    const { put } = (await visitors.getResponse(since)).changes()
    return put?.doctors?.find(({ id }) => id === publicRowIds.doctors)?.['name']
  }

  test('all visitors get the same response, which is requested once', async () => {
    const [one, second] = await Promise.all([
      visitors.getResponse(null),
      visitors.getResponse(null),
    ])
    expect(second).toBe(one)
    expect(await visitors.getResponse(null)).toBe(one)
    expect(pulls()).toBe(1)
    expect(one.changes().reset).toBe(true)
  })

  test('a visitor in the latest state is told so without a read', async () => {
    const { cursor } = await visitors.getResponse(null)
    const response = await visitors.getResponse(cursor)
    expect([response.cursor, response.cached.bytes.toString()]).toEqual([
      cursor,
      `{"cursor": "${cursor}"}`,
    ])
    expect(pulls()).toBe(1)
  })

  test('every later response contains what was written [R18]', async () => {
    const { cursor } = await visitors.getResponse(null)
    await rename('Dr Next')
    expect(await nameIn(cursor)).toBe('Dr Next')
    expect(await nameIn(null)).toBe('Dr Next')
    await rename('Dr After')
    expect(await nameIn(cursor)).toBe('Dr After')
    await db.query('update public.doctors set is_enabled = false where id = $1', [
      publicRowIds.doctors,
    ])
    expect((await visitors.getResponse(cursor)).changes().del).toEqual({
      doctors: [publicRowIds.doctors],
    })
    expect(await nameIn(null)).toBe(undefined)
    await db.query('update public.doctors set is_enabled = true where id = $1', [
      publicRowIds.doctors,
    ])
    expect(await nameIn(null)).toBe('Dr After')
  })

  test('an unknown state gets everything, and no cache entry of its own', async () => {
    const everything = await visitors.getResponse(null)
    const { cursor } = everything
    for (const stranger of [
      'banana',
      `${cursor}1`,
      cursor.replace(/0$/, '1'),
      ...Array.from({ length: 300 }, (_, n) => `${n}.abcdef01.0`),
    ]) {
      expect(await visitors.getResponse(stranger)).toBe(everything)
    }
    expect(pulls()).toBe(1)
  })

  test(
    'of any number of requested states only the last ones are cached',
    { tags: ['full'] },
    async () => {
      const cursors: string[] = []
      for (let n = 0; n <= MAX_ENTRIES; n++) {
        await rename(`Dr ${n}`)
        cursors.push((await visitors.getResponse(cursors.at(-1) ?? null)).cursor)
      }
      queries = []
      const older = cursors.slice(0, MAX_ENTRIES)
      for (const since of [...older, ...older]) await visitors.getResponse(since)
      const once = pulls()
      expect(once).toBe(MAX_ENTRIES - 1)
      // One more evicts the least recently requested.
      await visitors.getResponse(null)
      await visitors.getResponse(older[0] ?? '')
      expect(pulls()).toBe(once + 1)
      await visitors.getResponse(older.at(-1) ?? '')
      expect(pulls()).toBe(once + 2)
    },
  )

  test('a failed response is requested again', async () => {
    await db.exec('alter function public.visitor_pull rename to visitor_pull_away')
    await expect(visitors.getResponse(null)).rejects.toMatchObject({ code: '42883' })
    await db.exec('alter function public.visitor_pull_away rename to visitor_pull')
    expect((await visitors.getResponse(null)).changes().reset).toBe(true)
  })
})

test('if no other process can write, a visitor in the latest state is answered without the database', async () => {
  const db = await openDirectory()
  await openClinic(db)
  let queryCount = 0
  const visitors = createVisitorResponseCache({
    ...db,
    query: (sql, params) => {
      queryCount += 1
      return db.query(sql, params)
    },
  })
  const { cursor } = await visitors.getResponse(null)
  expect((await visitors.getResponse(cursor)).cursor).toBe(cursor)
  expect(queryCount).toBe(1)
  const changes: string[] = []
  visitors.onChange(() => changes.push('news'))
  await db.query(`update public.doctors set name = 'Dr News'`)
  const [next, all] = await Promise.all([visitors.getResponse(cursor), visitors.getResponse(null)])
  expect(next.changes().put).toHaveProperty('doctors')
  expect(all.cursor).toBe(next.cursor)
  expect([queryCount, changes]).toEqual([1, ['news']])
  await db.close()
})

async function openDirectory(): Promise<Database> {
  const home = await mkdtemp(join(tmpdir(), 'nadi-answers-'))
  await copyMigratedDirectory(home)
  const db = await openEmbedded(join(home, 'database'))
  const close = async () => {
    await db.close()
    await rm(home, { recursive: true })
  }
  return { ...db, close }
}
