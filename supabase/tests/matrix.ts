import type { Action, GuardedTable } from '#model/permissions.ts'
import type { Role } from '#model/roles.ts'

import {
  privateRowIds,
  singletonRowIds,
  PASSWORD,
  personIds,
  publicRowIds,
  sampleTables,
  themeConfig,
  themes,
  type SampleTable,
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

/** What is the same for each table of which staff add and delete rows. */
function ofSampleTables<V>(value: V) {
  return Object.fromEntries(sampleTables.map((table) => [table, value])) as Record<SampleTable, V>
}

/** No role writes a table directly: every attempt of every subject is refused with 42501. */
export const tableCells: Record<GuardedTable, TableCells> = {
  hospital_profile: singleRecord,
  contact_information: singleRecord,
  ...ofSampleTables(publicContent),
  modern_site_settings: {
    read: 'none    all     all   all   all',
    push: 'PT401   -       u     u     u',
  },
  theme_versions: { read: 'public  all     all   all   all', push: notPushed },
  modern_themes: { read: ' none    all     all   all   all', push: notPushed },
  users: { read: '         none    own     own   own   all', push: notPushed },
  activity_logs: { read: ' none    none    none  all   all', push: notPushed },
}

/** In the arguments of a call: the caller's own id. */
export const ME = '$me'

interface ProcedureCells {
  /** The arguments of a call that would succeed; ME stands for the caller's own id. */
  args: Readonly<Record<string, unknown>>
  /** It has no answer, not even null. */
  returnsVoid?: true
  /** Statements of the owner of the database that make it so. */
  first?: string
  /** ok, nothing (it answers null), or the code it refuses with. */
  cells: string
  /** What of src/model/permissions.ts this procedure is the way to. */
  does?: [Action, GuardedTable]
}

const managesThemes = '42501   42501   42501 ok    ok'
const managesAccounts = '42501   42501   42501 42501 ok'
const hash = '$2b$10$2UYD.DDJHRyGD8A/fOykkeXm/irnISta9vs6LtGzOTz3zBtOHklkK'
const otherHash = '$2b$10$QEtdSXdsHH7rYUMzQgOfXOrBE21QF7WYVHbl8diQchN2yoHmx/dyO'
const canRollBack = `update public.modern_site_settings set rollback_deadline = now() + interval '1 hour',
  previous_theme_id = active_theme_id, previous_version_id = active_version_id;`

export const procedureCells: Record<string, ProcedureCells> = {
  'sync_pull(since text)': {
    args: { since: null },
    cells: 'ok     ok      ok    ok    ok',
  },
  // The response is the same for all roles.
  'visitor_pull(since text, apikey text)': {
    args: { since: null },
    cells: 'ok     ok      ok    ok    ok',
  },
  'sync_push(mutations jsonb, since text)': {
    args: { mutations: [], since: null },
    cells: 'PT401  ok      ok    ok    ok',
  },
  // For the secret key only, which no person has.
  'sweep()': {
    args: {},
    cells: '42501  42501   42501 42501 42501',
  },
  'ensure_default_admin()': {
    args: {},
    cells: 'ok     ok      ok    ok    ok',
  },
  'sign_in(username text, password text, device text)': {
    args: { username: 'viewer', password: PASSWORD },
    cells: 'ok     ok      ok    ok    ok',
  },
  'my_session(touch boolean)': {
    args: {},
    cells: 'nothing ok     ok    ok    ok',
  },
  'my_sessions()': {
    args: {},
    cells: 'ok     ok      ok    ok    ok',
  },
  'sign_out()': {
    args: {},
    returnsVoid: true,
    cells: 'ok     ok      ok    ok    ok',
  },
  'sign_out_others()': {
    args: {},
    returnsVoid: true,
    cells: 'ok     ok      ok    ok    ok',
  },
  'change_password(old_password text, new_hash text)': {
    args: { old_password: PASSWORD, new_hash: otherHash },
    cells: 'PT401  ok      ok    ok    ok',
  },
  'dashboard_counts()': {
    args: {},
    cells: '42501  ok      ok    ok    ok',
  },
  'user_names()': {
    args: {},
    cells: '42501  42501   42501 ok    ok',
  },
  'save_user(id uuid, username text, email text, role text, is_enabled boolean, password_hash text, must_change_password boolean)':
    {
      args: {
        id: null,
        username: 'new',
        email: 'new@clinic.invalid',
        role: 'Viewer',
        is_enabled: true,
        password_hash: hash,
      },
      cells: managesAccounts,
      does: ['insert', 'users'],
    },
  'set_user_enabled(id uuid, enabled boolean)': {
    args: { id: personIds.Viewer, enabled: false },
    cells: managesAccounts,
    does: ['update', 'users'],
  },
  'delete_user(id uuid)': {
    args: { id: personIds.Viewer },
    cells: managesAccounts,
    does: ['delete', 'users'],
  },
  'activate_theme_atomic(p_theme_id uuid, p_user_id uuid)': {
    args: { p_theme_id: themes.custom, p_user_id: ME },
    cells: managesThemes,
  },
  'rollback_theme(p_user_id uuid)': {
    args: { p_user_id: ME },
    first: canRollBack,
    cells: managesThemes,
  },
  'duplicate_theme(p_theme_id uuid, p_new_name text, p_new_slug text, p_user_id uuid)': {
    args: {
      p_theme_id: themes.live,
      p_new_name: 'A copy',
      p_new_slug: 'a-copy',
      p_user_id: ME,
    },
    cells: managesThemes,
    does: ['insert', 'modern_themes'],
  },
  'update_theme(p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid, p_base_version integer, p_description text)':
    {
      args: {
        p_theme_id: themes.custom,
        p_config: themeConfig,
        p_change_description: 'Softer',
        p_user_id: ME,
      },
      cells: '42501  42501   42501 42501 ok',
      does: ['update', 'modern_themes'],
    },
  'theme_history(p_theme_id uuid)': {
    args: { p_theme_id: themes.custom },
    cells: '42501  ok      ok    ok    ok',
  },
  'record_history(p_table text, p_id uuid, p_skip integer, p_parts boolean)': {
    args: { p_table: 'doctors', p_id: privateRowIds.doctors, p_parts: true },
    cells: '42501  42501   ok    ok    ok',
  },
  'deleted_records()': {
    args: {},
    cells: '42501  42501   ok    ok    ok',
  },
  'delete_theme(p_theme_id uuid, p_user_id uuid)': {
    args: { p_theme_id: themes.custom, p_user_id: ME },
    cells: managesThemes,
    does: ['delete', 'modern_themes'],
  },
}

/**
 * Who may do what with the files of the buckets, and where a file is read by its address: everybody
 * may, for the address is all it takes. Removing what one may not see removes nothing.
 */
export const fileCells = {
  read: '  ok     ok      ok    ok    ok',
  upload: '42501  42501   ok    ok    ok',
  remove: 'none   none    ok    ok    ok',
} as const

/**
 * A user whose session or account has changed, with the cells that hold from then on:
 * a role that changes ends every session, so no user goes on with the screens of the old role.
 */
export const sessionStates: Readonly<
  Record<string, { signedInAs: Role; becomes: string; counts: Subject }>
> = {
  'a device that was signed out': {
    signedInAs: 'Super Admin',
    becomes: 'delete from private.sessions where user_id = $me',
    counts: 'visitor',
  },
  'a device that lay idle for twelve hours': {
    signedInAs: 'Super Admin',
    becomes: `update private.sessions set last_seen_at = now() - interval '12 hours 1 minute' where user_id = $me`,
    counts: 'visitor',
  },
  'an account that was disabled': {
    signedInAs: 'Super Admin',
    becomes: 'update public.users set is_enabled = false where id = $me',
    counts: 'visitor',
  },
  'an account that was deleted': {
    signedInAs: 'Super Admin',
    becomes: 'delete from public.users where id = $me',
    counts: 'visitor',
  },
  'a Super Admin made a Viewer while signed in': {
    signedInAs: 'Super Admin',
    becomes: `update public.users set role = 'Viewer' where id = $me`,
    counts: 'visitor',
  },
  'an Admin made a Content Manager while signed in': {
    signedInAs: 'Admin',
    becomes: `update public.users set role = 'Content Manager' where id = $me`,
    counts: 'visitor',
  },
}

/** A user with an ended session must be told so: a visitor's rows look like an empty clinic. */
export const whenNoLongerSignedIn: Readonly<Record<string, string>> = {
  'sync_pull(since text)': 'PT401',
}

/** The functions of hidden schemas that row policies call in the role of the visitor; no others may be. */
export const calledByPolicies = [
  'private.is_live_version(uuid)',
  'private.is_own_bucket(text)',
  'private.is_picture_name(text)',
  'private.is_picture_referenced(text,text)',
  'private.library_open()',
  'private.rank()',
  'private.uid()',
]

/** How many rows of the sample clinic each word of `read` stands for. */
export const rowCounts: Record<GuardedTable, { all: number; public: number }> = {
  hospital_profile: { all: 1, public: 1 },
  contact_information: { all: 1, public: 1 },
  ...ofSampleTables({ all: 2, public: 1 }),
  modern_site_settings: { all: 1, public: 0 },
  theme_versions: { all: 2, public: 1 },
  modern_themes: { all: 2, public: 0 },
  users: { all: 4, public: 0 },
  activity_logs: { all: 5, public: 0 },
}

/** A row of each table that may be changed and deleted there, for those who may. */
export const someRow: Record<GuardedTable, string> = {
  ...privateRowIds,
  ...singletonRowIds,
  health_library_categories: publicRowIds.health_library_categories,
  theme_versions: themes.custom,
  modern_themes: themes.custom,
  users: personIds.Viewer,
  activity_logs: personIds.Viewer,
}

const columns: readonly Subject[] = ['visitor', 'Viewer', 'Content Manager', 'Admin', 'Super Admin']

/** The word of one subject in a row of five. */
export function parseCell(words: string, subject: Subject): string {
  const found = words.trim().split(/\s+/)
  if (found.length !== columns.length) throw new Error(`'${words}' should have five words.`)
  return found[columns.indexOf(subject)] ?? ''
}
