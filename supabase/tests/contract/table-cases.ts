import { beforeAll, describe, expect, test } from 'vitest'

import type { LogFilter } from '#model/accounts.ts'
import type { ActivityLog } from '#model/rows.ts'

import { personIds, publicRowIds, subjects } from '../clinic.ts'
import { catchFailure, createTestSupabase, createRemote, type TestWorld } from './world.ts'

/** The tables that are asked directly: the log, page by page, and none for writing. */
export function tableCases(world: () => TestWorld): void {
  const pageOf = (offset: number, limit: number, token = world().tokens.Admin) =>
    createRemote(world(), token).log.activityLogs({ offset, limit })
  const everything = () =>
    world().db.query(
      `select (select jsonb_agg(d order by d.id) from public.doctors d) as doctors,
        (select jsonb_agg(u.role order by u.id) from public.users u) as roles,
        (select count(*)::int from public.activity_logs) as logs`,
    )

  describe('the activity log', () => {
    beforeAll(async () => {
      // Twelve lines in the future, where nothing else writes; many at the same moment.
      await world().db.query(
        `insert into public.activity_logs (user_id, action, description, created_at)
        select $1, 'update', 'Line ' || n, '2099-01-01T10:00:00Z'::timestamptz + (n / 4 * interval '1 minute')
        from generate_series(1, 12) n`,
        [personIds.Admin],
      )
    })
    test('comes in the order of its moments, the newest first, as the database itself sorts it (AC-216)', async () => {
      // Written in an order of their own, so that neither the place on the disk nor the id sorts them.
      const moments = [3, 1, 4, 2].map((day) => `1999-01-0${day}T10:00:00Z`)
      await world().db.query(
        `insert into public.activity_logs (action, description, created_at)
        select 'update', 'Moment ' || at, at::timestamptz from unnest($1::text[]) at`,
        [moments],
      )
      const whole = await createRemote(world(), world().tokens.Admin).log.activityLogs({
        before: '2000-01-01T00:00:00.000Z',
        offset: 0,
        limit: 50,
      })
      const sorted = moments.toSorted().toReversed()
      expect(whole.map(({ description }) => description)).toEqual(
        sorted.map((at) => `Moment ${at}`),
      )
      const bySql = await world().db.query<{ id: string }>(
        `select id from public.activity_logs where created_at < '2000-01-01' order by created_at desc`,
      )
      expect(whole.map(({ id }) => id)).toEqual(bySql.map(({ id }) => id))
    })
    test('comes page by page, without a gap or a line twice (S-18)', async () => {
      const whole = await pageOf(0, 12)
      expect(whole.map(({ description }) => description).toSorted()).toEqual(
        Array.from({ length: 12 }, (_, index) => `Line ${index + 1}`).toSorted(),
      )
      expect(whole).toEqual(whole.toSorted(newest))
      const pages = await Promise.all([0, 5, 10].map((offset) => pageOf(offset, 5)))
      expect(pages.map((page) => page.length)).toEqual([5, 5, 5])
      expect(pages.flat().slice(0, 12)).toEqual(whole)
    })

    test('answers for a day, a person and an action, alone and together (AC-211, AC-212, AC-213, AC-214)', async () => {
      const remote = createRemote(world(), world().tokens.Admin)
      const found = async (filter: LogFilter) =>
        (await remote.log.activityLogs({ ...filter, offset: 0, limit: 50 })).length
      const from = '2099-01-01T10:01:00.000Z'
      const before = '2099-01-01T10:02:00.000Z'
      expect(await found({ from, before })).toBe(4)
      expect(await found({ from, before, userId: personIds.Admin, action: 'update' })).toBe(4)
      expect(await found({ from, userId: personIds.Viewer })).toBe(0)
      expect(await found({ from, action: 'delete' })).toBe(0)
    })

    test('has a name to every account, for those who may read it (AC-213)', async () => {
      const names = await createRemote(world(), world().tokens.Admin).log.userNames()
      expect(names).toContainEqual({ id: personIds.Viewer, username: 'viewer' })
      const asViewer = createRemote(world(), world().tokens.Viewer)
      expect(await catchFailure(asViewer.log.userNames())).toBe('refused')
    })

    test('gives the lines of one record to users who may edit it, with names', async () => {
      const page = { table: 'doctors', id: publicRowIds.doctors, skip: 0 } as const
      const asEditor = createRemote(world(), world().tokens['Content Manager'])
      expect(Array.isArray(await asEditor.log.recordHistory(page))).toBe(true)
      const asViewer = createRemote(world(), world().tokens.Viewer)
      expect(await catchFailure(asViewer.log.recordHistory(page))).toBe('refused')
    })

    test('has a page after the last one, which is empty (S-18)', async () => {
      expect(await pageOf(100_000, 50)).toEqual([])
    })

    test.for(['visitor', 'Viewer', 'Content Manager'] as const)(
      'shows a %s nothing',
      async (subject) => {
        expect(await pageOf(0, 50, world().tokens[subject])).toEqual([])
      },
    )
  })

  test('all staff learn how much happened in the last 24 hours; visitors do not', async () => {
    const [row] = await world().db.query<{ n: number }>(
      `select count(*)::int n from public.activity_logs where created_at > now() - interval '24 hours'`,
    )
    const counts = await createRemote(world(), world().tokens.Viewer).log.dashboardCounts()
    expect(counts).toEqual({ activity_24h: row?.n })
    expect(await catchFailure(createRemote(world(), null).log.dashboardCounts())).toBe('refused')
  })

  describe('no role writes a table past the procedures (threat 1)', () => {
    test.for(subjects)('no %s', async (subject) => {
      const client = createTestSupabase(world(), world().tokens[subject])
      const before = await everything()
      const doctors = () => client.from('doctors')
      const row = { name: 'Dr Intruder', is_enabled: true }
      for (const attempt of [
        doctors().insert(row),
        doctors().insert([row, row]).select('id'),
        doctors().update({ name: 'Dr Changed' }).eq('id', publicRowIds.doctors),
        doctors().update({ name: 'Dr Changed' }).gte('display_order', 0).select('id'),
        doctors().upsert({ id: publicRowIds.doctors, ...row }),
        doctors().delete().eq('id', publicRowIds.doctors),
        client.from('users').update({ role: 'Super Admin' }).eq('id', personIds.Viewer),
        client.from('activity_logs').delete().gte('created_at', '2000-01-01'),
        client.from('activity_logs').insert({ action: 'x', description: 'Forged' }),
      ]) {
        const { error, data } = await attempt
        // The local Supabase does not even know how.
        expect(['42501', 'not_implemented']).toContain(error?.code)
        expect(data).toBe(null)
      }
      expect(await everything()).toEqual(before)
    })
  })
}

const newest = (one: ActivityLog, other: ActivityLog) =>
  other.created_at.localeCompare(one.created_at) || (one.id < other.id ? -1 : 1)
