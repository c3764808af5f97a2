import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

import { openPostgres } from '../database.ts'
import { backUp, keepBackup, requireNewFile, writeDraft } from './backup.ts'
import { backupName } from './backups-folder.ts'
import { apiOrigin, command, dataDirectory, words } from './command.ts'
import { filesOf, openDirectory } from './directory.ts'
import { picturesIn, type Home } from './installation.ts'
import type { Manifest } from './manifest.ts'
import { requireOwner } from './owner.ts'
import { askForBackup } from './server-socket.ts'
import { picturesAt } from './storage-api.ts'
import { summaryOf } from './summary.ts'
import { holdsClinic } from './take-snapshot.ts'

// npm run backup [-- <file>] [--storage https://abc.supabase.co]
const USAGE = 'npm run backup [-- <file>] [--storage <address of the API>]'

await command(async () => {
  const options = { storage: { type: 'string' } } as const
  const { values, positionals } = words(USAGE, options, { positionals: 1 })
  const file = positionals[0] ?? join(dataDirectory(), 'backups', backupName(new Date()))
  const manifest = await backup(file, values.storage)
  return `Backed up to ${file}, and opened once to be sure: ${summaryOf(manifest)}.`
})

async function backup(file: string, storage: string | undefined): Promise<Manifest> {
  const { DATABASE_URL } = process.env
  const dataDir = dataDirectory()
  requireOwner(dataDir, 'backup')
  requireNewFile(file)
  if (DATABASE_URL) {
    const pictures = storage ? picturesAt(apiOrigin(storage)) : picturesIn(filesOf(dataDir))
    return backUpOpen({ db: await openPostgres(DATABASE_URL), pictures }, file)
  }
  if (storage) throw new Error('--storage goes with a DATABASE_URL.')
  const archive = await askForBackup(dataDir)
  if (archive) return keepBackup(file, (draft) => receive(archive, draft))
  return backUpOpen(await openDirectory(dataDir), file)
}

async function receive(archive: IncomingMessage, draft: string): Promise<void> {
  try {
    await writeDraft(archive, draft)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
    throw new Error('The server broke off. No backup was made.', { cause: error })
  }
}

async function backUpOpen(home: Home, file: string): Promise<Manifest> {
  try {
    if (await holdsClinic(home.db)) return await backUp(home, file)
    throw new Error('The database of DATABASE_URL holds no clinic.')
  } finally {
    await home.db.close()
  }
}
