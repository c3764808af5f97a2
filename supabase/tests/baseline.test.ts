import { readFile } from 'node:fs/promises'

import { describe, expect, test } from 'vitest'

import type { SyncResponse } from '#model/mutation.ts'

import { BASELINE } from '../local/baseline.ts'
import {
  getMigrationVersion,
  listMigrations,
  migrate,
  openPostgres,
  type Database,
} from '../local/database.ts'
import { isPostgresAvailable, startPostgres } from '../local/postgres-for-tests.ts'
import { ROOT } from '../local/root.ts'
import { withOldMigrations } from './before-baseline.ts'
import { readCatalog } from './catalog.ts'
import { actAs, openClinic, type Clinic } from './clinic.ts'
import { emptyDatabases, engines } from './engines.ts'
import { prepareProject } from './hosted/project.ts'
import { pushMigrations } from './hosted/push.ts'
import { isFullSuite } from './suites.ts'

const VERSIONS = 'select version from supabase_migrations.schema_migrations order by version'
const files = await listMigrations()
const later = files.filter((name) => name > BASELINE)
const versions = files.map((name) => ({ version: getMigrationVersion(name) }))

describe.for(Object.entries(emptyDatabases))('a database of before 1.0 (%s)', ([engine, open]) => {
  test('that has the last migration is taken as the baseline, and equals a new one', async () => {
    const db = await open()
    try {
      const applied = await withOldMigrations((folder) => migrate(db, folder))
      expect(applied).toHaveLength(43)
      const clinic = await openClinic(db)
      const before = await pull(clinic, null)

      expect(await migrate(db)).toEqual(later)
      expect(await db.query(VERSIONS)).toEqual(versions)
      expect(await readCatalog(db)).toEqual(await newCatalog(engine))
      expect(await pull(clinic, before.cursor)).toEqual({ cursor: before.cursor })
      expect((await pull(clinic, null)).put).toEqual(before.put)
      expect(await migrate(db)).toEqual([])
    } finally {
      await db.close()
    }
  }, 300_000)

  test('that has an older migration is refused unchanged, with what to do', async () => {
    const db = await open()
    try {
      await withOldMigrations((folder) => migrate(db, folder, '0002'))
      const before = await db.query(VERSIONS)
      await expect(migrate(db)).rejects.toThrow(
        'The database is at 0002_accounts, older than the last build before 1.0 (commit 1852a5a7, ' +
          '0043_names_to_see). Nothing was changed. Start that build on it once, then this one ' +
          '(docs/operations.md, "From a build before 1.0").',
      )
      const guide = await readFile(new URL('docs/operations.md', ROOT), 'utf8')
      expect(guide).toMatch(/^## From a build before 1\.0\n[^]*?^git checkout 1852a5a7$/m)
      expect(await db.query(VERSIONS)).toEqual(before)
    } finally {
      await db.close()
    }
  }, 120_000)

  test('whose last migration was edited is refused unchanged', async () => {
    const db = await open()
    try {
      await db.exec(`create schema supabase_migrations;
        create table supabase_migrations.schema_migrations (version text primary key, name text, hash text);
        insert into supabase_migrations.schema_migrations values ('0043', 'names_to_see', 'another')`)
      await expect(migrate(db)).rejects.toThrow(
        'The migration 0043_names_to_see of this database is not the one that was released.',
      )
      expect(await db.query(VERSIONS)).toEqual([{ version: '0043' }])
    } finally {
      await db.close()
    }
  })
})

describe.runIf(isFullSuite && isPostgresAvailable())(
  'a project like a hosted one, to which the CLI applied the last migration of before 1.0',
  { tags: ['full'] },
  () => {
    test('is taken as the baseline by postgres, and equals a project with the baseline', async () => {
      const old = await withOldMigrations((folder) => openProjectDatabase(folder))
      const fresh = await openProjectDatabase()
      try {
        expect(await migrate(old.db)).toEqual(later)
        expect(await migrate(fresh.db)).toEqual([])
        expect(await old.db.query(VERSIONS)).toEqual(versions)
        expect(withoutHashes(await readCatalog(old.db))).toEqual(
          withoutHashes(await readCatalog(fresh.db)),
        )
      } finally {
        await Promise.all([old.close(), fresh.close()])
      }
    }, 300_000)
  },
)

/** Only our own runner records the text of a migration. */
const withoutHashes = (lines: string[]) => lines.filter((line) => !line.startsWith('migration '))

async function newCatalog(engine: string): Promise<string[]> {
  const db = (await engines.find(({ name }) => name === engine)?.open()) as Database
  try {
    return await readCatalog(db)
  } finally {
    await db.close()
  }
}

async function openProjectDatabase(migrations?: URL) {
  const server = await startPostgres({ superuser: 'supabase_admin' })
  await prepareProject(server.url)
  await pushMigrations(server.url, migrations)
  const db = await openPostgres(server.url.replace('//supabase_admin@', '//postgres@'))
  return { db, close: () => db.close().then(server.stop) }
}

/** What the tablet of a Content Manager receives. */
function pull({ db, tokens }: Clinic, since: string | null): Promise<SyncResponse> {
  return db.transaction(async (tx) => {
    await actAs(tx, tokens['Content Manager'])
    const [row] = await tx.query<{ response: SyncResponse }>(
      'select public.sync_pull($1) as response',
      [since],
    )
    return row?.response ?? { cursor: '' }
  })
}
