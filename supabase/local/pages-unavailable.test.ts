import { afterAll, beforeAll, expect, test } from 'vitest'

import { openClinic } from '../tests/clinic.ts'
import { engines } from '../tests/engines.ts'
import { buildSiteWhenNeeded, SITE } from './built-site-for-tests.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailableError } from './errors.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { createLogger } from './logs.ts'

let db: Database
let isAway = false
const logged: string[] = []
/** The same database, with a switch that makes it unavailable. */
const runIfAvailable = <T>(work: () => Promise<T>): Promise<T> =>
  isAway ? Promise.reject(new DatabaseUnavailableError(new Error('stopped'))) : work()

async function serve() {
  const database: Database = {
    ...db,
    query: (sql, params) => runIfAvailable(() => db.query(sql, params)),
    transaction: (work) => runIfAvailable(() => db.transaction(work)),
  }
  const log = createLogger('error', { write: (line) => void logged.push(line) })
  return startLocalSupabase({ database, siteDir: SITE, log })
}

beforeAll(async () => {
  buildSiteWhenNeeded()
  if (!engines[0]) throw new Error('There is always PGlite.')
  db = await engines[0].open()
  await openClinic(db)
})
afterAll(() => db.close())

test('while the database is unavailable a reader gets the last page, and the new one once it is back', async () => {
  const server = await serve()
  const page = async (path: string) => {
    const response = await fetch(server.url + path)
    return [response.status, (await response.text()).includes('Dr Shown')]
  }
  expect(await page('/doctors')).toEqual([200, true])
  isAway = true
  expect(await page('/doctors')).toEqual([200, true])
  // Also one that was not requested before.
  expect((await page('/contact'))[0]).toBe(200)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
  expect(logged.join()).toContain('pages are rendered from the last known content')
  isAway = false
  await db.query(`update doctors set name = 'Dr Renamed' where name = 'Dr Shown'`)
  expect(await page('/doctors')).toEqual([200, false])
  await db.query(`update doctors set name = 'Dr Shown' where name = 'Dr Renamed'`)
  await server.stop()
})

test('a server that has not seen any content serves the shell, and no search engine indexes it', async () => {
  const server = await serve()
  isAway = true
  const response = await fetch(`${server.url}/doctors`)
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([503, 'noindex'])
  expect(await response.text()).toContain('<div id="root">')
  // Staff work from the data on their tablets.
  expect((await fetch(`${server.url}/admin`)).status).toBe(200)
  isAway = false
  expect((await fetch(`${server.url}/doctors`)).status).toBe(200)
  await server.stop()
})

test('while too many strangers search, a page is served at once and a search gets the app that searches by itself', async () => {
  const server = await serve()
  await fetch(`${server.url}/doctors`)
  const strangers = Array.from({ length: 40 }, (_, at) =>
    fetch(`${server.url}/health-library?q=fever+${at}`),
  )
  const page = fetch(`${server.url}/doctors`).then(({ status }) => [status, searched])
  let searched = 0
  const searches = await Promise.all(
    strangers.map(async (asked) => {
      const response = await asked
      searched += 1
      return { status: response.status, body: await response.text(), headers: response.headers }
    }),
  )
  const busy = searches.filter(({ status }) => status === 503)
  // Twenty wait: the others come from the same address.
  expect(busy.length).toBeGreaterThan(0)
  expect(searches.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
  expect(new Set(searches.map(({ status }) => status))).toEqual(new Set([200, 503]))
  for (const { body, headers } of busy) {
    expect(body).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>')
    expect(body).toContain('<div id="root">')
    expect(body).not.toMatch(/no results/i)
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store'])
  }
  const [status, before] = await page
  expect(status).toBe(200)
  expect(before).toBeLessThan(25)
  expect((await fetch(`${server.url}/health-library?q=fever`)).status).toBe(200)
  await server.stop()
})
