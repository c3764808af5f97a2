import { readdirSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '../../supabase/local/database.ts'
import { readCatalog } from '../../supabase/tests/catalog.ts'
import { emptyDatabases, engines } from '../../supabase/tests/engines.ts'
import { applySchemas, diffCatalogs, readSchema } from './compare-schema.ts'
import { readSchemas } from './schemas.ts'

let db: Database
let migrated: string[]
beforeAll(async () => {
  db = await engines[0].open()
  migrated = await readSchema(db)
}, 120_000)
afterAll(() => db.close())

test.for(engines.map(({ name }) => name))(
  'supabase/schemas and the migrations make the same database on %s (npm run schema shows differences)',
  { timeout: 120_000 },
  async (engine) => {
    const declared = (await emptyDatabases[engine]?.()) as Database
    const migratedDb = (await engines.find(({ name }) => name === engine)?.open()) as Database
    try {
      await applySchemas(declared)
      expect(diffCatalogs(await readSchema(migratedDb), await readSchema(declared))).toEqual([])
    } finally {
      await Promise.all([declared.close(), migratedDb.close()])
    }
  },
)

test('supabase/config.toml lists each file of supabase/schemas once', async () => {
  const listed = (await readSchemas()).map(({ file }) => file.replace('./schemas/', ''))
  expect(listed.toSorted()).toEqual(readdirSync('supabase/schemas').toSorted())
})

const changes = {
  'a column': 'alter table public.doctors add column room text',
  'a default': 'alter table public.doctors alter column is_enabled set default false',
  'a rule of a column': 'alter table public.doctors add check (years_of_experience < 90)',
  'a rule that refers to a row': `alter table public.doctors drop constraint doctors_added_by_fkey`,
  'an index': 'create index on public.doctors (name)',
  'a trigger': 'drop trigger sync_3 on public.doctors',
  'a policy of ours': 'create policy "all" on public.doctors for select using (true)',
  'a policy of stored files': 'create policy "all" on storage.objects for select using (true)',
  'a privilege to read': 'revoke select (name) on public.doctors from anon',
  'a privilege to call': 'revoke execute on function public.sync_pull(text) from anon',
  'a function': `create or replace function private.is_slug(word text) returns boolean language sql immutable
    set search_path = '' as 'select true'`,
  'a view': 'create view sync.more as select 1 as one',
  'a comment': `comment on table public.doctors is 'Something else'`,
  'a comment of a column': `comment on column public.notices.is_urgent is 'Something else'`,
  'what is synced': `update sync.tables set cols = '{name}' where tbl = 'doctors'`,
  'a rule of themes': `update private.theme_rules set kind = 'free' where path = 'colors.light.primary'`,
}

test.for(Object.entries(changes))('the comparison finds a change of %s', async ([, sql]) => {
  const undo = new Error('undo')
  let after: string[] = []
  const changed = db.transaction(async (tx) => {
    await tx.exec(sql)
    after = await readCatalog(tx)
    throw undo
  })
  await expect(changed).rejects.toBe(undo)
  expect(
    diffCatalogs(migrated, after).filter((line) => !line.startsWith('+ migration')),
  ).not.toEqual([])
})
