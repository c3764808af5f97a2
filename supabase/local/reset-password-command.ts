import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { openPostgres, type Database } from './database.ts'
import { openEmbedded } from './pglite/embedded.ts'
import { resetPassword } from './reset-password.ts'
import { ROOT } from './root.ts'
import { requireOwner } from './snapshot/owner.ts'
import { describeStartupError } from './startup-errors.ts'

// npm run reset-password -- <username>
const { DATA_DIR = fileURLToPath(new URL('.data', ROOT)), DATABASE_URL } = process.env

try {
  const [username, ...more] = process.argv.slice(2)
  if (!username || more.length > 0) throw new Error('Usage: npm run reset-password -- <username>')
  const db = await openClinic()
  try {
    const password = await resetPassword(db, username)
    process.stdout.write(
      `One-time password of ${username}: ${password}\nIt is shown only now, and must be changed at the next sign-in.\n`,
    )
  } finally {
    await db.close()
  }
} catch (error) {
  process.stderr.write(`${describeStartupError(error, DATA_DIR)}\n`)
  process.exitCode = 1
}

/** Opens the database of `npm start` with the same settings, while that server is stopped. */
async function openClinic(): Promise<Database> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL)
  const folder = join(DATA_DIR, 'database')
  requireOwner(DATA_DIR, 'reset-password')
  if (existsSync(folder)) return openEmbedded(folder)
  throw new Error(`There is no clinic in ${DATA_DIR}. Set DATA_DIR as for npm start.`)
}
