import { describe, expect, test } from 'vitest'

import { guardedTables } from '#model/permissions.ts'

import type { Database } from '../local/database.ts'
import { openClinic, subjects } from './clinic.ts'
import { onEveryEngineAndHosted } from './engines.ts'
import { procedureCells } from './matrix.ts'
import { readResponse, getPersonId, readAs } from './probes.ts'
import { isFullSuite } from './suites.ts'

const OURS = `('public', 'private', 'sync')`

/** Each query finds offenders; a healthy server has none. */
const checks: Record<string, string> = {
  'every table of the API has row-level security (threat 1)': `
    select relname as offender from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,

  'so have the tables of stored files (threats 22, 23)': `
    select relname as offender from pg_class
    where relnamespace = 'storage'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,

  'every table of the API says who reads it, and no role may write it (threat 1)': `
    select c.relname as offender from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (select array_agg(polcmd) from pg_policy where polrelid = c.oid) is distinct from array['r'::"char"]`,

  'the API shows tables only, no views that might read past row-level security (threat 1)': `
    select relname as offender from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`,

  'every table of the API says what it is for': `
    select relname as offender from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and obj_description(oid, 'pg_class') is null`,

  'every procedure of the API says what it does': `
    select proname as offender from pg_proc
    where pronamespace = 'public'::regnamespace and obj_description(oid, 'pg_proc') is null`,

  'every function of ours pins its search path': `
    select oid::regprocedure::text as offender from pg_proc
    where pronamespace::regnamespace::text in ${OURS} and not coalesce(proconfig @> array['search_path=""'], false)`,

  'no role of the API may write, empty or refer to a table of ours (threats 1, 11, 47)': `
    select distinct n.nspname || '.' || c.relname || ' ' || privilege || ' ' || role as offender
    from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      unnest(array['anon', 'authenticated']) role,
      unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) privilege
    where n.nspname in ${OURS} and c.relkind in ('r', 'p', 'v', 'm')
      and (has_table_privilege(role, c.oid, privilege)
        or (privilege in ('insert', 'update', 'references') and has_any_column_privilege(role, c.oid, privilege)))`,

  'no role of the API may read a hidden table (threats 2, 25)': `
    select n.nspname || '.' || c.relname as offender
    from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest(array['anon', 'authenticated']) role
    where n.nspname in ('private', 'sync') and c.relkind in ('r', 'p', 'v', 'm')
      and (has_table_privilege(role, c.oid, 'select') or has_any_column_privilege(role, c.oid, 'select'))`,

  'no role of the API may count in a sequence of ours': `
    select c.relname as offender from pg_class c, unnest(array['anon', 'authenticated']) role
    where c.relnamespace::regnamespace::text in ${OURS} and c.relkind = 'S' and has_sequence_privilege(role, c.oid, 'usage,select,update')`,

  'no role of the API enters the schema of the sync core': `
    select role as offender from unnest(array['anon', 'authenticated']) role where has_schema_privilege(role, 'sync', 'usage')`,

  'no role of the API makes objects of its own': `
    select role || ' in ' || nspname as offender from pg_namespace, unnest(array['anon', 'authenticated']) role
    where nspname in ('public', 'private', 'sync', 'extensions', 'storage') and has_schema_privilege(role, oid, 'create')`,

  'no role of the API is or becomes a more powerful one': `
    select rolname as offender from pg_roles
    where rolname in ('anon', 'authenticated') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)
    union all
    select r.rolname || ' is ' || m.rolname from pg_roles r, pg_roles m
    where r.rolname in ('anon', 'authenticated') and m.rolname <> r.rolname and pg_has_role(r.oid, m.oid, 'member')`,

  'every synced table has the triggers that tell the devices': `
    select t.tbl || ' ' || needed as offender from sync.tables t,
      unnest(array['sync_0', 'sync_1', 'sync_2', 'sync_3', 'sync_4', 'sync_8', 'sync_9', 'sync_10']) needed
    where not exists (select from pg_trigger where tgrelid = ('public.' || t.tbl)::regclass and tgname = needed and tgenabled = 'O')`,

  'every content table that others refer to remembers what hung on a deleted row [R17]': `
    select distinct parent as offender from sync.refers
    where not exists (select from pg_trigger where tgrelid = ('public.' || parent)::regclass and tgname = 'sync_7' and tgenabled = 'O')`,

  'rows whose readers hang on another row are touched when that row changes [R4]': `
    select tbl as offender from sync.tables
    where (joins is not null or rank_of_row ~ '\\mselect\\M') and not exists (
      select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid <> ('public.' || tbl)::regclass and tgenabled = 'O'
        and prosrc like '%update public.' || tbl || ' set row_version = 0%')`,

  'every reference to another row has an index, so that deleting that row is quick': `
    select conrelid::regclass || '.' || attname as offender from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace::regnamespace::text in ${OURS}
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,

  'no column of the API could hold a password or a token (threats 2, 25)': `
    select table_name || '.' || column_name as offender from information_schema.columns
    where table_schema = 'public' and column_name ~ '(password|token|secret|hash)'
      and column_name not in ('must_change_password', 'config_hash', 'theme_hash')`,

  'generated columns are stored, as Postgres 18 would not by itself': `
    select attrelid::regclass || '.' || attname as offender from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace::regnamespace::text in ${OURS} and attgenerated not in ('', 's')`,
}

/** Functions that run with the rights of the owner. A new one is a decision: it is written down here. */
const withOwnersRights = `
  private.create_default_admin private.current_session private.end_other_sessions private.end_sessions
  private.guard_users private.is_live_version private.is_picture_referenced private.is_own_bucket private.library_open private.log private.rank
  private.require_live_session private.reset_password private.sweep private.begin_theme_write private.uid
  private.unreferenced_pictures
  public.activate_theme_atomic public.change_password public.dashboard_counts public.delete_theme
  public.delete_user public.deleted_records public.duplicate_theme public.ensure_default_admin public.my_session public.my_sessions
  public.record_history public.rollback_theme public.save_user public.set_user_enabled public.sign_in public.sign_out
  public.sign_out_others public.sweep public.sync_pull public.sync_push public.theme_history
  public.update_theme public.user_names public.visitor_pull
  sync.check_translations sync.increment_version sync.log_direct_change sync.record_dependents
  sync.require_pictures sync.stamp sync.touch_by_settings sync.touch_images
  sync.update_checksums sync.write_tombstone`

onEveryEngineAndHosted(openClinic, (clinic, engine) => {
  test('CI proves all this on the oldest Postgres we promise to run on', async () => {
    const [row] = await clinic().db.query<{ version: string }>(
      "select current_setting('server_version') as version",
    )
    // A newer one would prove less; on the machine of a developer any will do.
    const oldest = isFullSuite && engine === 'Postgres' ? /^15\./ : /^1[5-9]/
    expect(row?.version).toMatch(oldest)
  })

  test.for(Object.entries(checks))('%s', async ([, sql]) => {
    expect(await clinic().db.query(sql)).toEqual([])
  })

  test('only the functions written down here run with the rights of the owner', async () => {
    const found = await clinic().db.query<{ name: string }>(
      `select pronamespace::regnamespace || '.' || proname as name from pg_proc
      where prosecdef and pronamespace::regnamespace::text in ${OURS}`,
    )
    expect(found.map(({ name }) => name).toSorted()).toEqual(
      withOwnersRights.trim().split(/\s+/).toSorted(),
    )
  })

  test('a table made later is closed until someone opens it (threat 1)', async () => {
    const rights = await inTrial(
      clinic().db,
      'create table public.later (id int)',
      `select has_table_privilege(role, 'public.later', 'select') or has_table_privilege(role, 'public.later', 'insert') as open
      from unnest(array['anon', 'authenticated']) role`,
    )
    expect(rights).toEqual([{ open: false }, { open: false }])
  })

  describe.for(subjects)('%s', (subject) => {
    test('gets no password hash from any table (AC-123, threat 2)', async () => {
      for (const table of guardedTables) {
        const rows = await readAs(clinic(), clinic().tokens[subject], table)
        expect([table, JSON.stringify(rows)]).toEqual([table, expect.not.stringContaining('$2')])
      }
    })

    test('gets no password hash and no other session from any procedure (threats 2, 25)', async () => {
      const hashes = await clinic().db.query<{ hash: string }>(
        'select token_hash as hash from private.sessions',
      )
      expect(hashes.length).toBeGreaterThan(0)
      for (const name of Object.keys(procedureCells)) {
        const token = clinic().tokens[subject]
        const text = JSON.stringify(await readResponse(clinic(), token, name, getPersonId(subject)))
        expect([name, text]).toEqual([name, expect.not.stringContaining('$2')])
        expect([name, hashes.filter(({ hash }) => text.includes(hash))]).toEqual([name, []])
      }
    })
  })

  test('stored passwords are bcrypt of cost 10 and nothing else (AC-106)', async () => {
    const { db } = clinic()
    expect(
      await db.query(`select from private.credentials where password_hash !~ '^\\$2[aby]\\$10\\$'`),
    ).toEqual([])
    for (const bad of ['secret', '$2b$04$' + 'a'.repeat(53), '$1$' + 'a'.repeat(57), '']) {
      const change = db.query('update private.credentials set password_hash = $1', [bad])
      await expect(change).rejects.toMatchObject({ code: '23514' })
    }
  })
})

/** Runs one statement after another as the owner and undoes both. */
async function inTrial(db: Database, first: string, then: string): Promise<unknown[]> {
  const undo = new Error('undo')
  let rows: unknown[] = []
  await db
    .transaction(async (tx) => {
      await tx.exec(first)
      rows = await tx.query(then)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return rows
}
