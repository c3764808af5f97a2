import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '../../supabase/local/database.ts'
import { engines } from '../../supabase/tests/engines.ts'
import { dumpSchema } from './dump-schema.ts'

let db: Database
let shown: string
beforeAll(async () => {
  db = await engines[0].open()
  shown = await dumpSchema(db)
}, 120_000)
afterAll(() => db.close())

test('supabase/schema.sql shows the database that the migrations make (else: npm run schema)', async () => {
  expect(await readFile('supabase/schema.sql', 'utf8')).toBe(shown)
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
  'a right to read': 'revoke select (name) on public.doctors from anon',
  'a right to call': 'revoke execute on function public.sync_pull(text) from anon',
  'a function': `create or replace function private.is_slug(word text) returns boolean language sql immutable
    set search_path = '' as 'select true'`,
  'a view': 'create view sync.more as select 1 as one',
  'a comment': `comment on table public.doctors is 'Something else'`,
  'what is synced': `update sync.tables set cols = '{name}' where tbl = 'doctors'`,
}

test.for(Object.entries(changes))('it shows a change of %s', async ([, sql]) => {
  const undo = new Error('undo')
  let after = ''
  const changed = db.transaction(async (tx) => {
    await tx.exec(sql)
    after = await dumpSchema({ transaction: (work) => work(tx) })
    throw undo
  })
  await expect(changed).rejects.toBe(undo)
  expect(after).toContain('create table public.doctors')
  expect(after).not.toBe(shown)
})
