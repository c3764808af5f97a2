import { openPostgres, type Database } from './database.ts'
import { resetPassword } from './reset-password.ts'
import { getDataDirectory } from './snapshot/command.ts'
import { openDirectory } from './snapshot/directory.ts'
import { requireOwner } from './snapshot/owner.ts'
import { describeStartupError } from './startup-errors.ts'

// npm run reset-password -- <username>
const { DATABASE_URL } = process.env
const dataDir = getDataDirectory()

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
  process.stderr.write(`${describeStartupError(error, dataDir)}\n`)
  process.exitCode = 1
}

/** Opens the database of `npm start` with the same settings, while that server is stopped. */
async function openClinic(): Promise<Database> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL)
  requireOwner(dataDir, 'reset-password')
  return (await openDirectory(dataDir)).db
}
