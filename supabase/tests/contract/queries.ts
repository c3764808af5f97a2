import { privateRowIds, personIds, publicRowIds, type Subject } from '../clinic.ts'
import type { TestSupabase } from './world.ts'

/** The result of supabase-js, as far as callers use it. */
interface Reply {
  status: number
  error: { code?: string } | null
  data: unknown
  count: number | null
}

export interface Query {
  /** Who asks; a visitor unless it says otherwise. */
  as?: Subject
  run: (client: TestSupabase) => PromiseLike<Reply>
}

const staff = 'Viewer'
const odd = [
  'O’Neill',
  "O'Brien",
  'a,b',
  '(c)',
  '"d"',
  '\\',
  '{e}',
  'డాక్టర్',
  '%',
  '',
  'null',
  'x.y:z',
]
const columns = 'id,name,display_order,is_enabled'
const exact = { count: 'exact' } as const
const UNKNOWN = '00000000-0000-4000-8000-0000000000aa'
const hash = '$2b$10$2UYD.DDJHRyGD8A/fOykkeXm/irnISta9vs6LtGzOTz3zBtOHklkK'

const doctors = (client: TestSupabase, more?: typeof exact) =>
  client.from('doctors').select(columns, more)

/** Some lines of the log are about a table, and some about none. */
const lines = (client: TestSupabase, nullsFirst: boolean) =>
  client.from('activity_logs').select('description').order('table_affected', { nullsFirst })

