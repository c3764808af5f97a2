// @module-tag full

import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { openClinic } from '../../tests/clinic.ts'
import { reportMissingPostgres } from '../../tests/engines.ts'
import { copyMigratedDirectory } from '../../tests/migrated.ts'
import { openPostgres } from '../database.ts'
import { openEmbedded } from '../pglite/embedded.ts'
import { isPostgresAvailable, startPostgres } from '../postgres-for-tests.ts'
import { createTestPicture, createPictureName } from '../storage-for-tests.ts'
import { openDirectory } from './directory.ts'
import { readEveryRow, runPackageCommand, storePicture } from './snapshot-for-tests.ts'
import { SECRET_KEY, startStorageApi } from './storage-api-for-tests.ts'

// Commands are processes of their own, and each opens a database or two.
vi.setConfig({ testTimeout: 240_000 })

const photo = createPictureName()
let root: string
let home: string
let left: Record<string, string[]>
let storage: Awaited<ReturnType<typeof startStorageApi>>
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nadi-move-'))
  home = join(root, 'clinic')
  storage = await startStorageApi()
  await copyMigratedDirectory(home)
  const db = await openEmbedded(join(home, 'database'))
  await openClinic(db)
  await storePicture(db, join(home, 'files'), { bucket: 'doctors', name: photo })
  left = { ...(await readEveryRow(db)), 'private.attempts': [] }
  await db.close()
})
afterAll(async () => {
  await storage.stop()
  await rm(root, { recursive: true })
})
const move = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runPackageCommand('move', args, { DATA_DIR: home, SUPABASE_SECRET_KEY: '', ...env })

const rowsAt = async (url: string) => {
  const db = await openPostgres(url)
  try {
    return await readEveryRow(db)
  } finally {
    await db.close()
  }
}

const servers = isPostgresAvailable() ? ['a Postgres server'] : []
describe.for(servers)('to %s', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())
  const database = async (name: string) => {
    const db = await openPostgres(server.url)
    await db.exec(`create database ${name}`)
    await db.close()
    return server.url.replace(/postgres$/, name)
  }
  test('a move to a database and back keeps everything, open sessions too; shared pictures stay in place', async () => {
    const url = await database('own')
    const result = await move(['--to', url])
    expect(result).toMatchObject({ code: 0, stderr: '' })
    expect(result.stdout).toMatch(/^Moved: 4 accounts, 4 open sessions, \d+ rows of content, /)
    expect(await rowsAt(url)).toEqual(left)
    expect(await readdir(join(home, 'files/doctors'))).toEqual([photo])

    const returnDirectory = join(root, 'back')
    expect(await move(['--from', url, '--to', returnDirectory])).toMatchObject({
      code: 0,
      stderr: '',
    })
    const { db } = await openDirectory(returnDirectory)
    expect(await readEveryRow(db)).toEqual(left)
    await db.close()
    expect(await readFile(join(returnDirectory, 'files/doctors', photo))).toEqual(
      createTestPicture(),
    )
  })

  test('a hosted project gets the pictures through its Storage API, which writes their rows itself', async () => {
    const url = await database('hosted')
    const key = { SUPABASE_SECRET_KEY: SECRET_KEY }
    const result = await move(['--to', url, '--storage', storage.url], key)
    expect(result).toMatchObject({ code: 0, stderr: '' })
    expect(await rowsAt(url)).toEqual(left)
    const stored = { bytes: createTestPicture(), type: 'image/png', cache: 'max-age=3600' }
    expect([...storage.stored]).toEqual([[`doctors/${photo}`, stored]])
    const db = await openPostgres(url)
    expect(await db.query('select from storage.objects')).toEqual([])
    // As the real Storage would; then the move back finds it by its public URL.
    await db.query(
      `insert into storage.objects (bucket_id, name, metadata)
      values ('doctors', $1, '{"mimetype": "image/png", "cacheControl": "max-age=3600"}')`,
      [photo],
    )
    await db.close()
    const returnDirectory = join(root, 'back from hosted')
    const returned = await move(['--from', url, '--to', returnDirectory, '--storage', storage.url])
    expect(returned).toMatchObject({ code: 0, stderr: '' })
    expect(await readFile(join(returnDirectory, 'files/doctors', photo))).toEqual(
      createTestPicture(),
    )
  })

  test('a database that is not empty is refused with a sentence, and not changed', async () => {
    const url = await database('taken')
    const db = await openPostgres(url)
    await db.exec('create table public.somebodys (n int); insert into public.somebodys values (1)')
    await db.close()
    expect(await move(['--to', url])).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'The database to fill is not empty: there are rows in public.somebodys. Nothing was changed.\n',
    })
    expect(await rowsAt(url)).toEqual({ 'public.somebodys': ['(1)'] })
  })

  test('a wrong key moves nothing, and is not shown', async () => {
    const url = await database('keyless')
    const key = { SUPABASE_SECRET_KEY: 'sb_secret_wrong' }
    storage.stored.clear()
    const { code, stderr } = await move(['--to', url, '--storage', storage.url], key)
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `The Storage API at ${storage.url} did not take doctors/${photo}: Unauthorized\n`,
    })
    expect((await rowsAt(url))['public.users']).toEqual([])
  })
})
reportMissingPostgres()

