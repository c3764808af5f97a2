import { listMigrations, type Database } from './database.ts'
import { requireKnownMigrations } from './known-migrations.ts'
import { createOneTimePassword } from './one-time-password.ts'
import { containsClinic } from './snapshot/take-snapshot.ts'

/**
 * Gives an account a new one-time password and returns it; ends its sessions. Throws a sentence if
 * there is no such account or no clinic, or if the database is of a newer build.
 */
export async function resetPassword(db: Database, username: string): Promise<string> {
  if (!(await containsClinic(db))) throw new Error('This database holds no clinic.')
  await requireKnownMigrations(db, await listMigrations())
  const password = createOneTimePassword()
  const [reset] = await db.query<{ done: boolean }>(
    'select private.reset_password($1, $2) as done',
    [username, password],
  )
  if (reset?.done) return password
  throw new Error(`There is no account named "${username}".`)
}
