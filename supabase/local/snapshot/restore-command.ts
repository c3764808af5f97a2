import { openPostgres } from '../database.ts'
import { apiOrigin, command, dataDirectory, secretKey, words } from './command.ts'
import { filesOf } from './directory.ts'
import { picturesIn } from './installation.ts'
import type { Manifest } from './manifest.ts'
import { requireOwner } from './owner.ts'
import { restoreDatabase, restoreDirectory } from './restore.ts'
import { picturesAt } from './storage-api.ts'
import { summaryOf } from './summary.ts'

// npm run restore -- <file> [--storage https://abc.supabase.co]
const USAGE = 'npm run restore -- <file> [--storage <address of the API>]'

await command(async () => {
  const options = { storage: { type: 'string' } } as const
  const { values, positionals } = words(USAGE, options, { positionals: 1 })
  const [file] = positionals
  if (!file) throw new Error(`Say: ${USAGE}`)
  const manifest = await restore(file, values.storage)
  return (
    `Restored the clinic of ${manifest.at}: ${summaryOf(manifest)}.\n` +
    'Staff sign in again; their tablets then send what the backup does not have.'
  )
})

async function restore(file: string, storage: string | undefined): Promise<Manifest> {
  const { DATABASE_URL } = process.env
  const dataDir = dataDirectory()
  requireOwner(dataDir, 'restore')
  if (!DATABASE_URL) {
    if (storage) throw new Error('--storage goes with a DATABASE_URL.')
    return restoreDirectory(file, dataDir)
  }
  const pictures = storage
    ? picturesAt(apiOrigin(storage), secretKey())
    : picturesIn(filesOf(dataDir))
  const db = await openPostgres(DATABASE_URL)
  try {
    return await restoreDatabase(file, { db, pictures }, dataDir)
  } finally {
    await db.close()
  }
}
