import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'

import { openClinic } from '../../tests/clinic.ts'
import { emptyDatabases } from '../../tests/engines.ts'
import { migrate, type Database } from '../database.ts'
import { createMetadata } from '../file-store.ts'
import { createTestPicture } from '../storage-for-tests.ts'
import { createBackup } from './backup.ts'
import { createFolderPictureStore } from './installation.ts'
import { formatFaults } from './picture-faults.ts'
import { storePicture } from './snapshot-for-tests.ts'
import { takeSnapshot } from './take-snapshot.ts'

let folder: string
let files: string
let db: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-faults-'))
  files = join(folder, 'files')
  db = (await emptyDatabases['PGlite']?.()) as Database
  await migrate(db)
  await openClinic(db)
  await storePicture(db, files, { bucket: 'doctors', name: 'shown.png' })
  await storePicture(db, files, { bucket: 'doctors', name: 'unused.png' })
  await db.exec(`update public.doctors set photo = '/storage/v1/object/public/doctors/shown.png'
    where name = 'Dr Shown'`)
})
afterAll(async () => {
  await db.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await rm(join(folder, 'copy'), { recursive: true, force: true })
  for (const name of ['shown.png', 'unused.png']) await spoil(name, createTestPicture())
})

async function setETag(tag: string): Promise<void> {
  await db.query(
    `update storage.objects set metadata = metadata || jsonb_build_object('eTag', $1::text)`,
    [tag],
  )
}
const spoil = (name: string, bytes: Uint8Array) => writeFile(join(files, 'doctors', name), bytes)
const copied = async () => {
  const { pictures } = await takeSnapshot(home(), join(folder, 'copy'), 'move')
  return pictures.map(({ name }) => name)
}
const home = (filesDir = files) => ({ db, pictures: createFolderPictureStore(filesDir) })
const sentence = (fault: string, where = files) =>
  `1 picture of the clinic cannot be copied from ${where}: doctors/shown.png is ${fault}. Nothing was made. `

test('a missing picture that a row names ends a snapshot with a sentence (S-98)', async () => {
  await rm(join(files, 'doctors/shown.png'))
  await expect(copied()).rejects.toThrow(sentence('missing'))
})

test.for([
  ['of another length', Buffer.alloc(8)],
  ['of the same length', Buffer.alloc(createTestPicture().length, 'x')],
] as const)(
  'a picture that is overwritten with bytes %s ends a snapshot with a sentence (S-98)',
  async ([, bytes]) => {
    await spoil('shown.png', bytes)
    await expect(copied()).rejects.toThrow(sentence('spoilt'))
  },
)

test('with the wrong folder all pictures are missing, and no backup is left (S-98)', async () => {
  const elsewhere = join(folder, 'elsewhere')
  const backupFolder = join(folder, 'kept')
  await expect(createBackup(home(elsewhere), join(backupFolder, 'a.tar.gz'))).rejects.toThrow(
    sentence('missing', elsewhere),
  )
  expect(existsSync(backupFolder) ? await readdir(backupFolder) : []).toEqual([])
})

test('a missing or damaged picture that no row names is omitted', async () => {
  await rm(join(files, 'doctors/unused.png'))
  expect(await copied()).toEqual(['shown.png'])
  await rm(join(folder, 'copy'), { recursive: true })
  await spoil('unused.png', Buffer.alloc(3))
  expect(await copied()).toEqual(['shown.png'])
  expect(await readdir(join(folder, 'copy/pictures/doctors'))).toEqual(['shown.png'])
})

test('the ETags of hosted Storage are understood', async () => {
  onTestFinished(() => setETag(createMetadata(createTestPicture(), 'image/png', 3600).eTag))
  const md5 = createHash('md5').update(createTestPicture()).digest('hex')
  for (const tag of [`"${md5}"`, `"${'0'.repeat(32)}-2"`]) {
    await setETag(tag)
    expect(await copied()).toEqual(['shown.png', 'unused.png'])
    await rm(join(folder, 'copy'), { recursive: true })
  }
})

test('of many faults the first three are named, with the count', () => {
  const faults = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    picture: `doctors/${name}.png`,
    is: 'missing' as const,
  }))
  expect(formatFaults(faults, '/srv/files')).toMatch(
    /^5 pictures of the clinic cannot be copied from \/srv\/files: doctors\/a\.png is missing, doctors\/b\.png is missing, doctors\/c\.png is missing, and 2 more\. Nothing was made\. /,
  )
})
