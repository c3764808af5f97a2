import { describe, expect, test } from 'vitest'

import { createPublicRemote } from '#remote/public-remote.ts'

import {
  privateRowIds,
  publicRowIds,
  sampleTables,
  usernameOf,
  type SampleTable,
} from '../clinic.ts'
import { changeService } from './edits.ts'
import {
  createEndedToken,
  endings,
  catchFailure,
  createFirstSignInToken,
  createRemote,
  type Server,
  type TestWorld,
} from './world.ts'

const CURSOR = /^\d+\.[0-9a-f]{8}\.\d$/

/** Cursors that were never given out; each gets a reset, and does no harm. */
const garbage = [
  '',
  'null',
  'banana',
  `'; drop table public.doctors; --`,
  `1.aaaaaaaa.0' or '1'='1`,
  '"quoted", (in brackets) & {in braces}',
  '%27%20or%201=1',
  '1.AAAAAAAA.0',
  '-1.aaaaaaaa.0',
  '999999999999999999.aaaaaaaa.0',
  '99999999999999999999999999.aaaaaaaa.0',
  '1.aaaaaaaa.9',
  '1.aaaaaaaa.0\n',
  'డాక్టర్ 😀',
  '\\',
  'x'.repeat(5_000),
]

/** What every server must do for visitors; writes nothing, so a hosted project may be asked too. */
export function visitorCases(server: () => Server): void {
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${server().url}/rest/v1/rpc/${path}`, { ...init, headers: { apikey: server().key } })

  test('a new phone gets all the public may see, in one answer (S-68)', async () => {
    const response = await createPublicRemote(server()).pull(null)
    expect(response).toMatchObject({ cursor: expect.stringMatching(CURSOR), reset: true })
    expect(response.cursor.endsWith('.0')).toBe(true)
    expect(Object.keys(response).toSorted()).toEqual(['cursor', 'put', 'reset', 'sum'])
    const sums = Object.entries(response.put ?? {}).map(([table, rows]) => {
      const versions = rows.map((row) => row.row_version ?? 0)
      return [table, [rows.length, versions.reduce((total, version) => total + version, 0)]]
    })
    expect(response.sum).toEqual(Object.fromEntries(sums))
    for (const table of ['users', 'modern_themes']) expect(response.put).not.toHaveProperty(table)
  })

  test('staff without a session get the same as a visitor', async () => {
    const asVisitor = await createPublicRemote(server()).pull(null)
    expect(await createRemote(server(), null).sync.pull(null)).toEqual(asVisitor)
  })

  test('when nothing is new the answer is the cursor alone, in less than 300 bytes', async () => {
    const { cursor } = await createPublicRemote(server()).pull(null)
    expect(await createPublicRemote(server()).pull(cursor)).toEqual({ cursor })
    expect(await createRemote(server(), null).sync.pull(cursor)).toEqual({ cursor })
    const response = await get(`visitor_pull?since=${encodeURIComponent(cursor)}`)
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(300)
  })

  test('[R18] what visitors get may be kept by caches for half a minute, and names its state', async () => {
    const { cursor } = await createPublicRemote(server()).pull(null)
    for (const since of ['', cursor]) {
      const { status, headers } = await get(`visitor_pull?apikey=${server().key}&since=${since}`)
      expect([status, headers.get('cache-control'), headers.has('etag')]).toEqual([
        200,
        'public, max-age=10, stale-while-revalidate=20',
        true,
      ])
      expect(headers.get('vary') ?? '').not.toMatch(/cookie|authorization|apikey|token|\*/i)
    }
    // What was asked for wrongly may be right in a moment.
    const refused = await get(`visitor_pull?apikey=${server().key}&banana=1`)
    expect(refused.status).toBe(404)
    expect(refused.headers.get('cache-control') ?? '').not.toContain('public')
  })

  test('[R18] how staff and earlier builds ask is never kept', async () => {
    for (const method of ['GET', 'POST']) {
      const { headers } = await get('sync_pull', { method })
      expect(headers.get('cache-control') ?? '').not.toContain('public')
    }
  })

  test.for(garbage.map((cursor) => [cursor.slice(0, 40), cursor] as const))(
    'the cursor %j is answered with everything',
    async ([, cursor]) => {
      const whole = await createPublicRemote(server()).pull(null)
      expect(await createPublicRemote(server()).pull(cursor)).toEqual(whole)
      expect(await createRemote(server(), null).sync.pull(cursor)).toEqual(whole)
    },
  )
}

/** What staff get, and what changes bring. */
export function pullCases(world: () => TestWorld): void {
  test('[R18] whose session it is makes no difference to what visitors get', async () => {
    const address = `${world().url}/rest/v1/rpc/visitor_pull?apikey=${world().key}&since=`
    const plain = (await (await fetch(address)).json()) as object
    for (const token of [world().tokens['Super Admin'] ?? '', 'A'.repeat(43)]) {
      const response = await fetch(address, { headers: { 'x-session-token': token } })
      expect(sorted(await response.json())).toEqual(sorted(plain))
    }
  })

  test('visitors get no hidden row, staff do', async () => {
    const ids = async (token: string | null) => {
      const { put } = await createRemote(world(), token).sync.pull(null)
      return findSampleRows('doctors', put?.doctors)
    }
    expect(await ids(null)).toEqual([publicRowIds.doctors])
    expect(await ids(world().tokens.Viewer)).toEqual([publicRowIds.doctors, privateRowIds.doctors])
  })

  test.for(sampleTables)(
    'of %s visitors are sent what is enabled or published, and nothing else (AC-414)',
    async (table) => {
      const { put } = await createPublicRemote(world()).pull(null)
      expect(findSampleRows(table, put?.[table])).toEqual([publicRowIds[table]])
    },
  )

  test('accounts go to a Super Admin only', async () => {
    const { put } = await createRemote(world(), world().tokens['Super Admin']).sync.pull(null)
    expect(put?.users?.map(({ username }) => username)).toContain(usernameOf('Viewer'))
    expect(
      (await createRemote(world(), world().tokens.Admin).sync.pull(null)).put,
    ).not.toHaveProperty('users')
  })

  test('since a cursor come the rows that changed, and no others', async () => {
    const { cursor } = await createPublicRemote(world()).pull(null)
    const name = 'Dr Changed, (దయచేసి) "quoted" O’Neill \\ %'
    await changeService(world(), publicRowIds.services, { service_name: name })
    const response = await createPublicRemote(world()).pull(cursor)
    expect(Object.keys(response).toSorted()).toEqual(['cursor', 'put', 'sum'])
    expect(response.put).toEqual({
      services: [expect.objectContaining({ id: publicRowIds.services, service_name: name })],
    })
  })

  test('a row that is hidden is gone for visitors, and changed for staff', async () => {
    const staff = createRemote(world(), world().tokens.Viewer)
    const before = await createPublicRemote(world()).pull(null)
    const staffBefore = await staff.sync.pull(null)
    await changeService(world(), publicRowIds.services, { is_enabled: false })
    const { put, del } = await createPublicRemote(world()).pull(before.cursor)
    expect([put, del]).toEqual([undefined, { services: [publicRowIds.services] }])
    const forStaff = await staff.sync.pull(staffBefore.cursor)
    expect(forStaff.put?.services?.map(({ id }) => id)).toEqual([publicRowIds.services])
    await changeService(world(), publicRowIds.services, { is_enabled: true })
  })

  test('a cursor of one role is answered with everything for another', async () => {
    const { cursor } = await createPublicRemote(world()).pull(null)
    const response = await createRemote(world(), world().tokens.Viewer).sync.pull(cursor)
    expect(response).toMatchObject({ reset: true, cursor: expect.stringMatching(/\.1$/) })
  })

  describe('a session that is over', () => {
    test.for(endings)('(%s) is told so, and gets no visitor’s answer', async (ending) => {
      const remote = createRemote(world(), await createEndedToken(world(), ending))
      expect(await catchFailure(remote.sync.pull(null))).toBe('signed-out')
      expect(await catchFailure(remote.sync.push([], null))).toBe('signed-out')
      expect(await remote.session.mySession()).toBe(null)
    })

    test.for(['x'.repeat(5_000), 'A'.repeat(43), `'; drop table public.users; --`])(
      'so is a token that was never given out: %s',
      async (token) => {
        expect(await catchFailure(createRemote(world(), token).sync.pull(null))).toBe('signed-out')
      },
    )
  })

  test('a newcomer must choose a password before anything else (S-04)', async () => {
    const remote = createRemote(world(), await createFirstSignInToken(world()))
    expect(await catchFailure(remote.sync.pull(null))).toBe('password-first')
    expect(await catchFailure(remote.sync.push([], null))).toBe('password-first')
    expect(await remote.session.mySession()).toMatchObject({ user: { must_change_password: true } })
  })
}

/** Returns which of the two sample rows of a table were sent; other tests add rows of their own. */
function findSampleRows(table: SampleTable, rows: { id: string }[] = []): string[] {
  const sent = new Set(rows.map(({ id }) => id))
  return [publicRowIds[table], privateRowIds[table]].filter((id) => sent.has(id))
}

/** In no promised order. */
function sorted(response: unknown): unknown {
  const { put = {}, ...rest } = response as { put?: Record<string, { id: string }[]> }
  const rows = Object.values(put).flatMap((all) => all.map((row) => JSON.stringify(row)))
  return { ...rest, rows: rows.toSorted((a, b) => (a < b ? -1 : 1)) }
}
