// @module-tag full

import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { create } from 'tar'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { openClinic } from '../../tests/clinic.ts'
import { reportMissingPostgres } from '../../tests/engines.ts'
import { copyMigratedDirectory } from '../../tests/migrated.ts'
import { openPostgres } from '../database.ts'
import { startLocalSupabase } from '../local-supabase.ts'
import { openEmbedded } from '../pglite/embedded.ts'
import { isPostgresAvailable, startPostgres } from '../postgres-for-tests.ts'
import { createPictureName } from '../storage-for-tests.ts'
import { openDirectory } from './directory.ts'
import { restoreDirectory } from './restore.ts'
import { readEveryRow, runPackageCommand, storePicture } from './snapshot-for-tests.ts'

// Commands are processes of their own, and each opens a database or two.
vi.setConfig({ testTimeout: 240_000 })

let home: string
/** A data directory with a clinic, and the contents of its tables. */
let dataDir: string
/** A backup of it, the command's output, and the contents of the directory afterwards. */
let backup: string
let requested: Awaited<ReturnType<typeof runPackageCommand>>
let inClinic: string[]
let left: Record<string, string[]>
const photo = createPictureName()
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'nadi-backup-'))
  dataDir = join(home, 'clinic')
  backup = join(home, 'kept/clinic.tar.gz')
  await copyMigratedDirectory(dataDir)
  const db = await openEmbedded(join(dataDir, 'database'))
  await openClinic(db)
  await storePicture(db, join(dataDir, 'files'), { bucket: 'doctors', name: photo })
  left = await readEveryRow(db)
  await db.close()
  // Prepared once for most tests, so that each can be run alone.
  const server = await startLocalSupabase({ dataDir })
  requested = await runPackageCommand('backup', [backup], { DATA_DIR: dataDir })
  await server.stop()
  inClinic = (await readdir(dataDir)).toSorted()
})
afterAll(() => rm(home, { recursive: true }))

/** Returns the rows that a backup contains. */
const toBackupRows = (rows: Record<string, string[]>) => ({
  ...rows,
  'private.attempts': [],
  'private.sessions': [],
})

test('a running server makes the backup, readable by its owner only', async () => {
  expect(requested).toMatchObject({ code: 0, stderr: '' })
  expect(requested.stdout).toContain('4 accounts')
  expect(requested.stdout).toContain('1 picture (')
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  // No temporary file is left beside it, nor in the clinic.
  expect(await readdir(join(home, 'kept'))).toEqual(['clinic.tar.gz'])
  expect(inClinic).toEqual(['backups', 'clinic.json', 'database', 'files'])
})

test("the server's socket opens for its owner only, and is gone with the server", async () => {
  const server = await startLocalSupabase({ dataDir })
  expect((await stat(join(dataDir, 'nadi.sock'))).mode & 0o777).toBe(0o600)
  await server.stop()
  expect(existsSync(join(dataDir, 'nadi.sock'))).toBe(false)
})

test('without a server the command opens the directory itself, and writes into its folder of backups', async () => {
  const { code, stdout } = await runPackageCommand('backup', [], { DATA_DIR: dataDir })
  expect(code).toBe(0)
  const [name = '', ...otherNames] = await readdir(join(dataDir, 'backups'))
  expect(name).toMatch(/^nadi-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/)
  expect(otherNames).toEqual([])
  expect(stdout).toContain(name)
})

test('a restored clinic has every row and every picture, and serves them', async () => {
  const target = join(home, 'restored')
  // The target directory may contain the clinic's backups.
  await mkdir(join(target, 'backups'), { recursive: true })
  const restored = await runPackageCommand('restore', [backup], { DATA_DIR: target })
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect((await readdir(target)).toSorted()).toEqual(['backups', 'database', 'files'])
  for (const name of ['database', 'files']) {
    expect([name, (await stat(join(target, name))).mode & 0o777]).toEqual([name, 0o700])
  }
  const { db } = await openDirectory(target)
  expect(await readEveryRow(db)).toEqual(toBackupRows(left))
  await db.close()

  const server = await startLocalSupabase({ dataDir: target })
  const address = `/storage/v1/object/public/doctors/${photo}`
  expect((await fetch(server.url + address)).headers.get('content-type')).toBe('image/png')
  await server.stop()
})

