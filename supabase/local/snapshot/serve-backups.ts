import { join } from 'node:path'

import type { Log } from '../logs.ts'
import type { Home } from './installation.ts'
import { everyNight } from './nightly.ts'
import { answerCommands } from './server-socket.ts'

/**
 * What a running server does about backups: it makes them for `npm run backup`, and by itself at
 * night. Answers with how to end both. Without them the server still serves, and says why.
 */
export async function serveBackups(
  home: Home,
  dataDir: string | null,
  { nightly = false, log }: { nightly?: boolean | undefined; log: Log },
): Promise<() => Promise<void>> {
  // A clinic in memory is gone with the process, and so would be its backups.
  if (dataDir === null) return () => Promise.resolve()
  const endCommands = await answerCommands(home, dataDir, log).catch((error: unknown) => {
    log.error({ error }, '`npm run backup` cannot ask this server')
    return null
  })
  const endNights = nightly
    ? everyNight({ home, folder: join(dataDir, 'backups') }, log)
    : undefined
  return async () => {
    await endNights?.()
    await endCommands?.()
  }
}
