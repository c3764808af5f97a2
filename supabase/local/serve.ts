import { fileURLToPath } from 'node:url'

import { writeCallUs } from './call-us.ts'
import { readTrustedProxies } from './client-address.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { logLevelOf, openLog } from './logs.ts'
import { ROOT } from './root.ts'
import { startFault } from './start-faults.ts'

const SITE = fileURLToPath(new URL('dist/', ROOT))
const { DATA_DIR = fileURLToPath(new URL('.data', ROOT)) } = process.env

try {
  await start()
} catch (error) {
  say(startFault(error, DATA_DIR))
  process.exitCode = 1
}

/** The server of `npm start`: serves the built site, and says where. */
async function start(): Promise<void> {
  const { PORT = '3000', HOST, DATABASE_URL, SITE_URL, SUPERADMIN_PASSWORD } = process.env
  // On a terminal a line per request would push the one-time password out of sight.
  const { LOG_LEVEL = process.stdout.isTTY ? 'warn' : 'info' } = process.env
  const log = openLog(logLevelOf(LOG_LEVEL))
  if (!/^\d{1,5}$/.test(PORT)) throw new Error(`PORT must be a number, not "${PORT}".`)
  const trustedProxies = readTrustedProxies(process.env['TRUSTED_PROXY'])
  writeCallUs(SITE, process.env['CALL_US_NUMBER']?.trim() ?? '')
  const { url, firstPassword, stop } = await startLocalSupabase({
    port: Number(PORT),
    host: HOST ?? '127.0.0.1',
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    siteDir: SITE,
    siteUrl: SITE_URL,
    seed: true,
    superadminPassword: SUPERADMIN_PASSWORD,
    trustedProxies,
    nightlyBackups: true,
    log,
  })
  say(`\nNadi is running at ${url}\nStaff sign in at    ${url}/login`)
  if (firstPassword) {
    const password = SUPERADMIN_PASSWORD ? 'the one in SUPERADMIN_PASSWORD' : firstPassword
    say(`First account:      superadmin\nOne-time password:  ${password}`)
    say('It is shown only now, and must be changed at the first sign-in.')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal finds no handler any more and ends the process at once.
    process.once(signal, () => void stop())
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
