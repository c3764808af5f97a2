import type { Database } from './database.ts'
import { createOneTimePassword } from './one-time-password.ts'

/**
 * Gives an account a new one-time password and returns it; ends its sessions. Throws a sentence if
 * there is no such account.
 */
export async function resetPassword(db: Database, username: string): Promise<string> {
  const password = createOneTimePassword()
  const [reset] = await db.query<{ done: boolean }>(
    'select private.reset_password($1, $2) as done',
    [username, password],
  )
  if (reset?.done) return password
  throw new Error(`There is no account named "${username}".`)
}
