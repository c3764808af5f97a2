import { join } from 'node:path'

import type { ServerLogger } from '../logs.ts'
import type { Installation } from './installation.ts'
import { scheduleNightlyBackups } from './nightly.ts'
import { serveCommandSocket } from './server-socket.ts'

/**
 * Starts the backups of a running server: for `npm run backup`, and at night. Returns a function
 * that stops both. If it fails, the server still runs, and logs why.
 */
export async function startBackupService(
  home: Installation,
  dataDir: string | null,
  { nightly = false, log }: { nightly?: boolean | undefined; log: ServerLogger },
): Promise<() => Promise<void>> {
  // A clinic in memory ends with the process, and so would its backups.
  if (dataDir === null) return () => Promise.resolve()
  const endCommands = await serveCommandSocket(home, dataDir, log).catch((error: unknown) => {
    log.error({ error }, '`npm run backup` cannot ask this server')
    return null
  })
  const endNights = nightly
    ? scheduleNightlyBackups({ home, folder: join(dataDir, 'backups') }, log)
    : undefined
  return async () => {
    await endNights?.()
    await endCommands?.()
  }
}
