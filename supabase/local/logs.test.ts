import { once } from 'node:events'
import { request } from 'node:http'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { engines } from '../tests/engines.ts'
import type { Database } from './database.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { parseLogLevel, createLogger } from './logs.ts'
import { addScratchTables } from './scratch-for-tests.ts'

interface Line {
  time: string
  level: string
  requestId: string
  method: string
  path: string
  status: number
  durationMs: number
  code?: string
  aborted?: boolean
  error?: { message: string; stack: string }
}

let db: Database
let server: Awaited<ReturnType<typeof startLocalSupabase>>
let lines: Line[] = []
const log = createLogger('info', { write: (text) => void lines.push(JSON.parse(text) as Line) })

beforeAll(async () => {
  if (!engines[0]) throw new Error('There is always PGlite.')
  db = await engines[0].open()
  await addScratchTables(db)
  server = await startLocalSupabase({ database: db, log })
})
afterAll(() => server.stop().then(() => db.close()))
beforeEach(() => {
  lines = []
})

/** Returns the line about the only request of a test, once it is written. */
async function line(): Promise<Line> {
  await expect.poll(() => lines.length).toBe(1)
  const [only] = lines
  if (!only) throw new Error('There is no line.')
  return only
}

/** Returns the request id in the log for this id in the request. */
async function readLoggedId(id: string): Promise<string | null> {
  const headers = { 'x-request-id': id }
  const response = await fetch(`${server.url}/rest/v1/pets?limit=1`, { headers })
  return response.headers.get('x-request-id')
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', body, headers })

test('every request leaves one line with its time, id, path, status and duration', async () => {
  const response = await fetch(`${server.url}/rest/v1/pets?select=id&limit=1`)
  expect(await line()).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/rest/v1/pets',
    status: 200,
    durationMs: expect.any(Number),
    msg: 'request',
  })
})

test('log lines contain no personal data: no query, no body, no header, no value that Postgres quotes', async () => {
  await fetch(`${server.url}/rest/v1/pets?name=eq.Lakshmi`)
  await post('/rest/v1/rpc/echo', '{"j":"Lakshmi"}', { 'x-session-token': 'Lakshmi' })
  await fetch(`${server.url}/rest/v1/pets?id=eq.Lakshmi`)
  await fetch(`${server.url}/rest/v1/pets?select=Lakshmi`)
  await post('/rest/v1/rpc/fail', '{"code":"XX000"}', { 'user-agent': 'Lakshmi' })
  await expect.poll(() => lines.map(({ status }) => status)).toEqual([200, 200, 400, 400, 500])
  expect(JSON.stringify(lines)).not.toContain('Lakshmi')
  expect(JSON.stringify(lines)).not.toContain('127.0.0.1')
})

test('a refusal is a warning with its code, a fault an error with its message and a short stack', async () => {
  await fetch(`${server.url}/rest/v1/nothing-here`)
  expect(await line()).toMatchObject({ level: 'warn', status: 404, code: 'PGRST205' })
  lines = []
  await post('/rest/v1/rpc/fail', '{"code":"XX000"}')
  const { level, error } = await line()
  expect([level, error?.message]).toEqual(['error', 'm'])
  expect(error?.stack.split('\n').length).toBeLessThanOrEqual(8)
  expect(error).not.toHaveProperty('detail')
})

test('a client that disconnects is no fault, and leaves no stack', async () => {
  const abortedRequest = request(`${server.url}/rest/v1/rpc/echo`, {
    method: 'POST',
    headers: { 'content-length': '1000', expect: '100-continue' },
  })
  abortedRequest.on('error', () => undefined)
  abortedRequest.flushHeaders()
  // The server has read the head, and waits for the body.
  await once(abortedRequest, 'continue')
  abortedRequest.write('{"j":')
  abortedRequest.destroy()
  const { level, aborted, error } = await line()
  expect({ level, aborted, error }).toEqual({ level: 'info', aborted: true, error: undefined })
})

test("a proxy's request id is used, unless it could confuse the log", async () => {
  const wellFormed = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  expect(await readLoggedId(wellFormed)).toBe(wellFormed)
  for (const odd of ['short', '"},{"level":"info', 'a'.repeat(65)]) {
    expect(await readLoggedId(odd)).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('a URL of more than 8,192 characters is refused', async () => {
  const response = await fetch(`${server.url}/rest/v1/pets?name=eq.${'a'.repeat(8200)}`)
  expect([response.status, await response.json()]).toMatchObject([414, { code: '414' }])
  expect((await line()).path).toBe('/rest/v1/pets')
})

test('an unknown LOG_LEVEL is refused with the list of valid ones', () => {
  expect(() => parseLogLevel('loud')).toThrow(
    'LOG_LEVEL must be one of info, warn, error, silent, not "loud".',
  )
  expect(parseLogLevel('warn')).toBe('warn')
})
