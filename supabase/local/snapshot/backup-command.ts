import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

import { openPostgres } from '../database.ts'
import { createBackup, storeVerifiedBackup, requireNewFile, writeDraft } from './backup.ts'
import { formatBackupName } from './backups-folder.ts'
import { parseApiOrigin, runCommand, getDataDirectory, parseCommandArgs } from './command.ts'
import { getFilesDirectory, openDirectory } from './directory.ts'
import { createFolderPictureStore, type Installation } from './installation.ts'
import type { Manifest } from './manifest.ts'
import { requireOwner } from './owner.ts'
import { requestBackup } from './server-socket.ts'
import { createStoragePictureStore } from './storage-api.ts'
import { summarizeManifest } from './summary.ts'
import { containsClinic } from './take-snapshot.ts'

// npm run backup [-- <file>] [--storage https://abc.supabase.co]
const USAGE = 'npm run backup [-- <file>] [--storage <address of the API>]'

await runCommand(async () => {
  const options = { storage: { type: 'string' } } as const
  const { values, positionals } = parseCommandArgs(USAGE, options, { positionals: 1 })
  const file = positionals[0] ?? join(getDataDirectory(), 'backups', formatBackupName(new Date()))
  const manifest = await backup(file, values.storage)
  return `Backed up to ${file}, and opened once to be sure: ${summarizeManifest(manifest)}.`
})

async function backup(file: string, storage: string | undefined): Promise<Manifest> {
  const { DATABASE_URL } = process.env
  const dataDir = getDataDirectory()
  requireOwner(dataDir, 'backup')
  requireNewFile(file)
  if (DATABASE_URL) {
    const pictures = storage
      ? createStoragePictureStore(parseApiOrigin(storage))
      : createFolderPictureStore(getFilesDirectory(dataDir))
    return backUpOpen({ db: await openPostgres(DATABASE_URL), pictures }, file)
  }
  if (storage) throw new Error('--storage goes with a DATABASE_URL.')
  const archive = await requestBackup(dataDir)
  if (archive) return storeVerifiedBackup(file, (draft) => receive(archive, draft))
  return backUpOpen(await openDirectory(dataDir), file)
}

async function receive(archive: IncomingMessage, draft: string): Promise<void> {
  try {
    await writeDraft(archive, draft)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
    throw new Error('The server closed the connection. No backup was made.', { cause: error })
  }
}

async function backUpOpen(home: Installation, file: string): Promise<Manifest> {
  try {
    if (await containsClinic(home.db)) return await createBackup(home, file)
    const place = process.env['DATABASE_URL'] ? 'of DATABASE_URL' : `in ${getDataDirectory()}`
    throw new Error(`The database ${place} holds no clinic.`)
  } finally {
    await home.db.close()
  }
}
