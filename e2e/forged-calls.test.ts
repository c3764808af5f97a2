// @module-tag full

import { request, type APIRequestContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser, TABLET } from './browser.ts'
import { createStaffAccount, openClinic, type Clinic, type Person } from './clinic.ts'
import { readStore } from './queued-edits.ts'
import { waitForEverythingSaved, signIn } from './staff.ts'

const NEVER_MADE = '00000000-0000-4000-8000-000000000001'
const HASH = '$2b$10$2UYD.DDJHRyGD8A/fOykkeXm/irnISta9vs6LtGzOTz3zBtOHklkK'

let clinic: Clinic
let sunita: Person
let ravi: Person
/** An attacker with a token stolen from her browser. */
let thief: APIRequestContext
let cursor: string
beforeAll(async () => {
  clinic = await openClinic()
  sunita = await createStaffAccount(clinic.sql)
  ravi = await createStaffAccount(clinic.sql, { username: 'ravi', role: 'Admin' })
  thief = await withHerToken()
  const pulled = await thief.get('/rest/v1/rpc/sync_pull')
  ;({ cursor } = (await pulled.json()) as { cursor: string })
})
afterAll(async () => {
  await thief.dispose()
  await clinic.close()
})

// S-66
test('procedures of other roles reject a Content Manager and change nothing (S-05, S-08)', async () => {
  const theme = await idOf('modern_themes')
  const calls: [string, Record<string, unknown>][] = [
    ['save_user', account(null, 'Super Admin')],
    ['save_user', account(sunita.id, 'Super Admin')],
    ['save_user', account(ravi.id, 'Viewer')],
    ['set_user_enabled', { id: ravi.id, enabled: false }],
    ['delete_user', { id: ravi.id }],
    ...(await themeCalls(theme)),
  ]
  await nothingChanges(async () => {
    for (const [name, args] of calls) {
      const response = await thief.post(`/rest/v1/rpc/${name}`, { data: args })
      expect([401, 403], `${name}: ${await response.text()}`).toContain(response.status())
    }
  })
})

// S-66
test.for(['visitor', 'Viewer', 'Content Manager', 'Admin'] as const)(
  'forged theme calls of a %s do only what the role may (AC-334, AC-335, AC-380)',
  async (role) => {
    const me = await hireForThemes(role)
    const theme = await idOf('modern_themes')
    const callProcedure = async (name: string, data: object): Promise<unknown> => {
      const response = await me.call.post(`/rest/v1/rpc/${name}`, { data })
      if ([401, 403].includes(response.status())) return 'refused'
      return response.ok() ? response.json() : response.status()
    }
    const version = expect.objectContaining({ version_number: 1, saved_by: null })
    expect(await callProcedure('theme_history', { p_theme_id: theme })).toEqual(
      role === 'visitor' ? 'refused' : [version],
    )

    const before = await dump()
    for (const p_user_id of [me.id, ravi.id]) {
      const save = { p_theme_id: theme, p_config: {}, p_change_description: '', p_user_id }
      const mayManage = role === 'Admin' && p_user_id === me.id
      const calls = { update_theme: save, ...(mayManage ? {} : managing(theme, p_user_id)) }
      for (const [name, args] of Object.entries(calls)) {
        expect([name, await callProcedure(name, args)]).toEqual([name, 'refused'])
      }
    }
    expect(await callProcedure('update_theme', { p_theme_id: theme, name: 'Renamed' })).toBe(404)
    expect(await dump()).toEqual(before)
    if (role === 'Admin') await managesThemes(callProcedure, theme, me.id)
    await me.call.dispose()
  },
)

