import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { reportMissingPostgres } from '../tests/engines.ts'
import { copyMigratedDirectory } from '../tests/migrated.ts'
import { openPostgres } from './database.ts'
import { startLocalSupabase, type Options } from './local-supabase.ts'
import { isPostgresAvailable, startPostgres, type TestPostgres } from './postgres-for-tests.ts'
import { createBackup } from './snapshot/backup.ts'
import { getFilesDirectory, openDirectory } from './snapshot/directory.ts'
import { createFolderPictureStore } from './snapshot/installation.ts'
import { restoreDatabase, restoreDirectory } from './snapshot/restore.ts'
import { describeStartupError } from './startup-errors.ts'

let root: string
/** The data directory of a clinic with the sample content, and a backup of it. */
let clinic: string
let backup: string
let sampleDoctors: number | string
/** A directory that does not exist yet. */
let dataDir: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nadi-first-start-'))
  clinic = join(root, 'clinic')
  backup = join(root, 'backup.tar.gz')
  sampleDoctors = await start(clinic)
  const home = await openDirectory(clinic)
  await createBackup(home, backup)
  await home.db.close()
})
afterAll(() => rm(root, { recursive: true }))
beforeEach(() => {
  dataDir = join(root, crypto.randomUUID())
})

/** Starts like `npm start`, and stops; returns the number of doctors, or the refusal. */
async function start(directory: string, options: Options = {}): Promise<number | string> {
  try {
    const server = await startLocalSupabase({ dataDir: directory, seed: true, ...options })
    const doctors = await server.database.query('select from public.doctors')
    await server.stop()
    return doctors.length
  } catch (error) {
    return describeStartupError(error, directory)
  }
}

/** Lists every file and folder in a directory, with the contents of small files. */
async function everythingIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const found = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    return entry.name.endsWith('.json') ? `${path} ${await readFile(path, 'utf8')}` : path
  })
  return (await Promise.all(found)).toSorted()
}

/** Returns the outcome of a start, and the files it has added, altered or removed. */
async function tryToStart(options: Options = {}) {
  const before = await everythingIn(dataDir)
  const message = await start(dataDir, options)
  const after = await everythingIn(dataDir)
  const changed = [...before, ...after].filter(
    (file) => !before.includes(file) || !after.includes(file),
  )
  return { message, changed }
}

const belongs = (traces: string) => `The data directory ${dataDir} belongs to a clinic (${traces})`
const databaseMissing = (traces: string, state = 'its database is missing') => ({
  message:
    `${belongs(traces)}, but ${state}. Nothing was changed. Mount its disk, set ` +
    'DATA_DIR or DATABASE_URL as before, or restore a backup with npm run restore -- <file> ' +
    '(docs/backup.md). For a new clinic, set DATA_DIR to a new directory.',
  changed: [],
})
const emptied = (traces: string, move = '') => ({
  message:
    `${belongs(traces)}, but the database of DATABASE_URL is empty. Nothing was changed. Correct ` +
    `DATABASE_URL, or restore a backup into it with npm run restore -- <file>${move} ` +
    '(docs/backup.md). For a new clinic, set DATA_DIR to a new directory.',
  changed: [],
})

const copyClinic = (filter: (path: string) => boolean = () => true) =>
  cp(clinic, dataDir, { recursive: true, filter })

test('a new directory gets the sample content', () => {
  expect(sampleDoctors).toBeGreaterThan(3)
})

test('a start without a database refuses the files of a clinic (S-94)', async () => {
  await copyClinic((path) => path !== join(clinic, 'database'))
  expect(await tryToStart()).toEqual(databaseMissing('files, clinic.json'))
})

test('a start with an empty database folder refuses the files of a clinic (S-94)', async () => {
  await copyClinic((path) => !path.startsWith(join(clinic, 'database/')))
  expect(await tryToStart()).toEqual(databaseMissing('files, clinic.json'))
})

