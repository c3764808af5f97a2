import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { copyMigratedDirectory } from '../tests/migrated.ts'
import { isFullSuite } from '../tests/suites.ts'
import { buildSiteWhenNeeded } from './built-site-for-tests.ts'
import { findFreePort } from './free-port-for-tests.ts'
import { openEmbedded } from './pglite/embedded.ts'
import { openDirectory } from './snapshot/directory.ts'

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url))

let root: string
/** A directory that does not exist yet. */
let dataDir: string
beforeAll(async () => {
  if (isFullSuite) buildSiteWhenNeeded()
  root = await mkdtemp(join(tmpdir(), 'nadi-serve-'))
})
afterAll(() => rm(root, { recursive: true }))
beforeEach(() => {
  dataDir = join(root, crypto.randomUUID())
})

/** Runs the server of `npm start` until it ends, or stops it as soon as it serves. */
async function serve(args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const { DATABASE_URL: _, NEW_CLINIC: __, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: dataDir, PORT: String(await findFreePort()), ...settings }
  const child = spawn(process.execPath, ['--import', 'tsx', SERVE, ...args], { env })
  let [stdout, stderr] = ['', '']
  let isServing = false
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
    const [, url] = /^Nadi is running at (\S+)\n/m.exec(stdout) ?? []
    if (!url || isServing) return
    isServing = true
    // Once it responds, it also handles signals.
    void fetch(`${url}/healthz`).finally(() => child.kill('SIGTERM'))
  })
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stdout, stderr }
}

/** Returns the doctors and accounts of the clinic in the data directory. */
async function clinicHere() {
  const { db } = await openDirectory(dataDir)
  const [found] = await db.query(`select (select count(*) from public.doctors) as doctors,
    (select count(*) from public.users) as accounts`)
  await db.close()
  return found
}

test.for([
  ['the argument --empty', ['--empty'], {}],
  ['NEW_CLINIC=empty', [], { NEW_CLINIC: 'empty' }],
] as const)(
  '%s starts a new clinic with its first account and no sample content (S-94)',
  { tags: ['full'] },
  async ([, args, settings]) => {
    const { code, stdout, stderr } = await serve(args, settings)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('One-time password:')
    expect(await clinicHere()).toEqual({ doctors: 0, accounts: 1 })
  },
)

test(
  'npm start ends with 1 and one sentence on standard error when a clinic lost its database (S-94)',
  { tags: ['full'] },
  async () => {
    await mkdir(join(dataDir, 'backups'), { recursive: true })
    await writeFile(join(dataDir, 'backups/nadi-2026-11-22T03-00-12Z.tar.gz'), '')
    const { code, stdout, stderr } = await serve([])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(
      /^The data directory .* belongs to a clinic \(backups\), but its database is missing\. .*\n$/,
    )
    expect(await readdir(dataDir)).toEqual(['backups'])
  },
)

test(
  'npm start ends with 1 and one sentence on standard error when the database is newer (S-94)',
  { tags: ['full'] },
  async () => {
    await copyMigratedDirectory(dataDir)
    const db = await openEmbedded(join(dataDir, 'database'))
    await db.exec(`insert into public.doctors (name) values ('Dr Newer');
    insert into supabase_migrations.schema_migrations (version, name)
      values ('9999', 'of_tomorrow')`)
    await db.close()
    const { code, stdout, stderr } = await serve([])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(
      /^The database is of a newer Nadi: it has the migration 9999_of_tomorrow, and this build knows migrations up to \d{4}_\w+\. .*\n$/,
    )
    expect(await readdir(dataDir)).toEqual(['database'])
  },
)

test.for([
  ['an unknown argument', ['--emtpy'], {}, 'Usage: npm start [-- --empty]\n'],
  [
    'an unknown NEW_CLINIC',
    [],
    { NEW_CLINIC: 'none' },
    'NEW_CLINIC must be "sample" or "empty", not "none".\n',
  ],
  [
    'a PORT that no machine has',
    [],
    { PORT: '65536' },
    'PORT must be a number up to 65535, not "65536".\n',
  ],
  [
    'a first password that is too short',
    [],
    { SUPERADMIN_PASSWORD: 'short' },
    'SUPERADMIN_PASSWORD must have 6 to 72 bytes.\n',
  ],
  [
    'a SITE_URL without its scheme',
    [],
    { SITE_URL: 'clinic.example' },
    'SITE_URL must be the public origin of the site, such as https://clinic.example, without a path, not "clinic.example".\n',
  ],
] as const)('%s ends npm start before anything is written', async ([, args, settings, message]) => {
  expect(await serve(args, settings)).toEqual({ code: 1, stdout: '', stderr: message })
  expect(existsSync(dataDir)).toBe(false)
})
