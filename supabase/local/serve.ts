import { fileURLToPath } from 'node:url'

import { writeCallUs } from './call-us.ts'
import { parseTrustedProxies } from './client-address.ts'
import { endWithin } from './end-within.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { parseLogLevel, createLogger } from './logs.ts'
import { listNetworkAddresses, formatNetworkAddresses } from './network-addresses.ts'
import { ROOT } from './root.ts'
import { readSiteUrl } from './site-url.ts'
import { parseCommandArgs } from './snapshot/command.ts'
import { describeStartupError } from './startup-errors.ts'

const SITE = fileURLToPath(new URL('dist/', ROOT))
/** Docker, systemd and operators kill a process that takes much longer, without any message. */
const END_WITHIN_MS = 18_000
const EMPTY = { empty: { type: 'boolean' } } as const
const { DATA_DIR = fileURLToPath(new URL('.data', ROOT)) } = process.env

try {
  await start()
} catch (error) {
  process.stderr.write(`${describeStartupError(error, DATA_DIR)}\n`)
  process.exitCode = 1
}

/** The server of `npm start`: serves the built site, and prints its URL. */
async function start(): Promise<void> {
  const { PORT = '3000', DATABASE_URL, SUPERADMIN_PASSWORD } = process.env
  const host = process.env['HOST'] || '127.0.0.1'
  // On a terminal a line per request would scroll the one-time password out of view.
  const { LOG_LEVEL = process.stdout.isTTY ? 'warn' : 'info' } = process.env
  const log = createLogger(parseLogLevel(LOG_LEVEL))
  if (!/^\d{1,5}$/.test(PORT)) throw new Error(`PORT must be a number, not "${PORT}".`)
  const withSample = newClinicHasSample(process.env['NEW_CLINIC'])
  const siteUrl = readSiteUrl(process.env['SITE_URL'])
  const trustedProxies = parseTrustedProxies(process.env['TRUSTED_PROXY'])
  writeCallUs(SITE, process.env['CALL_US_NUMBER']?.trim() ?? '')
  const { url, port, firstPassword, stop } = await startLocalSupabase({
    port: Number(PORT),
    host,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    siteDir: SITE,
    siteUrl,
    seed: withSample,
    superadminPassword: SUPERADMIN_PASSWORD,
    trustedProxies,
    nightlyBackups: true,
    log,
  })
  say(`\nNadi is running at ${url}\nStaff sign in at    ${url}/login`)
  process.stdout.write(formatNetworkAddresses(listNetworkAddresses(host, port)))
  if (firstPassword) {
    const password = SUPERADMIN_PASSWORD ? 'the one in SUPERADMIN_PASSWORD' : firstPassword
    say(`First account:      superadmin\nOne-time password:  ${password}`)
    say('It is shown only now, and must be changed at the first sign-in.')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal finds no handler any more and ends the process at once.
    process.once(signal, () => void endWithin(END_WITHIN_MS, stop, log))
  }
}

/** A service cannot pass an argument: the setting does the same. */
function newClinicHasSample(setting = 'sample'): boolean {
  const { values } = parseCommandArgs('npm start [-- --empty]', EMPTY, { positionals: 0 })
  if (setting !== 'sample' && setting !== 'empty') {
    throw new Error(`NEW_CLINIC must be "sample" or "empty", not "${setting}".`)
  }
  return setting === 'sample' && values.empty !== true
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