test('a start refuses the remains of a database instead of creating a new one there (S-94)', async () => {
  await cp(join(clinic, 'database'), join(dataDir, 'database'), {
    recursive: true,
    filter: (path) => path !== join(clinic, 'database/PG_VERSION'),
  })
  expect(await tryToStart()).toEqual(
    databaseMissing('database', 'what is in its folder "database" is none: PG_VERSION is missing'),
  )
})

test.for(['files', 'backups'])(
  'a start without a database refuses a directory in which an older build left %s (S-94)',
  async (folder) => {
    await mkdir(join(dataDir, folder), { recursive: true })
    await writeFile(join(dataDir, folder, 'anything'), '')
    expect(await tryToStart()).toEqual(databaseMissing(folder))
  },
)

test(
  'a clinic without pictures is recognised by its mark alone (S-94)',
  { tags: ['full'] },
  async () => {
    expect(await start(dataDir, { seed: false })).toBe(0)
    await rename(join(dataDir, 'database'), join(root, 'taken away'))
    expect(await readdir(dataDir)).toEqual(['clinic.json'])
    expect(await tryToStart()).toEqual(databaseMissing('clinic.json'))
  },
)

test(
  'a database without any account or content is refused where there was a clinic (S-94)',
  { tags: ['full'] },
  async () => {
    await copyMigratedDirectory(dataDir)
    await cp(join(clinic, 'files'), join(dataDir, 'files'), { recursive: true })
    expect(await start(dataDir)).toMatch(`${belongs('files')}, but its database is empty.`)
    expect((await readdir(dataDir)).toSorted()).toEqual(['database', 'files'])
  },
)

test('an unreadable mark counts as a clinic (S-94)', async () => {
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'clinic.json'), '')
  expect(await tryToStart()).toEqual(databaseMissing('clinic.json'))
})

test(
  "a new directory may contain empty folders and files that are not Nadi's",
  { tags: ['full'] },
  async () => {
    for (const folder of ['files', 'backups/lost+found', 'notes/of another program']) {
      await mkdir(join(dataDir, folder), { recursive: true })
    }
    expect(await start(dataDir)).toBe(sampleDoctors)
  },
)

test(
  'a clinic that starts without sample content never gets any (S-94)',
  { tags: ['full'] },
  async () => {
    expect(await start(dataDir, { seed: false })).toBe(0)
    expect(existsSync(join(dataDir, 'files'))).toBe(false)
    expect(await start(dataDir)).toBe(0)
  },
)

test('an existing clinic keeps its content when it starts without sample content', async () => {
  await copyClinic()
  expect(await start(dataDir, { seed: false })).toBe(sampleDoctors)
})

test('a clinic of an older build gets its mark at its next start', { tags: ['full'] }, async () => {
  await copyClinic((path) => path !== join(clinic, 'clinic.json'))
  expect(await start(dataDir)).toBe(sampleDoctors)
  expect(await markIn(dataDir)).toEqual({ clinic: 'started', at: expect.any(String) as string })
})

test.for(['sample', 'none'])(
  'a first start that was interrupted continues with the same content: %s',
  { tags: ['full'] },
  async (content) => {
    await copyMigratedDirectory(dataDir)
    await cp(join(clinic, 'files/doctors'), join(dataDir, 'files/doctors'), { recursive: true })
    await writeFile(join(dataDir, 'clinic.json'), JSON.stringify({ clinic: 'starting', content }))
    expect(await start(dataDir)).toBe(content === 'sample' ? sampleDoctors : 0)
    expect(await markIn(dataDir)).toMatchObject({ clinic: 'started' })
  },
)

test(
  'a first start that failed can be repeated, also before it had a database',
  { tags: ['full'] },
  async () => {
    const failed = await start(dataDir, { superadminPassword: 'short' })
    expect(failed).toContain('6 to 72 bytes')
    expect(await markIn(dataDir)).toMatchObject({ clinic: 'starting', content: 'sample' })
    await rm(join(dataDir, 'database'), { recursive: true })
    expect(await start(dataDir)).toBe(sampleDoctors)
  },
)

