import { afterAll, expect, test } from 'vitest'

import { addPerson, PASSWORD, signIn } from '../tests/clinic.ts'
import { onEveryEngine } from '../tests/engines.ts'
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
  },
)