test('columns that the server maintains cannot be written through sync (S-66, R13)', async () => {
  const id = await idOf('doctors')
  const forged: Record<string, unknown>[] = [
    { added_by: ravi.id },
    { row_version: 1 },
    { id: NEVER_MADE },
    { updated_at: '2001-01-01T00:00:00Z' },
    { name: 'Renamed', added_by: ravi.id },
  ]
  const ops = forged.map((set) => ({ t: 'doctors', id, op: 'update', set, was: set }))
  const otherOps = [
    { t: 'users', id: sunita.id, op: 'update', set: { role: 'Admin' }, was: { role: 'Viewer' } },
    { t: 'modern_themes', id: await idOf('modern_themes'), op: 'delete', was: { name: 'x' } },
    {
      t: 'hospital_profile',
      id: await idOf('hospital_profile'),
      op: 'delete',
      was: { name: 'x' },
    },
    { t: 'activity_logs', id: NEVER_MADE, op: 'insert', set: { description: 'forged' } },
    { t: 'pg_class', id: NEVER_MADE, op: 'insert', set: { relname: 'forged' } },
  ]
  await nothingChanges(async () => {
    for (const op of [...ops, ...otherOps]) {
      const result = await push([op])
      expect(result, JSON.stringify(op)).toMatchObject({ status: 'rejected', code: '42501' })
    }
  })
})

test('an edit belongs to its sender, whatever author it names (S-66, R14)', async () => {
  const op = {
    t: 'doctors',
    id: crypto.randomUUID(),
    op: 'insert',
    set: { name: 'Dr. Forged' },
    user_id: ravi.id,
    actor: ravi.id,
  }
  const mutation = { id: crypto.randomUUID(), ops: [op], user_id: ravi.id, actor: ravi.id }
  await pushMutation(mutation)
  const [row] = await clinic.sql('select added_by from public.doctors where id = $1', [op.id])
  expect(row).toEqual({ added_by: sunita.id })
  const log = await clinic.sql('select user_id from public.activity_logs where record_id = $1', [
    op.id,
  ])
  expect(log).toEqual([{ user_id: sunita.id }])
})

test('no table can be written directly, without the procedures (S-66)', async () => {
  const tables = await clinic.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  expect(tables.length).toBeGreaterThan(12)
  await nothingChanges(async () => {
    for (const { name } of tables) {
      const responses = [
        await thief.post(`/rest/v1/${name}`, { data: { id: NEVER_MADE } }),
        await thief.patch(`/rest/v1/${name}?id=neq.${NEVER_MADE}`, { data: { id: NEVER_MADE } }),
        await thief.delete(`/rest/v1/${name}?id=neq.${NEVER_MADE}`),
      ]
      for (const response of responses) {
        expect(response.status(), `${name}: ${await response.text()}`).toBeGreaterThanOrEqual(400)
      }
    }
  })
})

test('a Content Manager cannot read other accounts, the log or secrets (S-01, S-66)', async () => {
  const accounts = await thief.get('/rest/v1/users?select=id')
  expect(await accounts.json()).toEqual([{ id: sunita.id }])
  const log = await thief.get('/rest/v1/activity_logs?select=*')
  expect(log.ok() ? await log.json() : []).toEqual([])
  for (const table of ['credentials', 'sessions']) {
    expect((await thief.get(`/rest/v1/${table}?select=*`)).ok(), table).toBe(false)
  }
})

/** A user of this role, and a client that sends their token without a browser. */
async function hireForThemes(role: 'visitor' | 'Viewer' | 'Content Manager' | 'Admin') {
  const client = (headers: Record<string, string>) =>
    request.newContext({ baseURL: clinic.url, extraHTTPHeaders: { apikey: 'any', ...headers } })
  if (role === 'visitor') return { id: NEVER_MADE, call: await client({}) }
  const username = `themes-${role.toLowerCase().replace(' ', '-')}`
  const { id, password } = await createStaffAccount(clinic.sql, { username, role })
  const door = await client({})
  const response = await door.post('/rest/v1/rpc/sign_in', { data: { username, password } })
  const { token } = (await response.json()) as { token: string }
  await door.dispose()
  return { id, call: await client({ 'x-session-token': token }) }
}

const managing = (p_theme_id: string, p_user_id: string) => ({
  activate_theme_atomic: { p_theme_id, p_user_id },
  rollback_theme: { p_user_id },
  duplicate_theme: { p_theme_id, p_new_name: 'Copy', p_new_slug: 'copy', p_user_id },
  delete_theme: { p_theme_id, p_user_id },
})

