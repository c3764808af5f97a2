import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { reportMissingPostgres } from '../tests/engines.ts'
import { engines } from '../tests/engines.ts'
import { openPostgres } from './database.ts'
import { canMount, fillDisk, mountDisk } from './disks-for-tests.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { isPostgresAvailable, startPostgres } from './postgres-for-tests.ts'
import { describeStartupError } from './startup-errors.ts'
import { openStorage, createTestPicture, createPictureName } from './storage-for-tests.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-faults-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Returns the message of a start that fails with this data directory. */
async function readStartError(dataDir: string): Promise<string> {
  const starting = startLocalSupabase({ dataDir })
  return starting.then(
    async (server) => {
      await server.stop()
      return 'It started.'
    },
    (error: unknown) => describeStartupError(error, dataDir),
  )
}

test.for(['clinic', 'clinic/inside'])(
  'a data directory that is a file is named: %s',
  async (path) => {
    await writeFile(join(folder, 'clinic'), '')
    const dataDir = join(folder, path)
    expect(await readStartError(dataDir)).toBe(
      `The data directory ${dataDir} is a file, or lies in one. Set DATA_DIR to a directory.`,
    )
  },
)

test('a data directory that this user cannot create is named', () => {
  const error = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'mkdir' })
  expect(describeStartupError(error, join(folder, 'not there'))).toMatch(
    'cannot be created. Create it',
  )
  expect(describeStartupError(error, folder)).toMatch('belongs to another user')
})

test('an error that does not concern the directory keeps its own message', () => {
  expect(describeStartupError(new Error('Port 3000 is in use.'), '/data')).toBe(
    'Port 3000 is in use.',
  )
})

const disks = canMount() ? ['on a disk of its own'] : []
describe.for(canMount() ? [] : ['not run: this machine lets us mount no disks'])('%s', () => {
  test('it takes root, which CI may not have', () => expect(canMount()).toBe(false))
})

describe.for(disks)('%s', () => {
  let disk: ReturnType<typeof mountDisk> | undefined
  afterEach(() => {
    disk?.remove()
    disk = undefined
  })
  const mount = (size: string, options?: string) => (disk = mountDisk(size, options)).folder

  test.for(['', 'sub/folder'])(
    'on a disk that takes no writes, a start says what to do: %s',
    async (sub) => {
      const dataDir = join(mount('100m', 'ro'), sub)
      expect(await readStartError(dataDir)).toMatch(
        /^The data directory .* set DATA_DIR to another directory\.$/,
      )
    },
  )

  test('on a disk without room for a new clinic, nothing is written', async () => {
    const dataDir = mount('20m')
    expect(await readStartError(dataDir)).toMatch(/^There is no room .*: only \d+ MB are free\./)
    expect(existsSync(join(dataDir, 'database'))).toBe(false)
  })

  test(
    'on a full disk, an existing clinic starts or reports the full disk',
    { tags: ['full'] },
    async () => {
      const dataDir = mount('120m')
      expect(await readStartError(dataDir)).toBe('It started.')
      const ballast = await fillDisk(dataDir)
      expect(await readStartError(dataDir)).toMatch(
        /^(It started|There is no room .*: the disk is full)\./,
      )
      await rm(ballast)
      expect(await readStartError(dataDir)).toBe('It started.')
    },
  )

  test(
    'on a full disk, a picture waits like an edit, and is stored once there is room',
    { tags: ['full'] },
    async () => {
      const db = await engines[0]?.open()
      if (!db) throw new Error('There is always PGlite.')
      const world = await openStorage(db, mount('1m'))
      const ballast = await fillDisk(world.dataDir)
      const name = createPictureName()
      const send = () =>
        world.editor.upload(name, createTestPicture('image/png', 100_000), {
          contentType: 'image/png',
        })
      expect((await send()).error).toMatchObject({ status: 503 })
      expect([await world.stored(), await world.rowsOf(name)]).toEqual([[], []])
      await rm(ballast)
      expect((await send()).error).toBe(null)
      expect(await world.stored()).toEqual([name])
      await world.server.stop()
      await db.close()
    },
  )
})

describe('an unusable DATABASE_URL', () => {
  test.for([
    ['nonsense', 'it is not a URL of the form postgres://user:password@host:5432/database.'],
    ['postgres://clinic:pass#word@host/db', 'are written as %40, %23 and %2F.'],
    ['mysql://clinic@host/db', 'it is not a URL of the form'],
    ['postgres://unknown@127.0.0.1:1/none', 'no Postgres server listens there.'],
    ['postgres://unknown@no-such-host.invalid/none', /no host with that name|cannot be looked up/],
  ] as const)('%s', async ([url, words]) => {
    await expect(openPostgres(url)).rejects.toThrow(words)
    await expect(openPostgres(url)).rejects.not.toThrow(/pass#word|unknown/)
  })
})

reportMissingPostgres()

describe.for(isPostgresAvailable() ? ['a Postgres that refuses the login'] : [])('%s', () => {
  test('the message says which part of the URL is wrong', { tags: ['full'] }, async () => {
    const postgres = await startPostgres()
    const without = postgres.url.replace('/postgres@', '/unknown@')
    await expect(openPostgres(without)).rejects.toThrow('does not let this user in')
    const nowhere = postgres.url.replace(/postgres$/, 'nowhere')
    await expect(openPostgres(nowhere)).rejects.toThrow('has no database of that name')
    const db = await openPostgres(postgres.url)
    await db.exec(`create role clinic login password 'right'`)
    const [hba] = await db.query<{ file: string }>(`select current_setting('hba_file') as file`)
    await db.exec(`copy (select 'host all clinic all scram-sha-256') to '${hba?.file}';
      select pg_reload_conf()`)
    await db.close()
    const wrong = postgres.url.replace('postgres@', 'clinic:wrong@')
    await expect
      .poll(() => openPostgres(wrong).catch((error: Error) => error.message))
      .toContain('refuses the user or the password')
    await postgres.stop()
  })
})
