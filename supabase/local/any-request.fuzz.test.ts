import { request } from 'node:http'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openClinic } from '../tests/clinic.ts'
import { engines } from '../tests/engines.ts'
import type { Database } from './database.ts'
import { startLocalSupabase } from './local-supabase.ts'

let db: Database
let server: Awaited<ReturnType<typeof startLocalSupabase>>
let procedures: { name: string; args: string[] }[] = []
beforeAll(async () => {
  if (!engines[0]) throw new Error('There is always PGlite.')
  db = await engines[0].open()
  await openClinic(db)
  server = await startLocalSupabase({ database: db })
  procedures = await db.query(
    `select proname as name, coalesce(to_json(proargnames), '[]') as args from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
  )
})
afterAll(() => server.stop().then(() => db.close()))

interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer
}

/** Sends a raw request, because fetch would normalize the URL. Returns status and text. */
function send({ method, path, headers, body }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(method === 'HEAD' || method === 'GET' ? '' : body)
    const length = { 'content-length': String(bytes.length) }
    const outgoing = request(
      { port: server.port, method, path, headers: { ...headers, ...length, connection: 'close' } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(bytes)
  })
}

const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
/** Inputs that often break programs: unusual characters, numbers and lengths. */
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('\0', '\u{FFFF}', '..', '.', '/', '%', '*', '__proto__', 'constructor', '-1'),
  fc.constantFrom('9'.repeat(40), '1e309', 'null', '{}', '[]', "'", '"', '(', '\\', 'NaN', 'now'),
)
const encoded = odd.map((text) => encodeURIComponent(text.toWellFormed()))
/** Also with percent signs that encode nothing. */
const raw = fc
  .stringMatching(/^[\w%.*:;,()'~!$&+=@[\]{}|^<>-]{0,12}$/)
  .map((text) => text.replaceAll(/[{}|^<>[\]]/g, ''))
const piece = fc.oneof(encoded, raw)

const table = fc.constantFrom(
  'doctors',
  'services',
  'users',
  'activity_logs',
  'health_library_illnesses',
  'theme_versions',
)
const key = fc.oneof(
  fc.constantFrom('select', 'order', 'limit', 'offset', 'id', 'name', 'or', 'since', 'is_enabled'),
  fc.constantFrom('created_at', 'row_version', 'config', 'phones', 'ctid', 'xmin', 'tableoid'),
  piece,
)
const operator = fc.constantFrom(
  '',
  'eq.',
  'gte.',
  'lt.',
  'in.(',
  'in.',
  'is.',
  'ilike.',
  'not.eq.',
)
const value = fc
  .tuple(operator, fc.array(piece, { maxLength: 3 }))
  .map(([operatorText, parts]) => operatorText + parts.join(','))
const query = fc
  .array(fc.tuple(key, value), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''))

const restPath = fc.oneof(
  table,
  fc.nat().map((n) => `rpc/${procedureAt(n).name}`),
  fc.tuple(piece, piece).map((pieces) => pieces.join('/')),
)
const bucket = fc.oneof(fc.constantFrom('doctors', 'services', 'public', 'list', 'sign'), piece)
const storagePath = fc
  .tuple(
    fc.constantFrom('object', 'object/public', 'bucket', 'upload'),
    bucket,
    fc.array(piece, { maxLength: 2 }),
  )
  .map(([kind, ...rest]) => [kind, ...rest.flat()].join('/'))
const path = fc.oneof(
  fc.tuple(restPath, query).map(([at, search]) => `/rest/v1/${at}${search}`),
  fc.tuple(storagePath, query).map(([at, search]) => `/storage/v1/${at}${search}`),
)

const json = fc.json({ maxDepth: 3 })
const body = fc.oneof(
  json,
  odd,
  fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(
    '--x\r\ncontent-disposition: form-data; name="a"; filename="b.png"\r\n\r\nc\r\n--x--',
  ),
)
/** Everything that a header may contain; Node itself rejects the rest. */
const headerText = fc.stringMatching(/^[\x20-\x7E\xA0-\xFF]{0,24}$/)
const headers = fc.dictionary(
  fc.constantFrom(
    'prefer',
    'range',
    'accept',
    'content-type',
    'x-session-token',
    'accept-profile',
    'x-upsert',
    'cache-control',
    'if-none-match',
    'if-range',
    'x-request-id',
    'accept-encoding',
    'authorization',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      'count=exact',
      '0-0',
      'bytes=0-',
      'image/png',
      'application/json',
      '*/*',
      'br',
      '*',
    ),
    fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data', 'Bearer x', 'true'),
  ),
  { maxKeys: 4 },
)
const anything = fc.record({ method, path, headers, body })

const procedureAt = (n: number) => procedures[n % procedures.length] ?? { name: '', args: [] }
/** A request with a valid path and valid argument names, so that the values are reached. */
const nearlyRight = fc.oneof(
  fc
    .tuple(fc.nat(), fc.array(fc.jsonValue({ maxDepth: 2 })), headers)
    .map(([n, values, fields]) => {
      const { name, args } = procedureAt(n)
      const named = Object.fromEntries(args.map((arg, at) => [arg, values[at] ?? null]))
      return {
        method: 'POST',
        path: `/rest/v1/rpc/${name}`,
        headers: fields,
        body: JSON.stringify(named),
      }
    }),
  fc.tuple(table, query, headers).map(([name, search, fields]) => {
    return { method: 'GET', path: `/rest/v1/${name}${search}`, headers: fields, body: '' }
  }),
  fc.tuple(body, headers).map(([list, fields]) => {
    return { method: 'DELETE', path: '/storage/v1/object/doctors', headers: fields, body: list }
  }),
  fc.tuple(piece, body, headers).map(([name, bytes, fields]) => {
    return {
      method: 'POST',
      path: `/storage/v1/object/doctors/${name}`,
      headers: fields,
      body: bytes,
    }
  }),
)

test(
  'no request of a visitor is answered with 500',
  { tags: ['full'], timeout: 300_000 },
  async () => {
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, nearlyRight), async (call) => {
        const { status, text } = await send(call)
        statuses.add(status)
        const isFault = status >= 500 && status !== 501
        expect({ status: isFault ? status : 'no fault', text: isFault ? text : '' }).toEqual({
          status: 'no fault',
          text: '',
        })
      }),
      { seed: 5, numRuns: 1500 },
    )
    // The fuzz must get past the first validation.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 501]))
    const [left] = await db.query(`select current_user <> 'anon' as "isOwner"`)
    expect(left).toEqual({ isOwner: true })
  },
)
