import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { startLocalSupabase } from '../supabase/local/local-supabase.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/nadi-e2e')
/** The inputs of a new database. */
const SOURCES = ['migrations', 'seed.sql', 'seed/files', 'local/platform.sql']

/** The shipped build, or another build to test. */
export const SITE = process.env['SITE_DIR'] ?? join(ROOT, 'dist')
export const FIRST_PASSWORD = 'the first password'

/** Builds the site if it is not built; `npm test` always does. */
export function requireSite(): string {
  if (existsSync(join(SITE, 'staff-files.json'))) return SITE
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The site could not be built')
  return SITE
}

/** The same for all files of a worker. */
let fingerprintOnce: Promise<string> | undefined

/** A data directory with the sample clinic, for one server; the caller deletes it. */
export async function newDataDirectory(): Promise<string> {
  fingerprintOnce ??= fingerprint()
  const cachedDirectory = join(CACHE, await fingerprintOnce)
  if (!existsSync(cachedDirectory)) await make(cachedDirectory)
  const directory = await mkdtemp(join(tmpdir(), 'nadi-e2e-'))
  // A thousand small files: copying them in parallel takes a third of the time.
  cpSync(cachedDirectory, directory, { recursive: true })
  return directory
}

/** Migrating and seeding a database takes seconds: it is done once and then copied. */
async function make(place: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const older = await readdir(CACHE)
  const dataDir = join(CACHE, `${randomUUID()}.draft`)
  const backend = await startLocalSupabase({
    dataDir,
    seed: true,
    superadminPassword: FIRST_PASSWORD,
  })
  await backend.stop()
  await rename(dataDir, place).catch(async (error: unknown) => {
    // Another run was faster; its result is as good.
    if (!existsSync(place)) throw error
    await rm(dataDir, { recursive: true, force: true })
  })
  // Another run may still write its draft: only complete and outdated ones are deleted.
  const outdated = older.filter((name) => !name.endsWith('.draft') && join(CACHE, name) !== place)
  await Promise.all(outdated.map((name) => rm(join(CACHE, name), { recursive: true, force: true })))
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const path = join(ROOT, 'supabase', source)
    for (const file of await filesIn(path)) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesIn(path: string): Promise<string[]> {
  if (path.endsWith('.sql')) return [path]
  const found = await readdir(path, { recursive: true, withFileTypes: true })
  return found
    .filter((f) => f.isFile())
    .map((f) => join(f.parentPath, f.name))
    .toSorted()
}