test('an existing file or clinic is never overwritten', async () => {
  const bytes = await readFile(backup)
  const requests: unknown[] = []
  const server = createServer((request) => requests.push(request.url))
  await once(server.listen(join(dataDir, 'nadi.sock')), 'listening')
  const again = await runPackageCommand('backup', [backup], { DATA_DIR: dataDir })
  server.close()
  expect(again).toEqual({
    code: 1,
    stdout: '',
    stderr: `${backup} exists already. Nothing was overwritten.\n`,
  })
  expect((await readFile(backup)).equals(bytes)).toBe(true)
  // A running server starts no unwanted backup, and logs no fault.
  expect(requests).toEqual([])

  const over = await runPackageCommand('restore', [backup], { DATA_DIR: dataDir })
  expect(over.code).toBe(1)
  expect(over.stderr).toBe(
    `${dataDir} holds a clinic already (database, files). Move that out of it first, or set ` +
      'DATA_DIR to a new directory. Nothing was changed.\n',
  )
  const { db } = await openDirectory(dataDir)
  expect(await readEveryRow(db)).toEqual(left)
  await db.close()
})

test('without a clinic no backup is made, and no directory is created', async () => {
  const nowhere = join(home, 'nowhere')
  expect(await runPackageCommand('backup', [], { DATA_DIR: nowhere })).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no clinic in ${nowhere}: it has no database. DATA_DIR says where it is.\n`,
  })
  expect(existsSync(nowhere)).toBe(false)
})

test('a backup of a database that is newer than this build is refused, and leaves no file (S-94)', async () => {
  const newer = join(home, 'newer')
  await copyMigratedDirectory(newer)
  const { db } = await openDirectory(newer)
  await db.exec(`insert into supabase_migrations.schema_migrations (version, name)
      values ('9999', 'of_tomorrow')`)
  await db.close()
  const { code, stderr } = await runPackageCommand('backup', [], { DATA_DIR: newer })
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /^The database is of a newer Nadi: it has the migration 9999_of_tomorrow, and this build knows migrations up to \d{4}_\w+\. Nothing was changed\. .*\n$/,
  )
  expect(await readdir(join(newer, 'backups')).catch(() => [])).toEqual([])
})

test('unknown arguments are answered with the usage', async () => {
  const tries = [
    ['backup', ['a', 'b']],
    ['backup', ['--all']],
    ['restore', []],
    ['restore', ['--to', 'x']],
  ] as const
  for (const [name, args] of tries) {
    const { code, stderr } = await runPackageCommand(name, [...args], {
      DATA_DIR: join(home, 'nowhere'),
    })
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^Usage: npm run ${name} .*\n$`)) as string,
    })
  }
})

/** Invalid archives, and the sentence for each. */
const bad: Record<string, { make: (file: string) => Promise<void>; message: string }> = {
  'that does not exist': { make: () => Promise.resolve(), message: 'There is no file' },
  'that is empty': { make: (file) => writeFile(file, ''), message: 'is damaged or not a backup' },
  'that is text': {
    make: (file) => writeFile(file, 'hello'),
    message: 'is damaged or not a backup',
  },
  'that was cut off': {
    make: async (file) => writeFile(file, (await readFile(backup)).subarray(0, -2000)),
    message: 'is damaged or not a backup',
  },
  'that another program made': {
    make: async (file) => {
      await create({ cwd: join(home, 'clinic/database'), gzip: true, file }, ['PG_VERSION'])
    },
    message: 'is not a backup that Nadi made.',
  },
  'in which a row was altered': {
    make: (file) => alter(file, 'Dr Shown', 'Dr Other'),
    message: 'is damaged: rows/public.doctors.jsonl is not what it was.',
  },
  'of a newer Nadi': {
    make: (file) => alter(file, /"schema": "\d{4}"/, '"schema": "9999"'),
    message: 'This backup is of a newer Nadi (its database is at 9999',
  },
  'that would write outside': {
    make: async (file) => {
      const cwd = join(home, 'kept')
      await create({ cwd, gzip: true, preservePaths: true, file }, [
        '../clinic/database/PG_VERSION',
      ])
    },
    message: 'is not a backup that Nadi made.',
  },
}

