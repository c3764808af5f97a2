import { describe, expect, test } from 'vitest'

import type { SyncResponse } from '#model/mutation.ts'

import { isPostgresAvailable } from '../local/postgres-for-tests.ts'
import { PASSWORD, personIds, subjects, themes } from './clinic.ts'
import type { Connection } from './connection.ts'
import { gatherCrowd } from './crowd.ts'
import { reportMissingPostgres } from './engines.ts'
import { Mirror } from './mirror.ts'
import { pick, createRandomEdit, createRandom, createRandomScript } from './random-edits.ts'

const LOGGED = `select count(*)::int as n from public.activity_logs where user_id is not null and action <> 'login'`

reportMissingPostgres()

describe.for(isPostgresAvailable() ? ['many people at once, on Postgres'] : [])('%s', () => {
  const crowd = gatherCrowd()

  test(
    'whatever everybody does at once, every device ends with what the server has (I2, I3, I7, R1)',
    { tags: ['full'] },
    async () => {
      const { tokens } = crowd.clinic()
      const staff = ['Content Manager', 'Admin', 'Super Admin', 'Content Manager'] as const
      const writers = await crowd.connect(staff.map((role) => tokens[role]))
      const readers = await crowd.connect(subjects.map((subject) => tokens[subject]))
      const editors = await crowd.connect([null, null])
      const typists = await crowd.connect([null])
      const mirrors = new Map([...writers, ...readers].map((device) => [device, new Mirror()]))
      const counts: Record<string, number> = {}
      const over = new AbortController()

      async function runCycle(
        device: Connection,
        request: Connection['pull'],
        mirror = mirrors.get(device),
      ) {
        const response = await request(mirror?.cursor ?? null)
        mirror?.apply(response)
        for (const { status } of response.results ?? []) counts[status] = (counts[status] ?? 0) + 1
        counts['removals'] = (counts['removals'] ?? 0) + Object.keys(response.del ?? {}).length
      }
      async function read(reader: Connection) {
        while (!over.signal.aborted) await runCycle(reader, (since) => reader.pull(since))
      }
      async function write(writer: Connection, seed: number) {
        const random = createRandom(seed)
        const mirror = mirrors.get(writer) ?? new Mirror()
        for (let n = 0; n < 40; n++) {
          const edits = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
            createRandomEdit(random, mirror),
          )
          await runCycle(writer, (since) => writer.push(since === null ? [] : edits, since))
        }
      }
      const [before] = await crowd.db().query<{ n: number }>(LOGGED)
      const reading = readers.map(read)
      await Promise.all([...writers.map(write), ...editors.map(edit), ...typists.map(signIn)])
      over.abort()
      await Promise.all(reading)

      for (const [device, mirror] of mirrors) {
        await runCycle(device, (since) => device.pull(since))
        const fresh = new Mirror()
        fresh.apply(await device.pull(null))
        expect(mirror.rows()).toEqual(fresh.rows())
        expect(mirror.mismatches).toBe(0)
      }
      const [after] = await crowd.db().query<{ n: number }>(LOGGED)
      expect((after?.n ?? 0) - (before?.n ?? 0)).toBe(counts['ok'])
      // A race without a meeting would prove nothing.
      expect(counts['ok']).toBeGreaterThan(100)
      expect(counts['conflict']).toBeGreaterThan(5)
      expect(counts['removals']).toBeGreaterThan(50)
    },
  )

  test('one batch of edits that two tabs send at once happens once (threat 50, R7)', async () => {
    const { tokens } = crowd.clinic()
    const tabs = await crowd.connect([tokens.Admin, tokens.Admin])
    const edits = Array.from({ length: 10 }, (_, n) => newService(`Twice ${n}`))
    const cursor = (await tabs[0]?.pull(null))?.cursor ?? null
    const sending = tabs.map((tab) => () => tab.push(edits, cursor))
    const responses = await crowd.whileWaiting('select 1', sending)
    const results = edits.map(({ id }) => ({ id, status: 'ok' }))
    expect(responses).toMatchObject([{ results }, { results }])
    const counts = await crowd.db().query(
      `select (select count(*)::int from public.services where service_name like 'Twice %') as services,
        (select count(*)::int from public.activity_logs where description like 'Added service: Twice %') as logs`,
    )
    expect(counts).toEqual([{ services: 10, logs: 10 }])
  })

  test('a request that comes twice at the same moment is carried out once, and both are answered (S-95)', async () => {
    const { tokens } = crowd.clinic()
    const twins = await crowd.connect([tokens.Admin, tokens.Admin])
    const args = [themes.live, 'Twin', 'twin', personIds.Admin]
    const copying = twins.map((twin) => {
      twin.request = '12345678-1234-4234-8234-123456789012'
      return () => twin.call('public.duplicate_theme($1, $2, $3, $4)', args)
    })
    const [one, second] = await crowd.whileWaiting('select 1', copying)
    expect(one).toMatchObject({ success: true, name: 'Twin' })
    expect(second).toEqual(one)
    const logged = `select from public.activity_logs where description like '% as Twin'`
    expect(await crowd.db().query(logged)).toHaveLength(1)
  })

  test('edits of an account disabled in the meantime are rejected and not applied (S-10, threat 28)', async () => {
    const { connection } = await crowd.newPerson('leaver', 'Content Manager')
    const { cursor } = await connection.pull(null)
    const disable = `update public.users set is_enabled = false where username = 'leaver'`
    const results = await crowd.whileWaiting(disable, [
      () => connection.push([newService('Too late')], cursor),
    ])
    expect(results).toEqual(['PT401'])
    const services = await crowd
      .db()
      .query(`select from public.services where service_name = 'Too late'`)
    expect(services).toEqual([])
  })

  test('20 activations at the same moment: one theme is live at any time, and the one before it is remembered (AC-320, AC-333, threat 12)', async () => {
    const admins = await crowd.connect(
      Array.from({ length: 20 }, () => crowd.clinic().tokens.Admin),
    )
    const copies = await Promise.all(admins.map((admin, n) => copyOf(themes.live, admin, n)))
    const [visitor] = await crowd.connect([null])
    const liveStates: unknown[] = []
    const over = new AbortController()
    async function pullRepeatedly() {
      while (!over.signal.aborted) liveStates.push(liveThemes(await visitor?.pull(null)))
    }
    const pulling = pullRepeatedly()
    const activations = admins.map(
      (admin, n) => () =>
        admin.call('public.activate_theme_atomic($1, $2)', [copies[n], personIds.Admin]),
    )
    const results = (await crowd.whileWaiting('select 1', activations)) as { success: boolean }[]
    over.abort()
    await pulling
    expect(liveStates.length).toBeGreaterThan(3)
    expect(liveStates).toEqual(liveStates.map(() => ({ versions: 1, isTheSettings: true })))
    expect(results.filter(({ success }) => success)).toHaveLength(20)
    const logs = await crowd
      .db()
      .query<{ theme: string }>(
        `select record_id as theme from public.activity_logs where action = 'theme_activated' order by created_at desc`,
      )
    expect(logs).toHaveLength(20)
    const settings = await crowd.db().query(
      `select s.active_theme_id as active, v.theme_id as version, s.previous_theme_id as previous, p.theme_id as before,
        s.rollback_deadline - s.activated_at = interval '24 hours' as "hasDay", s.theme_hash = v.config_hash as "hasHash"
      from public.modern_site_settings s join public.theme_versions v on v.id = s.active_version_id
      join public.theme_versions p on p.id = s.previous_version_id`,
    )
    const [last, one] = logs.map(({ theme }) => theme)
    expect(settings).toEqual([
      { active: last, version: last, previous: one, before: one, hasDay: true, hasHash: true },
    ])
  })
})

