import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { startLocalSupabase } from './local-supabase.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SITE = join(ROOT, 'dist')
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

try {
  await start()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** What `npm start` runs: builds the site when it is out of date, serves it, and says where. */
async function start(): Promise<void> {
  const { PORT = '3000', HOST, DATA_DIR, DATABASE_URL, SITE_URL, SUPERADMIN_PASSWORD } = process.env
  if (!/^\d{1,5}$/.test(PORT)) throw new Error(`PORT must be a number, not "${PORT}".`)
  if (await isOutOfDate()) await buildSite()
  const { url, firstPassword, stop } = await startLocalSupabase({
    port: Number(PORT),
    host: HOST ?? '127.0.0.1',
    dataDir: DATA_DIR ?? join(ROOT, '.data'),
    databaseUrl: DATABASE_URL,
    siteDir: SITE,
    siteUrl: SITE_URL,
    seed: true,
    superadminPassword: SUPERADMIN_PASSWORD,
    log: say,
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

async function isOutOfDate(): Promise<boolean> {
  const built = await newest(join(SITE, 'service-worker.js'))
  const changed = await Promise.all(SOURCES.map((source) => newest(join(ROOT, source))))
  return Math.max(...changed) > built
}

/** When a file, or anything in a folder, was last written; never is 0. */
async function newest(path: string): Promise<number> {
  if (!existsSync(path)) return 0
  const { mtimeMs } = await stat(path)
  const inside = await readdir(path).catch(() => [])
  return Math.max(mtimeMs, ...(await Promise.all(inside.map((name) => newest(join(path, name))))))
}

async function buildSite(): Promise<void> {
  say('Building the site, a moment please ...')
  try {
    // Loaded only now: a server whose site is built starts without Vite.
    const { build } = await import('vite')
    await build({ root: ROOT, logLevel: 'warn' })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The site could not be built: ${reason}`, { cause: error })
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
