import { describe, expect, test } from 'vitest'

import { openPostgres, type Database } from '../../local/database.ts'
import {
  HOSTED_VERSION,
  isPostgresAvailable,
  startPostgres,
} from '../../local/postgres-for-tests.ts'
import { isFullSuite } from '../suites.ts'
import { OLD_DEFAULTS, prepareProject } from './project.ts'
import { pushMigrations } from './push.ts'

/**
 * What a role may do with each part of our schemas, as Postgres answers it, by whatever grant. The
 * right to truncate and the like, which no request can use, is left out.
 */
const MAY = `
  select concat_ws(' ', 'function', p.oid::regprocedure) as part
  from pg_proc p where p.pronamespace = any ($2) and has_function_privilege($1, p.oid, 'execute')
  union all
  select concat_ws(' ', 'column', c.oid::regclass, a.attname, verb)
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  cross join unnest('{select,insert,update}'::text[]) verb
  where c.relnamespace = any ($2) and c.relkind = any ('{r,v,m,p}')
    and has_column_privilege($1, c.oid, a.attnum, verb)
  union all
  select concat_ws(' ', 'delete', c.oid::regclass)
  from pg_class c
  where c.relnamespace = any ($2) and c.relkind = any ('{r,v,m,p}') and has_table_privilege($1, c.oid, 'delete')
  union all
  select concat_ws(' ', 'sequence', c.oid::regclass)
  from pg_class c
  where c.relnamespace = any ($2)
    and case when c.relkind = 'S' then has_sequence_privilege($1, c.oid, 'usage,select,update') end
  union all
  select concat_ws(' ', 'schema', n.oid::regnamespace)
  from pg_namespace n where n.oid = any ($2) and has_schema_privilege($1, n.oid, 'usage')
  order by 1`
const SCHEMAS = `select array_agg(oid) as schemas from pg_namespace
  where nspname in ('public', 'private', 'sync', 'storage')`

describe.runIf(isPostgresAvailable(HOSTED_VERSION))(
  'a hosted project made before May 2026, and a newer one, which grants nothing by default',
  { tags: ['full'] },
  () => {
    test('give the site and the sweep the same, and the site no more than it needs', async () => {
      const [older, newer] = [await openDatabase(OLD_DEFAULTS), await openDatabase()]
      try {
        for (const role of ['anon', 'authenticated']) {
          const rights = await listRights(newer.db, role)
          expect(await listRights(older.db, role)).toEqual(rights)
          expect(rights).toContain('function visitor_pull(text,text)')
          expect(rights).not.toContain('function sweep()')
        }
        for (const { db } of [older, newer]) {
          expect(await listRights(db, 'service_role')).toContain('function sweep()')
        }
        // The defaults differ, or the two would prove nothing.
        const tables = 'column doctors name update'
        expect(await listRights(older.db, 'service_role')).toContain(tables)
        expect(await listRights(newer.db, 'service_role')).not.toContain(tables)
      } finally {
        await Promise.all([older.close(), newer.close()])
      }
    }, 90_000)
  },
)

describe.runIf(!isPostgresAvailable(HOSTED_VERSION))(
  'not run: nothing here can stand in for a hosted project',
  () => {
    test('the full suite needs it', () => {
      expect(isFullSuite).toBe(false)
    })
  },
)

async function listRights(db: Database, role: string): Promise<string[]> {
  const [found] = await db.query<{ schemas: unknown }>(SCHEMAS)
  const rows = await db.query<{ part: string }>(MAY, [role, found?.schemas])
  return rows.map(({ part }) => part)
}

/** A project's database with our migrations; `defaults` says what the project grants by default. */
async function openDatabase(defaults?: string) {
  const server = await startPostgres({ version: HOSTED_VERSION, superuser: 'supabase_admin' })
  await prepareProject(server.url, defaults)
  await pushMigrations(server.url)
  const db = await openPostgres(server.url)
  return { db, close: () => db.close().then(server.stop) }
}
