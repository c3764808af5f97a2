import { fileURLToPath } from 'node:url'

import { numberCallUs } from './call-us.ts'
import { parseTrustedProxies } from './client-address.ts'
import { endWithin } from './end-within.ts'
import { keepPrivate } from './keep-private.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { parseLogLevel, createLogger } from './logs.ts'
import { listNetworkAddresses, formatNetworkAddresses } from './network-addresses.ts'
import { ROOT } from './root.ts'
import { describeMissingSiteUrl, readSiteUrl } from './site-url.ts'
import { parseCommandArgs } from './snapshot/command.ts'
import { describeStartupError } from './startup-errors.ts'

const SITE = fileURLToPath(new URL('dist/', ROOT))
/** Docker, systemd and operators kill a process that takes much longer, without any message. */
const END_WITHIN_MS = 18_000
const MAX_PORT = 65_535
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
  keepPrivate()
  const { DATABASE_URL } = process.env
  const host = process.env['HOST'] || '127.0.0.1'
  // On a terminal a line per request would scroll the one-time password out of view.
  const { LOG_LEVEL = process.stdout.isTTY ? 'warn' : 'info' } = process.env
  const log = createLogger(parseLogLevel(LOG_LEVEL))
  const chosenPort = readPort(process.env['PORT'])
  const chosenPassword = readFirstPassword(process.env['SUPERADMIN_PASSWORD'])
  const withSample = newClinicHasSample(process.env['NEW_CLINIC'])
  const siteUrl = readSiteUrl(process.env['SITE_URL'])
  const trustedProxies = parseTrustedProxies(process.env['TRUSTED_PROXY'])
  const siteFiles = numberCallUs(SITE, process.env['CALL_US_NUMBER']?.trim() ?? '')
  const { url, port, firstPassword, stop } = await startLocalSupabase({
    port: chosenPort,
    host,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    siteDir: SITE,
    siteFiles,
    siteUrl,
    seed: withSample,
    superadminPassword: chosenPassword,
    trustedProxies,
    nightlyBackups: true,
    log,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal finds no handler any more and ends the process at once.
    process.once(signal, () => void endWithin(END_WITHIN_MS, stop, log))
  }
  // The password first: nothing that may fail stands before the only output that is never repeated.
  if (firstPassword) {
    const password = chosenPassword ? 'the one in SUPERADMIN_PASSWORD' : firstPassword
    print(`\nFirst account:      superadmin\nOne-time password:  ${password}`)
    print('It is shown only now, and must be changed at the first sign-in.')
  }
  print(`\nNadi is running at ${url}\nStaff sign in at    ${url}/login`)
  process.stdout.write(formatNetworkAddresses(listNetworkAddresses(host, port)))
  process.stdout.write(describeMissingSiteUrl({ siteUrl, host, trustedProxies }, url))
}

function readPort(setting = '3000'): number {
  const port = /^\d{1,5}$/.test(setting) ? Number(setting) : Infinity
  if (port <= MAX_PORT) return port
  throw new Error(`PORT must be a number up to ${MAX_PORT}, not "${setting}".`)
}

/** The database has the same limits, but checks them only after a new clinic was written. */
function readFirstPassword(setting = ''): string | undefined {
  if (setting === '') return undefined
  const bytes = Buffer.byteLength(setting)
  if (bytes >= 6 && bytes <= 72) return setting
  throw new Error('SUPERADMIN_PASSWORD must have 6 to 72 bytes.')
}

/** A service cannot pass an argument: the setting does the same. */
function newClinicHasSample(setting = 'sample'): boolean {
  const { values } = parseCommandArgs('npm start [-- --empty]', EMPTY, { positionals: 0 })
  if (setting !== 'sample' && setting !== 'empty') {
    throw new Error(`NEW_CLINIC must be "sample" or "empty", not "${setting}".`)
  }
  return setting === 'sample' && values.empty !== true
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
