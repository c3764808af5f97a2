import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'

import { wrapPglite, openPostgres, type Database } from '../../supabase/local/database.ts'
import { startLocalSupabase } from '../../supabase/local/local-supabase.ts'
import type { ServerLogger } from '../../supabase/local/logs.ts'
import { openEmbedded } from '../../supabase/local/pglite/embedded.ts'

// A server of its own for the bench: what it is measured with takes no time of its thread.
const [engine = '', home = '', databaseUrl = '', siteDir = ''] = process.argv.slice(2)

const engines: Record<string, () => Promise<Database>> = {
  'embedded, forced to the disk': () => openEmbedded(join(home, 'database')),
  // As it was before: in the server's own thread, and left to the operating system.
  'embedded, as PGlite opens it': async () =>
    wrapPglite(await PGlite.create(join(home, 'unforced'), { extensions: { pgcrypto } })),
  'Postgres server': () => openPostgres(databaseUrl),
}

const database = await engines[engine]?.()
if (!database) throw new Error(`No engine is called "${engine}".`)
let requests = 0
const count = () => void (requests += 1)
/** There is one line for each request. */
const log: ServerLogger = { info: count, warn: count, error: count }
const server = await startLocalSupabase({
  dataDir: home,
  database,
  siteDir,
  seed: true,
  superadminPassword: 'the first password',
  log,
})
process.on('SIGUSR2', () => process.stdout.write(`${requests}\n`))
process.stdout.write(`${server.url}\n`)
process.once('SIGTERM', () => {
  void server.stop().then(() => database.close())
})