test.for(Object.entries(bad))(
  'a backup %s is refused with a sentence, and leaves nothing',
  async ([, { make, message }]) => {
    const file = join(home, 'bad.tar.gz')
    await make(file)
    const target = join(home, 'not restored')
    const before = await readdir(home)
    await expect(restoreDirectory(file, target)).rejects.toThrow(message)
    expect(await readdir(home)).toEqual(before)
    await rm(file, { force: true })
  },
)

/** Changes a few bytes inside the archive, and compresses it again. */
async function alter(file: string, from: string | RegExp, to: string): Promise<void> {
  const tar = gunzipSync(await readFile(backup)).toString('latin1')
  const altered = tar.replace(from, to)
  expect(altered).not.toBe(tar)
  await writeFile(file, gzipSync(Buffer.from(altered, 'latin1')))
}

test('a server that is killed during a backup leaves no file that looks like one', async () => {
  const broken = createServer((_, response) => {
    response.writeHead(200)
    response.write(Buffer.alloc(1000), () => response.destroy())
  }).listen(join(dataDir, 'nadi.sock'))
  await once(broken, 'listening')
  const file = join(home, 'half/clinic.tar.gz')
  const { code, stderr } = await runPackageCommand('backup', [file], { DATA_DIR: dataDir })
  broken.close()
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'The server closed the connection. No backup was made.\n',
  })
  expect(existsSync(join(home, 'half'))).toBe(false)
})

test('a data directory whose first start was interrupted is named, and not backed up (S-94)', async () => {
  const unfinished = join(home, 'unfinished')
  await (await openEmbedded(join(unfinished, 'database'))).close()
  const file = join(home, 'unfinished.tar.gz')
  expect(await runPackageCommand('backup', [file], { DATA_DIR: unfinished })).toMatchObject({
    code: 1,
    stderr: `The database in ${unfinished} holds no clinic.\n`,
  })
  expect(existsSync(file)).toBe(false)
})

const servers = isPostgresAvailable() ? ['a Postgres server'] : []
describe.for(servers)('with the DATABASE_URL of %s', () => {
  test('the same commands back it up and restore into an empty database only', async () => {
    const server = await startPostgres()
    const files = join(home, 'files of postgres')
    const env = { DATA_DIR: files, DATABASE_URL: server.url }
    const file = join(home, 'postgres.tar.gz')
    expect(await runPackageCommand('backup', [file], env)).toMatchObject({
      code: 1,
      stderr: 'The database of DATABASE_URL holds no clinic.\n',
    })
    expect(existsSync(file)).toBe(false)

    expect(await runPackageCommand('restore', [backup], env)).toMatchObject({ code: 0, stderr: '' })
    expect(await readdir(join(files, 'files/doctors'))).toEqual([photo])
    const result = await runPackageCommand('backup', [file], env)
    expect(result).toMatchObject({ code: 0, stderr: '' })
    expect(result.stdout).toContain('4 accounts')
    expect(await runPackageCommand('restore', [file], env)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The database to fill is not empty: .* Nothing was changed\.\n$/,
      ) as string,
    })
    const db = await openPostgres(server.url)
    expect(await readEveryRow(db)).toEqual(toBackupRows(left))

    // As without DATA_DIR, or with another one: the pictures are not in that folder (S-98).
    await db.query(`update public.doctors set photo = $1 where name = 'Dr Shown'`, [
      `/storage/v1/object/public/doctors/${photo}`,
    ])
    await db.close()
    const elsewhere = { ...env, DATA_DIR: join(home, 'elsewhere') }
    const moved = ['--from', server.url, '--to', join(home, 'moved')]
    for (const [command, args] of [
      ['backup', []],
      ['move', moved],
    ] as const) {
      const { code, stdout, stderr } = await runPackageCommand(command, args, elsewhere)
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(/^1 picture of the clinic cannot be copied from .*elsewhere\/files: /)
    }
    expect(await readdir(join(home, 'elsewhere/backups')).catch(() => [])).toEqual([])
    expect(existsSync(join(home, 'moved/database'))).toBe(false)
    await server.stop()
  })
})
reportMissingPostgres()
