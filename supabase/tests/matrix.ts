import type { Action, GuardedTable } from '#model/permissions.ts'

import {
  hidden,
  only,
  PASSWORD,
  personIds,
  shown,
  themeConfig,
  themes,
  type Subject,
} from './clinic.ts'

// The whole of who may do what, on one page. Every row of every table below has five words, for a
// visitor, a Viewer, a Content Manager, an Admin and a Super Admin. permissions.test.ts tries each
// of them on the database, compares them with src/model/permissions.ts, and fails when a table or
// a procedure is missing here.

interface TableCells {
  /** Rows read directly: all, the public ones, one's own, or none. */
  read: string
  /** What sync_push lets through (insert, update, delete, move), or the code it refuses with. */
  push: string
}

const publicContent: TableCells = {
  read: 'public  all     all   all   all',
  push: 'PT401   -       iudm  iudm  iudm',
}
const singleRecord: TableCells = {
  read: 'all     all     all   all   all',
  push: 'PT401   -       iu    iu    iu',
}
/** Written by procedures of its own, or by the server alone. */
const notPushed = 'PT401 -       -     -     -'

/** Nobody writes any table directly: every such attempt of every subject is refused with 42501. */
export const tableCells: Record<GuardedTable, TableCells> = {
  hospital_profile: singleRecord,
  contact_information: singleRecord,
  doctors: publicContent,
  services: publicContent,
  testimonials: publicContent,
  social_media: publicContent,
  health_library_categories: publicContent,
  health_library_illnesses: publicContent,
  health_library_images: publicContent,
  emergency_cards: publicContent,
  notices: publicContent,
  modern_site_settings: {
    read: 'none    all     all   all   all',
    push: 'PT401   -       u     u     u',
  },
  theme_versions: { read: 'public  all     all   all   all', push: notPushed },
  modern_themes: { read: ' none    all     all   all   all', push: notPushed },
  users: { read: '         none    own     own   own   all', push: notPushed },
  activity_logs: { read: ' none    none    none  all   all', push: notPushed },
}

interface ProcedureCells {
  /** A call that would succeed; `$me` is the caller's own id. */
  call: string
  /** Statements of the owner of the database that make it so. */
  first?: string
  /** ok, nothing (it answers null), or the code it refuses with. */
  cells: string
  /** What of src/model/permissions.ts this procedure is the way to. */
  does?: [Action, GuardedTable]
}

const managesThemes = '42501   42501   42501 ok    ok'
const managesAccounts = '42501   42501   42501 42501 ok'
const hash = `'$2b$10$2UYD.DDJHRyGD8A/fOykkeXm/irnISta9vs6LtGzOTz3zBtOHklkK'`
const otherHash = `'$2b$10$QEtdSXdsHH7rYUMzQgOfXOrBE21QF7WYVHbl8diQchN2yoHmx/dyO'`
const canRollBack = `update public.modern_site_settings set rollback_deadline = now() + interval '1 hour',
  previous_theme_id = active_theme_id, previous_version_id = active_version_id;`