test('the sample pictures can be uploaded to a hosted project repeatedly', async () => {
  storage.stored.clear()
  const args = ['--sample-pictures', '--storage', storage.url]
  const key = { SUPABASE_SECRET_KEY: SECRET_KEY }
  expect(await move(args, key)).toMatchObject({ code: 0, stderr: '' })
  expect(storage.stored.size).toBeGreaterThan(30)
  expect([...storage.stored.keys()]).toContain('hospital-profile/logo-512.webp')
  expect(await move(args, key)).toMatchObject({ code: 0, stderr: '' })
  const otherFile = { bytes: Buffer.from('other'), type: 'image/webp', cache: '' }
  storage.stored.set('hospital-profile/logo-512.webp', otherFile)
  expect(await move(args, key)).toMatchObject({
    code: 1,
    stderr:
      'There is another picture named hospital-profile/logo-512.webp already. Nothing was overwritten.\n',
  })
})

const wrong: Record<string, { args: readonly string[]; message: RegExp }> = {
  'no arguments': { args: [], message: /^Usage: npm run move -- --to/ },
  'an unknown argument': { args: ['--key', 'x'], message: /^Usage: npm run move/ },
  'a key that is missing': {
    args: ['--sample-pictures', '--storage', 'https://abc.supabase.co'],
    message: /^Set SUPABASE_SECRET_KEY/,
  },
  'no URL of an API': {
    args: ['--to', 'postgres://x', '--storage', 'abc'],
    message: /^"abc" is not the URL of an API/,
  },
  'a directory without a clinic': {
    args: ['--from', '/nowhere/at/all', '--to', '/nowhere/else'],
    message: /^There is no clinic in \/nowhere\/at\/all/,
  },
  'a database that does not answer': {
    args: ['--to', 'postgres://unknown@127.0.0.1:1/none'],
    message: /^Cannot reach the database/,
  },
}
test.for(Object.entries(wrong))('%s: one sentence, and nothing is changed', async ([, tried]) => {
  const { code, stdout, stderr } = await move(tried.args)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(tried.message)
  expect(existsSync('/nowhere')).toBe(false)
  expect((await readdir(home)).toSorted()).toEqual(['database', 'files'])
})

test('a clinic in use is not moved', async () => {
  const { db } = await openDirectory(home)
  const { code, stderr } = await move(['--to', join(root, 'elsewhere')])
  await db.close()
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Another Nadi .* is using this data directory/)
  expect(existsSync(join(root, 'elsewhere'))).toBe(false)
})
