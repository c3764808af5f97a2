import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openPostgres, type Database } from '../local/database.ts'
import { isPostgresAvailable, type TestPostgres } from '../local/postgres-for-tests.ts'
import { reportMissingPostgres } from './engines.ts'
import { startMigratedPostgres } from './migrated.ts'
import { isFullSuite } from './suites.ts'

/** The Postgres Language Server, which brings the rules that Supabase shows in its dashboard. For Linux x64 only. */
const LINTER = fileURLToPath(
  new URL(
    '../../node_modules/@postgres-language-server/cli-x86_64-linux-gnu/postgres-language-server',
    import.meta.url,
  ),
)
const isThere = existsSync(LINTER) && isPostgresAvailable()

reportMissingPostgres()

// The full suite needs it: to be skipped for a package that did not come would be no proof.
describe.runIf(isThere || isFullSuite)("Supabase's linter of databases", { tags: ['full'] }, () => {
  let postgres: TestPostgres
  let db: Database
  beforeAll(async () => {
    postgres = await startMigratedPostgres()
    db = await openPostgres(postgres.url)
    // As on hosted: what the API shows is looked at more closely.
    await db.exec(`alter database postgres set pgrst.db_schemas = 'public'`)
  })
  afterAll(async () => {
    await db.close()
    await postgres.stop()
  })

  test('finds nothing in ours', async () => {
    expect(await lint(postgres.url)).toEqual([])
  })

  test('finds a table that every role may write, a procedure with an open search path, and a key without an index', async () => {
    await db.exec(`
      create table public.open (id int);
      grant all on public.open to anon;
      create table public.half (id int primary key, other int references public.half);
      alter table public.half enable row level security;
      create policy all_of_it on public.half for update to anon using (true) with check (true);
      create function public.bent() returns int language sql as 'select 1';`)
    expect(new Set((await lint(postgres.url)).map(([rule]) => rule))).toEqual(
      new Set([
        'splinter/performance/noPrimaryKey',
        'splinter/performance/unindexedForeignKeys',
        'splinter/security/functionSearchPathMutable',
        'splinter/security/rlsDisabledInPublic',
        'splinter/security/rlsPolicyAlwaysTrue',
      ]),
    )
  })
})

/** What it finds: the rule, and where. */
async function lint(url: string): Promise<[rule: string, message: string][]> {
  const options = ['dblint', `--connection-string=${url}`, '--reporter=json']
  const run = promisify(execFile)(LINTER, [...options, '--max-diagnostics=500'])
  // Where something grave is found it ends as if it had failed.
  const { stdout } = await run.catch((ended: { stdout: string }) => ended)
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; message: string }[]
  }
  return (
    diagnostics
      .map(({ category, message }): [string, string] => [category, message])
      // In a database without queries so far, no index has been used.
      .filter(([rule]) => rule !== 'splinter/performance/unusedIndex')
  )
}
