import { afterAll, expect, test } from 'vitest'

import { onEveryEngine } from '../tests/engines.ts'
import type { Database } from './database.ts'
import { health } from './health.ts'
import type { Call } from './http.ts'
import { startLocalSupabase } from './local-supabase.ts'

async function openWorld(db: Database) {
  return { db, server: await startLocalSupabase({ database: db }) }
}

onEveryEngine(openWorld, (world) => {
  afterAll(() => world().server.stop())
  const clock = () => world().db.query('select * from sync.clock')
  const ask = (init?: RequestInit) => fetch(`${world().server.url}/healthz`, init)

  test('a server that works says so, with its newest migration, and nothing keeps the answer', async () => {
    const response = await ask()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual({
      status: 'ok',
      build: null,
      schema: expect.stringMatching(/^\d{4}_[a-z_]+$/),
      database: 'answers',
    })
    expect((await ask({ method: 'HEAD' })).status).toBe(200)
    expect((await ask({ method: 'POST' })).status).toBe(405)
  })

  test('being asked all the time does not count as an edit: the clock of sync stands still', async () => {
    const before = await clock()
    expect(before).toHaveLength(1)
    for (let n = 0; n < 5; n++) expect((await ask()).status).toBe(200)
    expect(await clock()).toEqual(before)
  })
})

const call: Call = {
  method: 'GET',
  path: '/healthz',
  query: new URLSearchParams(),
  headers: {},
  readBody: () => Promise.resolve(Buffer.alloc(0)),
}

/** A database of which only the questions count. */
function databaseThat(query: () => Promise<unknown>): Database {
  return { query } as unknown as Database
}

test('without its database a server says 503, and 200 again once it is back', async () => {
  let isBack = false
  const healthy = health(
    databaseThat(() =>
      isBack ? Promise.resolve([{ name: '0001_a' }]) : Promise.reject(new Error('gone')),
    ),
    'abc',
  )
  const { status, body } = await healthy(call)
  expect([status, JSON.parse(String(body))]).toEqual([
    503,
    { status: 'down', build: 'abc', schema: null, database: 'does not answer' },
  ])
  isBack = true
  expect((await healthy(call)).status).toBe(200)
})

test('a database that hangs is 503 as well, and is asked once however many watch', async () => {
  let asked = 0
  const healthy = health(
    databaseThat(() => {
      asked += 1
      return new Promise(() => undefined)
    }),
    null,
  )
  const answers = await Promise.all([healthy(call), healthy(call), healthy(call)])
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(asked).toBe(1)
})