test(
  'a clinic starts again once a backup is restored into its directory (S-94)',
  { tags: ['full'] },
  async () => {
    await copyClinic()
    await mkdir(join(dataDir, 'backups'))
    await cp(backup, join(dataDir, 'backups/nadi-2026-11-22T03-00-12Z.tar.gz'))
    const safe = join(root, 'safe')
    await mkdir(safe)
    for (const part of ['database', 'files']) await rename(join(dataDir, part), join(safe, part))
    expect(await tryToStart()).toEqual(databaseMissing('backups, clinic.json'))
    await restoreDirectory(join(dataDir, 'backups/nadi-2026-11-22T03-00-12Z.tar.gz'), dataDir)
    expect(await start(dataDir)).toBe(sampleDoctors)
  },
)

async function markIn(directory: string): Promise<unknown> {
  return JSON.parse(await readFile(join(directory, 'clinic.json'), 'utf8'))
}

const servers = isPostgresAvailable() ? ['a Postgres server'] : []
describe.for(servers)('with the DATABASE_URL of %s', { tags: ['full'] }, () => {
  let postgres: TestPostgres
  let databaseUrl: string
  let count = 0
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())
  const newDatabase = async () => {
    count += 1
    const db = await openPostgres(postgres.url)
    await db.exec(`create database clinic_${count}`)
    await db.close()
    return postgres.url.replace(/postgres$/, `clinic_${count}`)
  }
  beforeEach(async () => {
    databaseUrl = await newDatabase()
  })
  const schemasOf = async () => {
    const db = await openPostgres(databaseUrl)
    const found = await db.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^pg_|^information_schema$'`,
    )
    await db.close()
    return found.map(({ name }) => name)
  }
  test('a clinic whose database was emptied is refused until a backup is restored into it (S-94)', async () => {
    expect(await start(dataDir, { databaseUrl })).toBe(sampleDoctors)
    databaseUrl = await newDatabase()
    expect(await tryToStart({ databaseUrl })).toEqual(emptied('files, clinic.json'))
    expect(await schemasOf()).toEqual(['public'])

    const db = await openPostgres(databaseUrl)
    await restoreDatabase(
      backup,
      { db, pictures: createFolderPictureStore(getFilesDirectory(dataDir)) },
      dataDir,
    )
    await db.close()
    expect(await start(dataDir, { databaseUrl })).toBe(sampleDoctors)
  })

  test('an empty database is refused beside the embedded one of a clinic, which can move there (S-94)', async () => {
    await copyMigratedDirectory(dataDir)
    expect(await tryToStart({ databaseUrl })).toEqual(
      emptied('database', ', or move the clinic there with npm run move -- --to <postgres url>'),
    )
    expect(await schemasOf()).toEqual(['public'])
  })

  test('a clinic that starts without sample content in a database never gets any (S-94)', async () => {
    expect(await start(dataDir, { databaseUrl, seed: false })).toBe(0)
    expect(await start(dataDir, { databaseUrl })).toBe(0)
    databaseUrl = await newDatabase()
    expect(await tryToStart({ databaseUrl })).toEqual(emptied('clinic.json'))
  })

  test('a first start in a database continues after an interruption during its pictures', async () => {
    await cp(join(clinic, 'files/doctors'), join(dataDir, 'files/doctors'), { recursive: true })
    await writeFile(join(dataDir, 'clinic.json'), JSON.stringify({ clinic: 'starting' }))
    expect(await start(dataDir, { databaseUrl })).toBe(sampleDoctors)
  })

  test('a clinic in a database starts with a new data directory, and without one', async () => {
    expect(await start(dataDir, { databaseUrl })).toBe(sampleDoctors)
    expect(await start(join(root, 'other files'), { databaseUrl })).toBe(sampleDoctors)
    expect(await start(join(backup, 'inside'), { databaseUrl })).toMatch(
      'is a file, or lies in one',
    )
    const server = await startLocalSupabase({ databaseUrl, seed: true })
    expect(server.firstPassword).toBeNull()
    await server.stop()
  })
})
reportMissingPostgres()
