import { afterAll, beforeAll, expect, test } from 'vitest'

import { openClinic } from '../tests/clinic.ts'
import { engines } from '../tests/engines.ts'
import { createApp } from './app.ts'
import type { Database } from './database.ts'
import { addRestApi } from './rest.ts'
import { createVisitorResponseCache } from './visitor-response-cache.ts'

let db: Database
const app = createApp()
/** The number of transactions on the database. */
let transactions = 0
beforeAll(async () => {
  db = await engines[0].open()
  await openClinic(db)
  const counted: Database = {
    ...db,
    transaction: (work, options) => {
      transactions += 1
      return db.transaction(work, options)
    },
  }
  addRestApi(app, counted, createVisitorResponseCache(counted))
})
afterAll(() => db.close())

async function call(
  name: string,
  method: 'GET' | 'POST',
  payload = '',
  headers: Record<string, string> = {},
) {
  const { statusCode, body, ...response } = await app.inject({
    method,
    url: `/rest/v1/rpc/${name}`,
    headers,
    payload,
  })
  return { status: statusCode, body, etag: String(response.headers.etag) }
}

test.for(['visitor_pull', 'sync_pull'])(
  '%s by POST without a session is answered from memory, as by GET [R18]',
  async (name) => {
    const read = await call(name, 'GET')
    const before = transactions
    for (const text of ['{}', '', '{"since": null}', '{"since": "banana"}']) {
      expect(await call(name, 'POST', text)).toEqual(read)
    }
    expect(transactions).toBe(before)
    // Only reading can be avoided by a cached copy.
    const again = await call(name, 'POST', '{}', { 'if-none-match': read.etag })
    expect(again.status).toBe(200)
  },
)

test("a call with a session gets its user's own data, and unusual arguments go to Postgres", async () => {
  const before = transactions
  await call('sync_pull', 'POST', '{}', { 'x-session-token': 'a'.repeat(64) }).catch(() => null)
  expect(transactions).toBe(before + 1)
  await call('visitor_pull', 'POST', '{"since": 5}')
  expect(transactions).toBe(before + 2)
})