async function copyOf(theme: string, admin: Connection, n: number): Promise<string> {
  const args = [theme, `Copy ${n}`, `copy-${n}`, personIds.Admin]
  const { theme_id } = await admin.call<{ theme_id: string }>(
    'public.duplicate_theme($1, $2, $3, $4)',
    args,
  )
  return theme_id
}

/** What a visitor gets of the looks of the site: how many, and whether it is the one the settings name. */
function liveThemes(response: SyncResponse | undefined) {
  const versions = response?.put?.theme_versions ?? []
  const [settings] = response?.put?.modern_site_settings ?? []
  const [version] = versions
  const isTheSettings =
    version !== undefined &&
    settings !== undefined &&
    settings.active_theme_id === version.theme_id &&
    settings.theme_hash === version.config_hash
  return { versions: versions.length, isTheSettings }
}

/** A user at the SQL editor. */
async function edit(editor: Connection, seed: number) {
  const random = createRandom(seed + 100)
  for (let n = 0; n < 40; n++) await editor.exec(createRandomScript(random))
}

/** Signing in writes accounts, which Super Admins mirror. */
async function signIn(typist: Connection) {
  for (let n = 0; n < 10; n++) {
    const name = pick(Math.random, ['viewer', 'admin'])
    await typist.call('public.sign_in($1, $2)', [name, PASSWORD])
  }
}

function newService(name: string) {
  const set = { service_name: name }
  const ops = [{ t: 'services' as const, id: crypto.randomUUID(), op: 'insert' as const, set }]
  return { id: crypto.randomUUID(), ops }
}
