import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { engines } from '../tests/engines.ts'
import { isFullSuite } from '../tests/suites.ts'
import { migrate, openPglite, openPostgres, seed, type Database } from './database.ts'
import { isPostgresAvailable, startPostgres } from './postgres-for-tests.ts'

const APPLIED = 'select version, name from supabase_migrations.schema_migrations order by version'

/** Empty databases without migrations. */
const empty = {
  PGlite: async () => openPglite(),
  Postgres: async () => {
    const server = await startPostgres()
    const db = await openPostgres(server.url)
    return { ...db, url: server.url, close: () => db.close().then(server.stop) }
  },
}
const names =
  isFullSuite && isPostgresAvailable() ? (['PGlite', 'Postgres'] as const) : (['PGlite'] as const)

describe.for(names)('migrations on %s', (engine) => {
  let db: Database
  let folder: string
  let migrations: URL
  const write = (file: string, sql: string) => writeFile(join(folder, file), sql)
  beforeAll(async () => {
    db = await empty[engine]()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nadi-migrations-'))
    migrations = pathToFileURL(`${folder}/`)
    await db.exec(
      'drop schema if exists supabase_migrations cascade; drop table if exists public.a, public.b',
    )
    return () => rm(folder, { recursive: true })
  })

  test('run in order, each once, and are recorded', async () => {
    await write('0002_second.sql', 'insert into public.a values (2)')
    await write('0001_first_of_all.sql', 'create table public.a (n int)')
    await write('notes.md', 'not for the database')
    expect(await migrate(db, migrations)).toEqual(['0001_first_of_all.sql', '0002_second.sql'])
    await write('0003_third.sql', 'insert into public.a values (3)')
    expect(await migrate(db, migrations)).toEqual(['0003_third.sql'])
    expect(await migrate(db, migrations)).toEqual([])
    expect(await db.query('select n from public.a order by n')).toEqual([{ n: 2 }, { n: 3 }])
    expect(await db.query(APPLIED)).toEqual([
      { version: '0001', name: 'first_of_all' },
      { version: '0002', name: 'second' },
      { version: '0003', name: 'third' },
    ])
  })

  test('may not change after they were applied', async () => {
    await write('0001_first.sql', 'create table public.a (n int)')
    await migrate(db, migrations)
    await write('0001_first.sql', 'create table public.a (n bigint)')
    await expect(migrate(db, migrations)).rejects.toThrow(
      'The migration 0001_first.sql was changed after this database applied it.',
    )
  })

  test('leave nothing when they fail, name themselves, and run once they are repaired', async () => {
    await write('0001_first.sql', 'create table public.a (n int)')
    await write('0002_bad.sql', 'create table public.b (n int);\n\nselect nonsense;')
    await expect(migrate(db, migrations)).rejects.toThrow(
      'The migration 0002_bad.sql failed near line 3: column "nonsense" does not exist',
    )
    expect(await db.query(`select to_regclass('public.b') as b`)).toEqual([{ b: null }])
    await write('0002_bad.sql', 'create table public.b (n int)')
    expect(await migrate(db, migrations)).toEqual(['0002_bad.sql'])
  })

  test('that this build lacks are named in a refusal that changes nothing', async () => {
    await write('0001_first.sql', 'create table public.a (n int)')
    await write('0003_third.sql', 'create table public.b (n int)')
    await migrate(db, migrations)
    await rm(join(folder, '0003_third.sql'))
    await write('0002_second.sql', 'drop table public.a')
    await expect(migrate(db, migrations)).rejects.toThrow(
      'The database is of a newer Nadi: it has the migration 0003_third, and this build knows ' +
        'migrations up to 0002_second. Nothing was changed. Start the newer build, or restore ' +
        'the backup from before the upgrade (docs/operations.md, "Roll back").',
    )
    expect(await db.query(APPLIED)).toEqual([
      { version: '0001', name: 'first' },
      { version: '0003', name: 'third' },
    ])
    expect(await db.query('select n from public.a')).toEqual([])
  })

  test('of another program are named in a refusal that changes nothing', async () => {
    await write('0001_first.sql', 'create table public.a (n int)')
    await migrate(db, migrations)
    await db.exec(`insert into supabase_migrations.schema_migrations (version, name)
      values ('20250102030405', 'init'), ('20260102030405', null)`)
    await write('0002_second.sql', 'drop table public.a')
    await expect(migrate(db, migrations)).rejects.toThrow(
      'The database has migrations of another program, such as 20260102030405. Nothing was ' +
        'changed. Nadi needs a database of its own: set DATABASE_URL to an empty one, or to a new project.',
    )
    expect(await db.query('select n from public.a')).toEqual([])
  })

  test('applied by the Supabase CLI are not repeated', async () => {
    await db.exec(`create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text);
      insert into supabase_migrations.schema_migrations values ('0001', '{}', 'first')`)
    await write('0001_first.sql', 'select nonsense')
    expect(await migrate(db, migrations)).toEqual([])
  })

  test('are applied once by two concurrent starts', async () => {
    await write('0001_first.sql', 'create table public.a (n int)')
    await write('0002_second.sql', 'insert into public.a select 1 from pg_sleep(0.2)')
    const runs = await Promise.all([migrate(db, migrations), migrate(db, migrations)])
    expect(runs.flat().toSorted()).toEqual(['0001_first.sql', '0002_second.sql'])
    expect(await db.query('select n from public.a')).toEqual([{ n: 1 }])
  })

  test('close new tables, which are open to everyone as on a hosted project, permanently (threat 1)', async () => {
    const mayInsert = async (table: string) =>
      (await db.query(`select has_table_privilege('anon', '${table}', 'insert') as may`))[0]
    await write('0001_open.sql', 'create table public.a (n int)')
    await migrate(db, migrations)
    expect(await mayInsert('public.a')).toEqual({ may: true })
    await write(
      '0002_close.sql',
      'alter default privileges in schema public revoke all on tables from anon',
    )
    await migrate(db, migrations)
    // A later start must not grant again what the migration revoked.
    await write('0003_later.sql', 'create table public.b (n int)')
    await migrate(db, migrations)
    expect(await mayInsert('public.b')).toEqual({ may: false })
  })
})

