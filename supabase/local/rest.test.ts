import { afterAll, describe, expect, test } from 'vitest'

import { onEveryEngine } from '../tests/engines.ts'
import type { Database } from './database.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { addScratchTables, createTestClient } from './scratch-for-tests.ts'

async function openWorld(db: Database) {
  await addScratchTables(db)
  const server = await startLocalSupabase({ database: db })
  const client = createTestClient(server.url)
  const superadmin = { username: 'superadmin', password: server.firstPassword }
  const { token } = (await client.rpc('sign_in', superadmin)).data as { token: string }
  return { db, server, client, token }
}

onEveryEngine(openWorld, (world) => {
  afterAll(() => world().server.stop())

  const sendRequest = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${world().server.url}${path}`, init)
    const body = await response.text()
    return { status: response.status, headers: response.headers, body }
  }

  const page = (from: number) =>
    world()
      .client.from('pets')
      .select('id', { count: 'exact' })
      .range(from, from + 49)

  const range = async (value: string) => {
    const { headers, body } = await sendRequest('/rest/v1/pets?select=id&id=lte.5&order=id', {
      headers: { range: value },
    })
    return [body.replaceAll(/\s/g, ''), headers.get('content-range')]
  }

  /** Of a caller with a session: only they may send more than 16 kB. */
  const post = (body: string) =>
    sendRequest('/rest/v1/rpc/echo', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-token': world().token },
      body,
    })

  describe('reading a table', () => {
    test('supports the columns, filters, order and pages that supabase-js requests', async () => {
      const { data, count, status } = await world()
        .client.from('pets')
        .select('id,kind', { count: 'exact' })
        .gte('id', 10)
        .lte('id', 40)
        .in('kind', ['k1', 'k2'])
        .order('kind', { ascending: false })
        .order('id')
        .range(1, 2)
      expect({ data, count, status }).toEqual({
        data: [
          { id: 14, kind: 'k2' },
          { id: 17, kind: 'k2' },
        ],
        count: 21,
        status: 206,
      })
    })

    test('filters by null, by booleans and by substrings', async () => {
      const { client } = world()
      const missing = await client.from('pets').select('id').is('kind', null).limit(2).order('id')
      expect(missing.data).toEqual([{ id: 3 }, { id: 6 }])
      const truth = await client.from('pets').select('id').is('ok', true).lte('id', 2)
      expect(truth.data).toEqual([{ id: 2 }])
      const part = await client.from('pets').select('id').ilike('name', '%ET 1').limit(2)
      expect(part.data).toEqual([{ id: 1 }])
    })

    test('preserves the form of numbers, lists, times and JSON', async () => {
      const { body } = await sendRequest('/rest/v1/pets?id=eq.1')
      expect(JSON.parse(body)).toEqual([
        {
          id: 1,
          name: 'pet 1',
          kind: 'k1',
          born: '2020-01-02',
          tags: ['a', 'b"c'],
          info: { n: 1 },
          weight: 1.5,
          ok: false,
          big: 9007199254740994,
          at: '2020-01-02T00:00:00+00:00',
        },
      ])
    })

    test('returns at most 1,000 rows, and says which ones they are', async () => {
      const { status, headers, body } = await sendRequest('/rest/v1/pets?select=id', {
        headers: { prefer: 'count=exact' },
      })
      expect(JSON.parse(body)).toHaveLength(1000)
      expect([status, headers.get('content-range')]).toEqual([206, '0-999/1100'])
    })

    test('returns an empty page after the last one (S-18), and refuses further pages', async () => {
      const { data, count } = await page(1100)
      expect([data, count]).toEqual([[], 1100])
      expect((await page(1101)).error?.code).toBe('PGRST103')
    })

    test('supports a Range header for pages as well', async () => {
      expect(await range('1-2')).toEqual(['[{"id":2},{"id":3}]', '1-2/*'])
      expect(await range('4-')).toEqual(['[{"id":5}]', '4-4/*'])
      expect((await range('3-1'))[0]).toContain('PGRST103')
    })

    test('counts by HEAD without sending rows', async () => {
      const { client } = world()
      const head = await client.from('pets').select('id', { count: 'exact', head: true })
      expect([head.count, head.data]).toEqual([1100, null])
    })

    test('sends responses uncached and compressed', async () => {
      const { headers } = await sendRequest('/rest/v1/pets', {
        headers: { 'accept-encoding': 'br' },
      })
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-encoding')).toBe('br')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    })
  })

  describe('responds to unimplemented features with 501 and their name', () => {
    test.for([
      ['GET', 'pets?select=id,closed(*)', 'closed(*)'],
      ['GET', 'pets?select=n:name', 'n:name'],
      ['GET', 'pets?select=info->n', 'info->n'],
      ['GET', 'pets?name=not.is.null', 'name=not.is.null'],
      ['GET', 'pets?or=(id.eq.1,id.eq.2)', 'or=(id.eq.1,id.eq.2)'],
      ['GET', 'pets?name=fts.x', 'name=fts.x'],
      ['GET', 'pets?order=id.sideways', 'order=id.sideways'],
      ['POST', 'pets', 'POST /rest/v1/pets'],
      ['PATCH', 'pets?id=eq.1', 'PATCH /rest/v1/pets'],
      ['DELETE', 'pets?id=eq.1', 'DELETE /rest/v1/pets'],
      ['GET', '', 'the description of the API'],
      ['DELETE', 'rpc/nothing', 'DELETE of a procedure'],
      ['POST', 'rpc/pairs?select=x', 'the parameter select for a procedure'],
      ['POST', 'rpc/pairs?x=gte.2', 'the parameter x for a procedure'],
      ['GET', 'rpc/pairs?order=x', 'the parameter order for a procedure'],
      ['GET', 'rpc/pairs?limit=1', 'the parameter limit for a procedure'],
    ] as const)('%s %s', async ([method, path, name]) => {
      const { status, body } = await sendRequest(`/rest/v1/${path}`, { method })
      expect([status, body]).toEqual([501, expect.stringContaining(name)])
    })

    test.for(['auth/v1/token', 'realtime/v1/websocket', 'functions/v1/x', 'graphql/v1'])(
      'the service %s',
      async (path) => {
        const { status, body } = await sendRequest(`/${path}`)
        expect([status, body]).toEqual([501, expect.stringContaining(path)])
      },
    )

    test("other response types than JSON, estimated counts, and a page of a procedure's result", async () => {
      const { client } = world()
      expect((await client.rpc('pairs', {}, { count: 'exact' })).status).toBe(501)
      expect((await client.rpc('pairs').gte('x', 2)).status).toBe(501)
      expect((await client.rpc('pairs').select('x').limit(1)).status).toBe(501)
      expect((await sendRequest('/rest/v1/rpc/pairs', { headers: { range: '0-0' } })).status).toBe(
        501,
      )
      expect((await client.from('pets').select('id').eq('id', 1).single()).status).toBe(501)
      expect((await client.from('pets').select('id', { count: 'planned' })).status).toBe(501)
    })
  })

  describe('calling a procedure', () => {
    test('takes named arguments from the body, and defaults for missing ones', async () => {
      const { client } = world()
      const full = await client.rpc('join_up', { a: 1, b: `ü'\\"` })
      expect([full.data, full.status]).toEqual([`1ü'\\"`, 200])
      expect((await client.rpc('join_up', { a: 2 })).data).toBe('2x')
      const lists = await client.rpc('lists', {
        a: ['x', 'y,"z'],
        u: '00000000-0000-4000-8000-000000000001',
        t: '2020-01-01T00:00:00Z',
      })
      expect(lists.data).toContain(String.raw`{x,"y,\"z"}00000000-0000-4000-8000-000000000001`)
    })

    test('reads by GET through a procedure that is marked as read-only', async () => {
      const { data } = await world().client.rpc('join_up', { a: 1, b: `o'x\\` }, { get: true })
      expect(data).toBe(`1o'x\\`)
    })

    test('refuses a procedure that writes by GET and runs it by POST', async () => {
      const { client } = world()
      const got = await client.rpc('write_as_owner', { n: 7 }, { get: true })
      expect([got.status, got.error?.code]).toEqual([405, '25006'])
      expect((await client.rpc('write_as_owner', { n: 7 })).data).toBe(7)
    })

    test('tells a GET of a writing procedure which method is allowed', async () => {
      const { headers } = await fetch(`${world().server.url}/rest/v1/rpc/write_as_owner?n=7`)
      expect(headers.get('allow')).toBe('POST')
    })

    test('returns every form of result like PostgREST', async () => {
      const { client } = world()
      expect(await client.rpc('do_nothing', { a: 1 })).toMatchObject({ status: 204, data: null })
      expect((await client.rpc('nothing')).data).toBeNull()
      expect((await client.rpc('echo', { j: { a: [1, null] } })).data).toEqual({ a: [1, null] })
      expect((await client.rpc('numbers', { n: 3 })).data).toEqual([1, 2, 3])
      expect((await client.rpc('numbers', { n: 3000 })).data).toHaveLength(1000)
      expect((await client.rpc('pairs')).data).toEqual([
        { x: 1, y: 'a' },
        { x: 2, y: null },
      ])
      expect((await client.rpc('first_pet')).data).toMatchObject({ id: 1, name: 'pet 1' })
    })

    test('runs as a visitor, with the request where hosted Supabase puts it', async () => {
      const client = createTestClient(world().server.url, { 'X-Session-Token': 'abc' })
      expect((await client.rpc('about_me')).data).toBe('anon POST /rpc/about_me off')
      expect((await client.rpc('about_me', {}, { get: true })).data).toBe(
        'anon GET /rpc/about_me on',
      )
      expect((await client.rpc('header', { n: 'x-session-token' })).data).toBe('abc')
      const [left] = await world().db.query(
        `select current_user <> 'anon' as "isOwner",
          nullif(current_setting('request.headers', true), '') as headers`,
      )
      expect(left).toEqual({ isOwner: true, headers: null })
    })

    test('resolves overloaded names by their arguments, or refuses', async () => {
      const { client } = world()
      expect((await client.rpc('either', { a: 1 })).data).toBe(1)
      expect((await client.rpc('either', { b: '1' })).data).toBe(2)
      expect((await client.rpc('unclear', { a: 1 })).error?.code).toBe('PGRST203')
    })
  })

  describe('refusals have the codes of PostgREST', () => {
    test.for([
      ['pets?nope=eq.1', 400, '42703'],
      ['pets?id=eq.abc', 400, '22P02'],
      ['pets?id=ilike.1', 404, '42883'],
      ['pets?name=eq.a%00b', 400, '22021'],
      ['pets?name=in.pet', 400, 'PGRST100'],
      ['closed', 401, '42501'],
      ['nope', 404, 'PGRST205'],
      // Tables outside of public do not exist for the API.
      ['buckets', 404, 'PGRST205'],
      ['schema_migrations', 404, 'PGRST205'],
      ['rpc/nope', 404, 'PGRST202'],
      ['rpc/secret', 401, '42501'],
      ['rpc/join_up?b=x', 404, 'PGRST202'],
      ['rpc/rank', 404, 'PGRST202'],
    ] as const)('%s', async ([path, status, code]) => {
      const response = await sendRequest(`/rest/v1/${path}`)
      const texts = expect.toBeOneOf([null, expect.any(String)])
      expect([response.status, JSON.parse(response.body)]).toEqual([
        status,
        { code, details: texts, hint: texts, message: expect.any(String) },
      ])
    })

    test.for([
      ['PT401', 401],
      ['PT413', 413],
      ['PTABC', 500],
      ['P0001', 400],
      ['23505', 409],
      ['23503', 409],
      ['22P02', 400],
      ['42501', 401],
      ['25006', 405],
      ['40001', 500],
      ['57014', 500],
      ['53300', 503],
      ['XX000', 500],
    ] as const)('SQLSTATE %s is status %s', async ([code, status]) => {
      const refused = await world().client.rpc('fail', { code })
      const error = { code, details: 'd', hint: 'h', message: 'm' }
      expect(refused).toMatchObject({ status, error })
    })

    test('another schema than public is refused', async () => {
      const headers = { 'accept-profile': 'private' }
      expect((await sendRequest('/rest/v1/sessions', { headers })).status).toBe(406)
    })
  })

  describe('malformed bodies', () => {
    test('1 MB is accepted, one byte more is refused, with or without Content-Length', async () => {
      const frame = JSON.stringify({ j: '' })
      const fits = JSON.stringify({ j: 'x'.repeat(1024 * 1024 - frame.length) })
      expect((await post(fits)).status).toBe(200)
      expect((await post(`${fits} `)).status).toBe(413)
      const chunked = await fetch(`${world().server.url}/rest/v1/rpc/echo`, {
        method: 'POST',
        headers: { 'x-session-token': world().token },
        body: new Blob([fits, ' ']).stream(),
        duplex: 'half',
      } as RequestInit)
      expect(chunked.status).toBe(413)
    })

    test('text that is not JSON, or not an object, is refused', async () => {
      expect((await post('{')).body).toContain('PGRST102')
      expect((await post('[1]')).status).toBe(501)
    })

    test('nesting that would crash PGlite is refused in body, argument and filter', async () => {
      const bottomless = '['.repeat(10_000)
      const closed = bottomless + ']'.repeat(10_000)
      const deep = bottomless.slice(0, 3000)
      const refused = [
        await post(`{"j":${closed}}`),
        await sendRequest(`/rest/v1/pets?info=eq.${deep}`),
        await sendRequest(`/rest/v1/pets?info=in.("${deep}")`),
      ]
      expect(refused.map(({ body }) => body)).toEqual(
        refused.map(() => expect.stringContaining('PGRST102')),
      )
      // Every argument of a GET is a text, even if it looks like JSON.
      expect((await sendRequest(`/rest/v1/rpc/echo?j=${deep}`)).status).toBe(200)
      expect((await post(`{"j":${'['.repeat(99)}${']'.repeat(99)}}`)).status).toBe(200)
      expect((await post(JSON.stringify({ j: bottomless }))).status).toBe(200)
    })

    test('URLs that cannot be decoded', async () => {
      expect((await sendRequest('/rest/v1/%ff')).status).toBe(400)
      expect((await sendRequest('/rest/v1/rpc/%E0%A4%A')).status).toBe(400)
    })
  })
})
