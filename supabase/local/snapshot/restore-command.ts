import { openPostgres } from '../database.ts'
import {
  parseApiOrigin,
  runCommand,
  getDataDirectory,
  requireSecretKey,
  parseCommandArgs,
} from './command.ts'
import { getFilesDirectory } from './directory.ts'
import { createFolderPictureStore } from './installation.ts'
import type { Manifest } from './manifest.ts'
import { requireOwner } from './owner.ts'
import { restoreDatabase, restoreDirectory } from './restore.ts'
import { createStoragePictureStore } from './storage-api.ts'
import { summarizeManifest } from './summary.ts'

// npm run restore -- <file> [--storage https://abc.supabase.co]
const USAGE = 'npm run restore -- <file> [--storage <address of the API>]'

await runCommand(async () => {
  const options = { storage: { type: 'string' } } as const
  const { values, positionals } = parseCommandArgs(USAGE, options, { positionals: 1 })
  const [file] = positionals
  if (!file) throw new Error(`Usage: ${USAGE}`)
  const manifest = await restore(file, values.storage)
  return (
    `Restored the clinic of ${manifest.at}: ${summarizeManifest(manifest)}.\n` +
    'Staff sign in again; their tablets then send what the backup does not have.'
  )
})

async function restore(file: string, storage: string | undefined): Promise<Manifest> {
  const { DATABASE_URL } = process.env
  const dataDir = getDataDirectory()
  requireOwner(dataDir, 'restore')
  if (!DATABASE_URL) {
    if (storage) throw new Error('--storage goes with a DATABASE_URL.')
    return restoreDirectory(file, dataDir)
  }
  const pictures = storage
    ? createStoragePictureStore(parseApiOrigin(storage), requireSecretKey())
    : createFolderPictureStore(getFilesDirectory(dataDir))
  const db = await openPostgres(DATABASE_URL)
  try {
    return await restoreDatabase(file, { db, pictures }, dataDir)
  } finally {
    await db.close()
  }
}