/** Questions about the clinic of clinic.ts that every server must answer alike. */
export const queries: Record<string, Query> = {
  'doctors, as visitors see them': { run: (c) => doctors(c) },
  'doctors, as staff see them': { as: staff, run: (c) => doctors(c).order('id') },
  'all columns, some of which are for staff': { run: (c) => c.from('doctors').select('*') },
  'all columns, for everyone': { run: (c) => c.from('health_library_categories').select('*') },
  'no columns named': { run: (c) => c.from('health_library_categories').select() },
  'lists and times': {
    run: (c) => c.from('hospital_profile').select('name,phone_numbers,mission'),
  },
  'a JSON column': { run: (c) => c.from('theme_versions').select('id,version_number,config') },
  'a column for staff alone': { run: (c) => c.from('doctors').select('id,added_by') },
  'a filter on a column for staff alone': {
    run: (c) => c.from('doctors').select('id').is('added_by', null),
  },
  'a table for staff alone, asked by a visitor': {
    run: (c) => c.from('modern_themes').select('id'),
  },
  'one’s own account': { as: staff, run: (c) => c.from('users').select('id,username,role') },
  'all accounts': {
    as: 'Super Admin',
    run: (c) => c.from('users').select('id,username').order('username'),
  },
  'the log': {
    as: 'Admin',
    run: (c) => c.from('activity_logs').select('action,description').order('description'),
  },
  'the log, asked by a Content Manager': {
    as: 'Content Manager',
    run: (c) => c.from('activity_logs').select('id', exact),
  },
  'a hidden schema': { run: (c) => c.schema('private').from('sessions').select('*') },
  'a table of a hidden schema': { run: (c) => c.from('sessions').select('*') },
  'an unknown table': { run: (c) => c.from('nowhere').select('*') },
  'an unknown column': { run: (c) => c.from('doctors').select('id,banana') },
  'a filter on an unknown column': {
    run: (c) => c.from('doctors').select('id').eq('banana', 1),
  },
  'the order of an unknown column': {
    run: (c) => c.from('doctors').select('id').order('banana'),
  },
  equal: { as: staff, run: (c) => doctors(c).eq('id', privateRowIds.doctors) },
  'equal, to no id at all': { run: (c) => doctors(c).eq('id', 'banana') },
  'equal, to a number that is not one': { run: (c) => doctors(c).eq('display_order', 'banana') },
  'equal, to a number too large': { run: (c) => doctors(c).eq('display_order', 99_999_999_999) },
  'at least, at most': {
    as: staff,
    run: (c) => doctors(c).gte('name', 'Dr I').lte('display_order', 0),
  },
  'more, less': { as: staff, run: (c) => doctors(c).gt('name', 'Dr H').lt('name', 'Dr I') },
  'one of two': {
    as: staff,
    run: (c) => doctors(c).in('id', [publicRowIds.doctors, privateRowIds.doctors]).order('id'),
  },
  'one of none': { run: (c) => doctors(c).in('id', []) },
  'one of odd names': { run: (c) => doctors(c).in('name', [...odd, 'Dr Shown']) },
  'one of two, one of which is no id': { run: (c) => doctors(c).in('id', [UNKNOWN, 'banana']) },
  missing: { as: staff, run: (c) => doctors(c).is('photo', null).order('id') },
  true: { as: staff, run: (c) => doctors(c).is('is_enabled', true) },
  false: { as: staff, run: (c) => doctors(c).is('is_enabled', false) },
  'true, of a text': { run: (c) => doctors(c).is('name', true) },
  'like, in any case': { as: staff, run: (c) => doctors(c).ilike('name', '%SHOWN%') },
  'like, with stars': { as: staff, run: (c) => doctors(c).ilike('name', 'dr*d*') },
  'like, of a number': { run: (c) => doctors(c).ilike('display_order', '%1%') },
  'upwards, then by id': { as: staff, run: (c) => doctors(c).order('display_order').order('id') },
  downwards: { as: staff, run: (c) => doctors(c).order('name', { ascending: false }) },
  'what is missing first': { as: 'Admin', run: (c) => lines(c, true).order('description') },
  'what is missing last': { as: 'Admin', run: (c) => lines(c, false).order('description') },
  'the first one': { as: staff, run: (c) => doctors(c).order('name').limit(1) },
  'none of them, counted': { as: staff, run: (c) => doctors(c, exact).limit(0) },
  'the second one': { as: staff, run: (c) => doctors(c).order('name').range(1, 1) },
  'the second one, counted': { as: staff, run: (c) => doctors(c, exact).order('name').range(1, 1) },
  'past the end': { as: staff, run: (c) => doctors(c).range(7, 9) },
  'past the end, counted': { as: staff, run: (c) => doctors(c, exact).range(7, 9) },
  'just past the end, counted': { as: staff, run: (c) => doctors(c, exact).range(2, 9) },
  counted: { as: staff, run: (c) => doctors(c, exact).order('name') },
  'counted only': {
    as: staff,
    run: (c) => c.from('doctors').select('id', { ...exact, head: true }),
  },
  'counted only, in an unknown table': {
    run: (c) => c.from('nowhere').select('id', { ...exact, head: true }),
  },
  'a range in the header': {
    as: staff,
    run: (c) => doctors(c).order('name').setHeader('Range', '1-1'),
  },
  'a range in the header, upside down': { run: (c) => doctors(c).setHeader('Range', '3-1') },
  'a range in the header that is not one': { run: (c) => doctors(c).setHeader('Range', 'banana') },
  'maybe one row, and there is one': { run: (c) => doctors(c).maybeSingle() },
  'maybe one row, and there are two': { as: staff, run: (c) => doctors(c).maybeSingle() },
  'maybe one row, and there is none': { run: (c) => doctors(c).eq('id', UNKNOWN).maybeSingle() },
  'an unknown procedure': { run: (c) => c.rpc('nothing', { a: 1 }) },
  'an unknown procedure, by GET': { run: (c) => c.rpc('nothing', { a: 1 }, { get: true }) },
  'a procedure of a hidden schema': {
    run: (c) => c.rpc('create_default_admin', { password: 'x' }),
  },
  'a procedure of a row policy': { run: (c) => c.rpc('rank') },
  'a procedure of a trigger': { run: (c) => c.rpc('guard_users') },
  'an unknown argument': { run: (c) => c.rpc('sync_pull', { banana: 1 }) },
  'an unknown argument, by GET': { run: (c) => c.rpc('sync_pull', { banana: 1 }, { get: true }) },
  'an argument too few': { run: (c) => c.rpc('sign_in', { username: 'viewer' }) },
  'an argument of another type': { as: 'Super Admin', run: (c) => c.rpc('delete_user', { id: 7 }) },
  'a number for a text': { run: (c) => c.rpc('sync_pull', { since: 7 }) },
  'an object for a text': { run: (c) => c.rpc('sync_pull', { since: { a: [1] } }) },
  'a pull by POST': { run: (c) => c.rpc('sync_pull') },
  'a pull by GET': { run: (c) => c.rpc('sync_pull', {}, { get: true }) },
  'a pull by HEAD': { run: (c) => c.rpc('sync_pull', {}, { head: true }) },
  'a pull of staff': { as: 'Super Admin', run: (c) => c.rpc('sync_pull', {}, { get: true }) },
  'a push by a visitor': { run: (c) => c.rpc('sync_push', { mutations: [] }) },
  'a push by a Viewer': { as: staff, run: (c) => c.rpc('sync_push', { mutations: [] }) },
  'a push of no list': { as: 'Admin', run: (c) => c.rpc('sync_push', { mutations: {} }) },
  'a push of too many': {
    as: 'Admin',
    run: (c) => c.rpc('sync_push', { mutations: Array.from({ length: 51 }, () => ({})) }),
  },
  'a push by GET': {
    as: 'Admin',
    run: (c) => c.rpc('sync_push', { mutations: '[]' }, { get: true }),
  },
  'signing in with an odd name': {
    run: (c) => c.rpc('sign_in', { username: odd.join('|'), password: odd.join('|') }),
  },
  'signing in by GET': {
    run: (c) => c.rpc('sign_in', { username: 'viewer', password: 'x' }, { get: true }),
  },
  'an unknown session': { run: (c) => c.rpc('my_session') },
  'one’s session, by GET': { as: staff, run: (c) => c.rpc('my_session', {}, { get: true }) },
  'signing out without a session': { run: (c) => c.rpc('sign_out') },
  'another password, for a visitor': {
    run: (c) => c.rpc('change_password', { old_password: 'x', new_hash: hash }),
  },
  'another password that is no hash': {
    as: staff,
    run: (c) => c.rpc('change_password', { old_password: 'x', new_hash: 'x' }),
  },
  'counts for a visitor': { run: (c) => c.rpc('dashboard_counts', {}, { get: true }) },
  'counts for staff': { as: staff, run: (c) => c.rpc('dashboard_counts', {}, { get: true }) },
  'an account that is not there': {
    as: 'Super Admin',
    run: (c) => c.rpc('delete_user', { id: UNKNOWN }),
  },
  'an account, by an Admin': { as: 'Admin', run: (c) => c.rpc('delete_user', { id: UNKNOWN }) },
  'a theme that is not there': {
    as: 'Admin',
    run: (c) => c.rpc('activate_theme_atomic', { p_theme_id: UNKNOWN, p_user_id: personIds.Admin }),
  },
  'a theme in another’s name': {
    as: 'Admin',
    run: (c) =>
      c.rpc('activate_theme_atomic', { p_theme_id: UNKNOWN, p_user_id: personIds.Viewer }),
  },
  ...Object.fromEntries(
    odd.map((name): [string, Query] => [
      `a doctor of the name ${name}`,
      { as: staff, run: (c) => c.from('doctors').select('id').eq('name', name) },
    ]),
  ),
}
