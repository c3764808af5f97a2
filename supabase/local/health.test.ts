import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'

import { afterAll, describe, expect, test, vi } from 'vitest'

import { engines, onEveryEngine } from '../tests/engines.ts'
import { createApp } from './app.ts'
import type { Database } from './database.ts'
import { canMount, fillDisk, mountDisk } from './disks-for-tests.ts'
import { createHealthHandler } from './health.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { createLogger } from './logs.ts'

async function openWorld(db: Database) {
  return { db, server: await startLocalSupabase({ database: db }) }
}

onEveryEngine(openWorld, (world) => {
  afterAll(() => world().server.stop())
  const clock = () => world().db.query('select * from sync.clock')
  const requestHealth = (init?: RequestInit) => fetch(`${world().server.url}/healthz`, init)

  test('a healthy server responds with its latest migration, uncached', async () => {
    const response = await requestHealth()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual({
      status: 'ok',
      build: null,
      schema: expect.stringMatching(/^\d{4}_[a-z_]+$/),
      database: 'answers',
    })
    const outside = await requestHealth({ headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(await outside.json()).toEqual({ status: 'ok', database: 'answers' })
    expect((await requestHealth({ method: 'HEAD' })).status).toBe(200)
    const refused = await requestHealth({ method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('health checks do not count as edits: the version of sync does not advance', async () => {
    const before = await clock()
    expect(before).toHaveLength(1)
    for (let n = 0; n < 5; n++) expect((await requestHealth()).status).toBe(200)
    expect(await clock()).toEqual(before)
  })
})

/** Creates a function that asks a server with this health check. */
function watch(...options: Parameters<typeof createHealthHandler>) {
  const app = createApp()
  app.get('/healthz', createHealthHandler(...options))
  return async () => {
    const { statusCode, body } = await app.inject('/healthz')
    return { status: statusCode, body: JSON.parse(body) as unknown }
  }
}

/** A database of which only the queries are counted. */
function databaseThat(query: () => Promise<unknown>): Database {
  return { query } as unknown as Database
}

test('without its database a server responds with 503, and with 200 once it is back', async () => {
  let isBack = false
  const healthy = watch(
    databaseThat(() =>
      isBack ? Promise.resolve([{ name: '0001_a' }]) : Promise.reject(new Error('gone')),
    ),
    'abc',
  )
  const { status, body } = await healthy()
  expect([status, body]).toEqual([
    503,
    { status: 'down', build: 'abc', schema: null, database: 'does not answer' },
  ])
  isBack = true
  expect((await healthy()).status).toBe(200)
})

test('a database that hangs results in 503 as well, and gets one query for all watchers', async () => {
  let queries = 0
  const healthy = watch(
    databaseThat(() => {
      queries += 1
      return new Promise(() => undefined)
    }),
    null,
  )
  const responses = await Promise.all([healthy(), healthy(), healthy()])
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(queries).toBe(1)
})

test('when nothing can be written the server says so, logs the reason once, and recovers soon after', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let fault: Error | null = Object.assign(new Error('only 0 MB are free'), { code: 'ENOSPC' })
  let tries = 0
  const tryWrite = () => {
    tries += 1
    return fault ? Promise.reject(fault) : Promise.resolve()
  }
  const lines: object[] = []
  const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line) as object) })
  const db = databaseThat(() => Promise.resolve([{ name: '0001_a' }]))
  const healthy = watch(db, 'abc', tryWrite, log)
  for (let second = 0; second < 30; second++) {
    const { status, body } = await healthy()
    expect([status, body]).toEqual([
      503,
      { status: 'down', build: 'abc', schema: '0001_a', database: 'takes no writes' },
    ])
    vi.advanceTimersByTime(1000)
  }
  // A trial wears the disk, so there is one every ten seconds at most.
  expect(tries).toBe(3)
  expect(lines).toMatchObject([
    { level: 'error', error: { code: 'ENOSPC', message: 'only 0 MB are free' } },
  ])
  fault = null
  expect((await healthy()).status).toBe(200)
  vi.useRealTimers()
})

const disks = canMount() ? ['a disk of its own'] : []
describe.for(disks)('on %s', { tags: ['full'] }, () => {
  test.for([
    ['that is full', (folder: string) => fillDisk(folder)],
    [
      'that takes no writes',
      (folder: string) => execFileSync('mount', ['-o', 'remount,ro', folder]),
    ],
  ] as const)('%s, a server whose database responds is unhealthy', async ([, spoil]) => {
    const disk = mountDisk('40m')
    const database = await engines[0].open()
    const server = await startLocalSupabase({ database, dataDir: disk.folder })
    const status = async () => (await fetch(`${server.url}/healthz`)).status
    // It may contain a socket.
    expect(await readdir(disk.folder)).not.toContain('.nadi-writes')
    await spoil(disk.folder)
    expect(await status()).toBe(503)
    await server.stop()
    await database.close()
    disk.remove()
  })
})
