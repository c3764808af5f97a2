import { afterAll, beforeAll, expect, test } from 'vitest'

import { openClinic } from '../tests/clinic.ts'
import { engines } from '../tests/engines.ts'
import type { Database } from './database.ts'
import type { HttpResponse, HttpRequest } from './http.ts'
import { createRestApi } from './rest.ts'
import { createVisitorResponseCache } from './visitor-response-cache.ts'

let db: Database
let rest: (call: HttpRequest) => Promise<HttpResponse>
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
  rest = createRestApi(counted, createVisitorResponseCache(counted))
})
afterAll(() => db.close())

const call = (name: string, method: string, body = '', headers: HttpRequest['headers'] = {}) =>
  rest({
    method,
    path: `/rest/v1/rpc/${name}`,
    query: new URLSearchParams(),
    headers,
    readBody: () => Promise.resolve(Buffer.from(body)),
  })

test.for(['visitor_pull', 'sync_pull'])(
  '%s by POST without a session is answered from memory, as by GET [R18]',
  async (name) => {
    const { headers, body } = await call(name, 'GET')
    const before = transactions
    for (const text of ['{}', '', '{"since": null}', '{"since": "banana"}']) {
      expect(await call(name, 'POST', text)).toEqual({ status: 200, headers, body })
    }
    expect(transactions).toBe(before)
    // Only reading can be avoided by a cached copy.
    const again = await call(name, 'POST', '{}', { 'if-none-match': headers['etag'] })
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
