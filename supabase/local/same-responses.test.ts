// @module-tag full

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { engines } from '../tests/engines.ts'
import { startMigratedPostgres } from '../tests/migrated.ts'
import { openPostgres } from './database.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { addAuthenticator, isPostgrestAvailable, startPostgrest } from './postgrest-for-tests.ts'
import { addScratchTables } from './scratch-for-tests.ts'

const servers: { name: string; url: string; stop: () => Promise<unknown> }[] = []

beforeAll(async () => {
  for (const { name, open } of engines) {
    const database = await open()
    await addScratchTables(database)
    const { url, stop } = await startLocalSupabase({ database })
    servers.push({ name, url, stop: () => stop().then(() => database.close()) })
  }
  if (engines.length === 1 || !isPostgrestAvailable()) return
  const postgres = await startMigratedPostgres()
  const db = await openPostgres(postgres.url)
  await addScratchTables(db)
  await db.close()
  const { url, stop } = await startPostgrest(await addAuthenticator(postgres.url))
  servers.push({ name: 'PostgREST', url, stop: () => stop().then(postgres.stop) })
})
afterAll(() => Promise.all(servers.map(({ stop }) => stop())))

const EXACT = { prefer: 'count=exact' }
const requests: [path: string, headers?: Record<string, string>, body?: string][] = [
  ['pets?id=lte.3'],
  ['pets?select=id,name&id=in.(1,2)&order=id.desc'],
  ['pets?select=id&order=kind.asc.nullsfirst,id.desc&limit=4'],
  ['pets?select=id&limit=2&offset=5', EXACT],
  ['pets?select=id&offset=1100&limit=10', EXACT],
  ['pets?select=id&offset=1200&limit=10'],
  ['pets?select=id', EXACT],
  ['pets?select=id'],
  ['pets?select=id&limit=0', EXACT],
  ['pets?select=id&id=lte.5', { ...EXACT, range: '0-1' }],
  ['pets?select=id&id=lte.5', { ...EXACT, range: '3-' }],
  ['pets?select=id&id=lte.5', { range: '4-2' }],
  ['pets?select=id&id=lte.5&limit=3', { ...EXACT, range: '1-8' }],
  ['pets?select=id&id=lte.5&offset=3', { range: '1-8' }],
  ['pets?select=id&id=lte.5', { range: 'nonsense' }],
  ['pets?at=gte.2020-01-02T00:00:00Z&at=lt.2020-01-04&select=id,at'],
  ['pets?kind=is.null&select=id&limit=2&order=id'],
  ['pets?ok=is.true&select=id&limit=2&order=id'],
  ['pets?name=ilike.*ET%201*&select=name&limit=3&order=id'],
  ['pets?name=in.(%22pet%201%22,pet%202)&select=name&order=id'],
  ['pets?name=in.(%22pet%5C%22%201%22,pet%202)&select=name'],
  ['pets?name=in.()&select=name'],
  ['pets?name=in.(,pet%201)&select=name'],
  ["pets?name=eq.o'x%5C'"],
  ['pets?name=eq.&select=id'],
  ['pets?info=eq.%7B%22n%22:1%7D&select=id,info,tags,weight,big,born'],
  ['pets?id=eq.abc'],
  ['pets?id=in.(1,x)'],
  ['pets?id=eq.99999999999'],
  ['pets?nope=eq.1'],
  ['pets?select=nope'],
  ['pets?order=nope'],
  ['pets?id=ilike.1'],
  ['closed'],
  ['pets?id=eq.1', { 'accept-profile': 'private' }],
  ['rpc/join_up?a=1&b=o%27x%5C'],
  ['rpc/join_up?a=x'],
  ['rpc/echo?j=%7B%22a%22:1%7D'],
  ['rpc/nothing'],
  ['rpc/numbers?n=2000'],
  ['rpc/do_nothing?a=1'],
  ['rpc/write_as_owner?n=1'],
  ['rpc/secret'],
  ['rpc/nope'],
  ['rpc/about_me'],
  ['rpc/header?n=X-Session-Token', { 'x-session-token': 'a' }],
  ['rpc/header?n=x-session-token', { 'x-session-token': 'a' }],
  ['rpc/do_nothing', {}, '{"a":1}'],
  ['rpc/join_up', {}, '{"a":1}'],
  ['rpc/join_up', {}, `{"a":1,"b":"ü'\\\\\\""}`],
  ['rpc/join_up', {}, '{"a":"x"}'],
  ['rpc/join_up', {}, '{"a":1.5}'],
  ['rpc/join_up', {}, '{"a":null}'],
  ['rpc/join_up', {}, '{"a":1,"b":{"x":1}}'],
  ['rpc/join_up', {}, '{"b":"x"}'],
  ['rpc/join_up', {}, '{"a":1,"c":2}'],
  ['rpc/join_up', {}, '{'],
  ['rpc/nothing', {}, '{}'],
  ['rpc/echo', {}, '{"j":{"a":[1,{"b":null}]}}'],
  ['rpc/echo', {}, '{"j":null}'],
  ['rpc/echo', {}, '{"j":"text"}'],
  ['rpc/echo', {}, '{"j":"\\u0000"}'],
  ['rpc/echo', {}, '{"j":1,"j":2}'],
  ['rpc/numbers', {}, '{"n":3}'],
  ['rpc/pairs', {}, '{}'],
  ['rpc/first_pet', {}, '{}'],
  ['rpc/write', {}, '{}'],
  ['rpc/secret', {}, '{}'],
  ['rpc/nope', {}, '{"b":1,"a":2}'],
  ['rpc/about_me', {}, '{}'],
  ['rpc/either', {}, '{"a":1}'],
  ['rpc/either', {}, '{"b":"1"}'],
  ['rpc/unclear', {}, '{"a":1}'],
  [
    'rpc/lists',
    {},
    '{"a":["x","y,\\"z"],"u":"00000000-0000-4000-8000-000000000001","t":"2020-01-01"}',
  ],
  ['rpc/lists', {}, '{"a":"{x}","u":"bad","t":"now"}'],
  ...['PT401', 'PT403', 'PT413', 'PTABC', 'P0001', '23505', '23503', '42501', '42883'].map(fail),
  ...['22P02', '57014', '25006', '53300', '55P03', '22023', '42P01', '28000', 'SY404'].map(fail),
]

function fail(code: string): [string, Record<string, string>, string] {
  return ['rpc/fail', {}, JSON.stringify({ code })]
}

describe('the same request has the same response on PGlite, on Postgres and from PostgREST', () => {
  test.for(requests)('%s %j %s', async ([path, headers = {}, body]) => {
    const responses = await Promise.all(
      servers.map(({ url }) => sendRequest(url, path, { headers, body })),
    )
    for (const [index, response] of responses.entries()) {
      expect({ server: servers[index]?.name, ...response }).toEqual({
        server: servers[index]?.name,
        ...responses[0],
      })
    }
  })
})

async function sendRequest(
  url: string,
  path: string,
  { headers, body }: { headers: Record<string, string>; body: string | undefined },
) {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body }),
  })
  const text = await response.text()
  const value: unknown = text === '' ? null : JSON.parse(text)
  const isRead = path.startsWith('pets') && response.ok
  return {
    status: response.status,
    // No client reads this header of a procedure or a refusal; only PostgREST sends it there too.
    range: isRead ? response.headers.get('content-range') : null,
    // Clients rely on codes: the texts of refusals change with every version of Postgres and
    // PostgREST.
    body: response.ok ? value : (value as { code: string }).code,
  }
}