/** An Admin's actions, in an order that restores the initial state. */
async function managesThemes(
  callProcedure: (name: string, data: object) => Promise<unknown>,
  preset: string,
  me: string,
): Promise<void> {
  const done = { success: true }
  const copy = await callProcedure('duplicate_theme', managing(preset, me).duplicate_theme)
  expect(copy).toMatchObject({ ...done, name: 'Copy' })
  const { theme_id } = copy as { theme_id: string }
  const calls = managing(theme_id, me)
  expect(await callProcedure('activate_theme_atomic', calls.activate_theme_atomic)).toMatchObject(
    done,
  )
  expect(await callProcedure('rollback_theme', calls.rollback_theme)).toMatchObject(done)
  expect(await callProcedure('delete_theme', calls.delete_theme)).toEqual(done)
  expect(await callProcedure('delete_theme', { p_theme_id: preset, p_user_id: me })).toEqual({
    success: false,
    error: 'Cannot delete preset themes',
  })
}

/** Her browser's token, and a client that uses it. */
async function withHerToken(): Promise<APIRequestContext> {
  const browser = await launchBrowser()
  const page = await (await browser.newContext({ viewport: TABLET })).newPage()
  await signIn(page, clinic, sunita)
  await waitForEverythingSaved(page)
  const meta = (await readStore(page, sunita, 'meta')) as {
    key: string
    value: { token?: string }
  }[]
  await browser.close()
  const token = meta.find(({ key }) => key === 'session')?.value.token
  if (!token) throw new Error('No token in the browser')
  return request.newContext({
    baseURL: clinic.url,
    extraHTTPHeaders: { apikey: 'any', 'x-session-token': token },
  })
}

function account(id: string | null, role: string) {
  const username = id === null ? 'forged' : 'renamed'
  return {
    id,
    username,
    email: `${username}@clinic.example`,
    role,
    is_enabled: true,
    password_hash: HASH,
  }
}

/** Every procedure that changes themes, with valid argument names. */
async function themeCalls(theme: string): Promise<[string, Record<string, unknown>][]> {
  const procedures = await clinic.sql<{ name: string; args: string[]; types: string[] }>(
    `select p.proname as name, coalesce(p.proargnames[1:p.pronargs], '{}') as args,
      array(select format_type(t, null) from unnest(p.proargtypes) t) as types
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.proname ~ 'theme' and p.prokind = 'f' and p.provolatile = 'v'
      and has_function_privilege('anon', p.oid, 'execute')`,
  )
  expect(procedures.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['update_theme', 'activate_theme_atomic']),
  )
  const values: Record<string, unknown> = { uuid: theme, integer: 1, jsonb: {}, text: 'forged' }
  return procedures.map(({ name, args, types }) => [
    name,
    Object.fromEntries(args.map((arg, at) => [arg, values[types[at] ?? '']])),
  ])
}

async function push(ops: readonly object[]): Promise<unknown> {
  return pushMutation({ id: crypto.randomUUID(), ops })
}

async function pushMutation(mutation: object): Promise<unknown> {
  const response = await thief.post('/rest/v1/rpc/sync_push', {
    data: { mutations: [mutation], since: cursor },
  })
  const body = (await response.json()) as { results: unknown[]; cursor: string }
  expect(response.status(), JSON.stringify(body)).toBe(200)
  cursor = body.cursor
  return body.results[0]
}

async function idOf(table: string): Promise<string> {
  const [row] = await clinic.sql<{ id: string }>(`select id from public.${table} limit 1`)
  if (!row) throw new Error(`${table} is empty`)
  return row.id
}

async function nothingChanges(attack: () => Promise<void>): Promise<void> {
  const before = await dump()
  await attack()
  expect(await dump()).toEqual(before)
}

/** All tables, except those that record rejections and visits. */
async function dump(): Promise<Record<string, unknown>> {
  const tables = await clinic.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'private', 'sync', 'storage') and table_type = 'BASE TABLE'
      and (table_schema, table_name) not in (('sync', 'applied'), ('private', 'sessions'))`,
  )
  expect(tables.length).toBeGreaterThan(18)
  const whole: Record<string, unknown> = {}
  for (const { name } of tables) {
    whole[name] = await clinic.sql(`select t::text as row from ${name} t order by 1`)
  }
  return whole
}
