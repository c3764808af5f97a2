import { afterAll, expect, test } from 'vitest'

import { addPerson, PASSWORD, signIn } from '../tests/clinic.ts'
import { onEveryEngine } from '../tests/engines.ts'
import { openPglite } from './database.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { resetPassword } from './reset-password.ts'
import { createTestClient } from './scratch-for-tests.ts'

onEveryEngine(
  async (db) => ({ db, server: await startLocalSupabase({ database: db }) }),
  (world) => {
    afterAll(() => world().server.stop())

    test('a lost password is replaced by a one-time password, and all sessions of the account end', async () => {
      const { db, server } = world()
      await addPerson(db, 'sunita', 'Admin')
      const session = createTestClient(server.url, {
        'x-session-token': await signIn(db, 'sunita'),
      })
      expect((await session.rpc('my_session')).data).not.toBe(null)
      const password = await resetPassword(db, ' Sunita ')
      const enter = (word: string) =>
        createTestClient(server.url).rpc('sign_in', { username: 'sunita', password: word })
      expect((await enter(PASSWORD)).data).toHaveProperty('error')
      expect((await enter(password)).data).toMatchObject({ user: { must_change_password: true } })
      expect((await session.rpc('my_session')).data).toBe(null)
    })

    test('an unknown account is named in the error', async () => {
      await expect(resetPassword(world().db, 'unknown')).rejects.toThrow(
        'There is no account named "unknown".',
      )
    })

    test('an account of a newer database keeps its password (S-94)', async () => {
      const { db } = world()
      await addPerson(db, 'devi', 'Admin')
      await db.exec(`insert into supabase_migrations.schema_migrations (version, name)
        values ('9999', 'of_tomorrow')`)
      await expect(resetPassword(db, 'devi')).rejects.toThrow(
        'The database is of a newer Nadi: it has the migration 9999_of_tomorrow',
      )
      await db.exec(`delete from supabase_migrations.schema_migrations where version = '9999'`)
      expect(await signIn(db, 'devi')).toMatch(/./)
    })
  },
)

test('a database without a clinic has no password to reset', async () => {
  const db = await openPglite()
  await expect(resetPassword(db, 'superadmin')).rejects.toThrow('This database holds no clinic.')
  await db.close()
})
