import { join } from 'node:path'

import type { ServerLogger } from '../logs.ts'
import type { Installation } from './installation.ts'
import { scheduleNightlyBackups } from './nightly.ts'
import { serveCommandSocket } from './server-socket.ts'

/**
 * What a running server does about backups: it makes them for `npm run backup`, and by itself at
 * night. Answers with how to end both. Without them the server still serves, and says why.
 */
export async function startBackupService(
  home: Installation,
  dataDir: string | null,
  { nightly = false, log }: { nightly?: boolean | undefined; log: ServerLogger },
): Promise<() => Promise<void>> {
  // A clinic in memory is gone with the process, and so would be its backups.
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