export const procedureCells: Record<string, ProcedureCells> = {
  'sync_pull(since text)': {
    call: `public.sync_pull(null)`,
    cells: 'ok     ok      ok    ok    ok',
  },
  // Whoever asks gets what everybody gets.
  'visitor_pull(since text, apikey text)': {
    call: `public.visitor_pull(null)`,
    cells: 'ok     ok      ok    ok    ok',
  },
  'sync_push(mutations jsonb, since text)': {
    call: `public.sync_push('[]', null)`,
    cells: 'PT401  ok      ok    ok    ok',
  },
  // For the secret key only, which no person has.
  'sweep()': {
    call: `public.sweep()`,
    cells: '42501  42501   42501 42501 42501',
  },
  'ensure_default_admin()': {
    call: `public.ensure_default_admin()`,
    cells: 'ok     ok      ok    ok    ok',
  },
  'sign_in(username text, password text, device text)': {
    call: `public.sign_in('viewer', '${PASSWORD}')`,
    cells: 'ok     ok      ok    ok    ok',
  },
  'my_session(touch boolean)': {
    call: `public.my_session()`,
    cells: 'nothing ok     ok    ok    ok',
  },
  'my_sessions()': {
    call: `public.my_sessions()`,
    cells: 'ok     ok      ok    ok    ok',
  },
  'sign_out()': {
    call: `to_jsonb(public.sign_out()::text = '')`,
    cells: 'ok     ok      ok    ok    ok',
  },
  'sign_out_others()': {
    call: `to_jsonb(public.sign_out_others()::text = '')`,
    cells: 'ok     ok      ok    ok    ok',
  },
  'change_password(old_password text, new_hash text)': {
    call: `public.change_password('${PASSWORD}', ${otherHash})`,
    cells: 'PT401  ok      ok    ok    ok',
  },
  'dashboard_counts()': {
    call: `public.dashboard_counts()`,
    cells: '42501  ok      ok    ok    ok',
  },
  'user_names()': {
    call: `public.user_names()`,
    cells: '42501  42501   42501 ok    ok',
  },
  'save_user(id uuid, username text, email text, role text, is_enabled boolean, password_hash text, must_change_password boolean)':
    {
      call: `public.save_user(null, 'new', 'new@clinic.invalid', 'Viewer', true, ${hash})`,
      cells: managesAccounts,
      does: ['insert', 'users'],
    },
  'set_user_enabled(id uuid, enabled boolean)': {
    call: `public.set_user_enabled('${personIds.Viewer}', false)`,
    cells: managesAccounts,
    does: ['update', 'users'],
  },
  'delete_user(id uuid)': {
    call: `public.delete_user('${personIds.Viewer}')`,
    cells: managesAccounts,
    does: ['delete', 'users'],
  },
  'activate_theme_atomic(p_theme_id uuid, p_user_id uuid)': {
    call: `public.activate_theme_atomic('${themes.own}', $me)`,
    cells: managesThemes,
  },
  'rollback_theme(p_user_id uuid)': {
    call: `public.rollback_theme($me)`,
    first: canRollBack,
    cells: managesThemes,
  },
  'duplicate_theme(p_theme_id uuid, p_new_name text, p_new_slug text, p_user_id uuid)': {
    call: `public.duplicate_theme('${themes.live}', 'A copy', 'a-copy', $me)`,
    cells: managesThemes,
    does: ['insert', 'modern_themes'],
  },
  'update_theme(p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid, p_base_version integer, p_description text)':
    {
      call: `public.update_theme('${themes.own}', '${JSON.stringify(themeConfig)}', 'Softer', $me)`,
      cells: '42501  42501   42501 42501 ok',
      does: ['update', 'modern_themes'],
    },
  'theme_history(p_theme_id uuid)': {
    call: `public.theme_history('${themes.own}')`,
    cells: '42501  ok      ok    ok    ok',
  },
  'record_history(p_table text, p_id uuid, p_skip integer)': {
    call: `public.record_history('doctors', '${hidden.doctors}')`,
    cells: '42501  42501   ok    ok    ok',
  },
  'delete_theme(p_theme_id uuid, p_user_id uuid)': {
    call: `public.delete_theme('${themes.own}', $me)`,
    cells: managesThemes,
    does: ['delete', 'modern_themes'],
  },
}

/** The functions of hidden schemas that row policies call in the role of the visitor; no others may be. */
export const calledByPolicies = [
  'private.is_live_version(uuid)',
  'private.is_named(text,text)',
  'private.is_own_bucket(text)',
  'private.is_picture_name(text)',
  'private.library_open()',
  'private.rank()',
  'private.uid()',
]

/** How many rows of the sample clinic each word of `read` stands for. */
export const rowCounts: Record<GuardedTable, { all: number; public: number }> = {
  hospital_profile: { all: 1, public: 1 },
  contact_information: { all: 1, public: 1 },
  doctors: { all: 2, public: 1 },
  services: { all: 2, public: 1 },
  testimonials: { all: 2, public: 1 },
  social_media: { all: 2, public: 1 },
  health_library_categories: { all: 2, public: 1 },
  health_library_illnesses: { all: 2, public: 1 },
  health_library_images: { all: 2, public: 1 },
  emergency_cards: { all: 2, public: 1 },
  notices: { all: 2, public: 1 },
  modern_site_settings: { all: 1, public: 0 },
  theme_versions: { all: 2, public: 1 },
  modern_themes: { all: 2, public: 0 },
  users: { all: 4, public: 0 },
  activity_logs: { all: 5, public: 0 },
}

/** A row of each table that may be changed and deleted there, for those who may. */
export const someRow: Record<GuardedTable, string> = {
  ...hidden,
  ...only,
  health_library_categories: shown.health_library_categories,
  theme_versions: themes.own,
  modern_themes: themes.own,
  users: personIds.Viewer,
  activity_logs: personIds.Viewer,
}

const columns: readonly Subject[] = ['visitor', 'Viewer', 'Content Manager', 'Admin', 'Super Admin']

/** The word of one subject in a row of five. */
export function cell(words: string, subject: Subject): string {
  const found = words.trim().split(/\s+/)
  if (found.length !== columns.length) throw new Error(`'${words}' should have five words.`)
  return found[columns.indexOf(subject)] ?? ''
}
