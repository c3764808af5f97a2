import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { engines } from '../../tests/engines.ts'
import { canMount, mountDisk } from '../disks-for-tests.ts'
import { createLogger } from '../logs.ts'
import { createPictureName } from '../storage-for-tests.ts'
import { createFolderPictureStore, type Installation } from './installation.ts'
import { createBackupWhenDue, scheduleNightlyBackups } from './nightly.ts'
import { storePicture } from './snapshot-for-tests.ts'

let root: string
let folder: string
let home: Installation
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nadi-nightly-'))
  const db = await engines[0].open()
  home = { db, pictures: createFolderPictureStore(join(root, 'files')) }
})
afterAll(async () => {
  await home.db.close()
  await rm(root, { recursive: true })
})
beforeEach(async () => {
  folder = join(root, crypto.randomUUID())
  await mkdir(folder)
})

/** Returns a time on the clinic's clock, in any time zone of the server. */
const at = (day: number, hour: number) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+05:30`)
const due = (now: Date) => createBackupWhenDue({ home, folder, now: () => now })
const nameOf = (time: Date) =>
  `nadi-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
const leave = (...times: Date[]) =>
  Promise.all(times.map((time) => writeFile(join(folder, nameOf(time)), 'an older one')))

test('a clinic without a backup gets one, and the next one at night', async () => {
  expect(await due(at(20, 10))).toBe(nameOf(at(20, 10)))
  expect(await due(at(20, 23))).toBeNull()
  expect(await due(at(21, 2))).toBeNull()
  expect(await readdir(folder)).toEqual([nameOf(at(20, 10))])
})

test(
  'one backup is due each night, and a server that was off makes it when it starts',
  { tags: ['full'] },
  async () => {
    await leave(at(20, 3))
    expect(await due(at(21, 3))).toBe(nameOf(at(21, 3)))
    expect(await due(at(23, 9))).toBe(nameOf(at(23, 9)))
  },
)

test('the last fourteen stay, and files with other names', { tags: ['full'] }, async () => {
  await leave(...Array.from({ length: 20 }, (_, day) => at(day + 1, 3)))
  await writeFile(join(folder, 'before the move.tar.gz'), 'mine')
  expect(await due(at(21, 3))).toBe(nameOf(at(21, 3)))
  const backups = (await readdir(folder)).filter((name) => name.startsWith('nadi-')).toSorted()
  expect(backups).toEqual(Array.from({ length: 14 }, (_, day) => nameOf(at(day + 8, 3))))
  expect(await readdir(folder)).toContain('before the move.tar.gz')
})

test(
  'a backup from a day when the clock was wrong does not prevent later ones',
  { tags: ['full'] },
  async () => {
    await leave(at(20, 3), new Date(2038, 0, 1))
    expect(await due(at(21, 4))).toBe(nameOf(at(21, 4)))
    expect(await due(at(21, 5))).toBeNull()
  },
)

test(
  'the files of a process that was killed during a backup are deleted a day later',
  { tags: ['full'] },
  async () => {
    for (const [name, days] of [
      ['.nadi-unfinished-old', 2],
      ['.nadi-unfinished-new', 0],
    ] as const) {
      await mkdir(join(folder, name))
      const then = Date.now() / 1000 - days * 86_400
      await utimes(join(folder, name), then, then)
    }
    await due(at(20, 10))
    expect((await readdir(folder)).toSorted()).toEqual(['.nadi-unfinished-new', nameOf(at(20, 10))])
  },
)

test(
  'a missing picture does not prevent the backup: the rest is backed up, it is reported, and older backups stay (S-98)',
  { tags: ['full'] },
  async () => {
    const older = Array.from({ length: 20 }, (_, day) => at(day + 1, 3))
    await leave(...older)
    const photo = { bucket: 'doctors', name: createPictureName() }
    await storePicture(home.db, join(root, 'files'), photo)
    await home.db.query(`insert into public.doctors (name, photo) values ('Dr Lost', $1)`, [
      `/storage/v1/object/public/doctors/${photo.name}`,
    ])
    await rm(join(root, 'files/doctors', photo.name))
    const logged: object[] = []
    const log = createLogger('info', {
      write: (line) => void logged.push(JSON.parse(line) as object),
    })
    const end = scheduleNightlyBackups({ home, folder, now: () => at(25, 3), firstCheckMs: 0 }, log)
    await expect.poll(() => logged).toHaveLength(2)
    await end()
    expect(logged).toEqual([
      expect.objectContaining({
        level: 'error',
        msg: 'the nightly backup lacks pictures that the clinic shows',
        pictures: [{ picture: `doctors/${photo.name}`, is: 'missing' }],
      }),
      expect.objectContaining({ level: 'info', msg: `Backed up to ${nameOf(at(25, 3))}` }),
    ])
    expect((await readdir(folder)).toSorted()).toEqual([...older, at(25, 3)].map(nameOf))
    await home.db.exec('delete from public.doctors; delete from storage.objects')
  },
)

test('a backup that fails is reported, deletes no older one, and does not end the server', async () => {
  const older = Array.from({ length: 20 }, (_, day) => at(day + 1, 3))
  await leave(...older)
  const logged: object[] = []
  const log = createLogger('info', {
    write: (line) => void logged.push(JSON.parse(line) as object),
  })
  const broken: Installation = {
    ...home,
    db: { ...home.db, transaction: () => Promise.reject(new Error('No room left on the disk')) },
  }
  const nights = { home: broken, folder, now: () => at(25, 3), firstCheckMs: 0 }
  const end = scheduleNightlyBackups(nights, log)
  await expect.poll(() => logged).toHaveLength(1)
  await end()
  expect(logged).toEqual([
    expect.objectContaining({
      level: 'error',
      msg: 'the nightly backup failed',
      error: expect.objectContaining({ message: 'No room left on the disk' }),
    }),
  ])
  expect((await readdir(folder)).toSorted()).toEqual(older.map(nameOf))
})

test.runIf(canMount())('a backup on a read-only disk fails with that reason', async () => {
  const disk = mountDisk('1m', 'ro')
  const backup = createBackupWhenDue({ home, folder: join(disk.folder, 'backups') })
  await expect(backup).rejects.toMatchObject({ code: 'EROFS' })
  disk.remove()
})