describe.for(engines.map((engine) => [engine.name, engine] as const))(
  'the sample clinic on %s',
  ([, { open }]) => {
    let db: Database
    let files: string
    beforeAll(async () => {
      db = await open()
      files = await mkdtemp(join(tmpdir(), 'nadi-seed-'))
    })
    afterAll(async () => {
      await db.close()
      await rm(files, { recursive: true })
    })

    test('fills an empty clinic with every picture it names, and never one with content (S-70)', async () => {
      expect(await seed(db, files)).toBe(true)
      const objects = await db.query<{ bucket: string; name: string; type: string }>(
        `select bucket_id as bucket, name, metadata ->> 'mimetype' as type from storage.objects`,
      )
      expect(objects.length).toBeGreaterThan(5)
      for (const { bucket, name, type } of objects) {
        expect(await readdir(join(files, bucket))).toContain(name)
        expect(type).toMatch(/^image\//)
      }
      expect(await seed(db, files)).toBe(false)
      await db.exec('delete from public.hospital_profile')
      expect(await seed(db, files)).toBe(false)
    })
  },
)

describe.for(engines.map((engine) => [engine.name, engine] as const))(
  'values on %s',
  ([, { open }]) => {
    let db: Database
    beforeAll(async () => {
      db = await open()
    })
    afterAll(() => db.close())

    test('whole numbers are numbers while they are exact, and JSON is parsed', async () => {
      expect(
        await db.query(`select 9007199254740991::bigint as exact, 9007199254740993::bigint as big,
          count(*) as none, '{"a": [1]}'::jsonb as json from pg_class where false`),
      ).toEqual([
        { exact: Number.MAX_SAFE_INTEGER, big: 9007199254740993n, none: 0, json: { a: [1] } },
      ])
    })

    test('a transaction is committed completely or not at all, and the connection stays usable', async () => {
      await db.exec('create table public.tries (n int)')
      const failed = db.transaction(async (tx) => {
        await tx.query('insert into public.tries values ($1)', [1])
        await tx.query('select 1 / 0')
      })
      await expect(failed).rejects.toMatchObject({ code: '22012' })
      await db.transaction((tx) => tx.exec('insert into public.tries values (2), (3)'))
      expect(await db.query('select n from public.tries')).toEqual([{ n: 2 }, { n: 3 }])
    })
  },
)

test.runIf(isPostgresAvailable())(
  'a Postgres server in another time zone returns times in UTC',
  async () => {
    const server = await startPostgres()
    const before = await openPostgres(server.url)
    await before.exec(`alter database postgres set timezone = 'Asia/Kolkata'`)
    await before.close()
    const db = await openPostgres(server.url)
    const [row] = await db.query(`select to_jsonb('2026-11-26 06:00Z'::timestamptz) as time`)
    expect(row).toEqual({ time: '2026-11-26T06:00:00+00:00' })
    await db.close()
    await server.stop()
  },
)

test('a database that does not respond is named in one sentence', async () => {
  await expect(openPostgres('postgres://unknown@127.0.0.1:1/none')).rejects.toThrow(
    'Cannot reach the database of DATABASE_URL',
  )
})
