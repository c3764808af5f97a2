import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { withOldMigrations } from '../../tests/before-baseline.ts'
import { openClinic } from '../../tests/clinic.ts'
import { emptyDatabases } from '../../tests/engines.ts'
import { migrate, type Database } from '../database.ts'
import { createTestPicture } from '../storage-for-tests.ts'
import { createFolderPictureStore, type Installation } from './installation.ts'
import { loadSnapshot } from './load-snapshot.ts'
import { addForeignTable, readEveryRow, OWN_TABLE, storePicture } from './snapshot-for-tests.ts'
import { takeSnapshot } from './take-snapshot.ts'

const ways = Object.keys(emptyDatabases).flatMap((from) =>
  Object.keys(emptyDatabases).map((to) => [from, to] as const),
)

function copies(from: string, to: string): void {
  let folder: string
  let source: Installation
  let target: Installation
  const open = async (engine: string, name: string) => ({
    db: (await emptyDatabases[engine]?.()) as Database,
    pictures: createFolderPictureStore(join(folder, name)),
  })
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nadi-copy-'))
    source = await open(from, 'old')
    await migrate(source.db)
    await openClinic(source.db)
    await addForeignTable(source.db)
    await storePicture(source.db, join(folder, 'old'), { bucket: 'doctors', name: 'a.png' })
    target = await open(to, 'new')
  })
  afterAll(async () => {
    await source.db.close()
    await target.db.close()
    await rm(folder, { recursive: true })
  })

  test('has every row of every table exactly, and every picture', async () => {
    const before = await readEveryRow(source.db)
    expect(before[OWN_TABLE]?.length).toBeGreaterThan(0)
    await takeSnapshot(source, join(folder, 'copy'), 'move')
    expect(await readEveryRow(source.db)).toEqual(before)

    await migrate(target.db)
    await target.db.exec(`create table ${OWN_TABLE} (like_before int)`)
    await expect(loadSnapshot(join(folder, 'copy'), target)).rejects.toThrow(
      `This database has no table ${OWN_TABLE}, which the copy contains. Nothing was changed.`,
    )
    await target.db.exec(`drop table ${OWN_TABLE}`)
    await addForeignTable(target.db, { empty: true })
    const copied = await loadSnapshot(join(folder, 'copy'), target)

    expect(await readEveryRow(target.db)).toEqual({ ...before, 'private.attempts': [] })
    expect(copied.pictures.map(({ name }) => name)).toEqual(['a.png'])
    expect(await readFile(join(folder, 'new/doctors/a.png'))).toEqual(createTestPicture())
    expect(
      await target.db.query('select bucket_id as bucket, name, metadata from storage.objects'),
    ).toEqual(
      await source.db.query('select bucket_id as bucket, name, metadata from storage.objects'),
    )
  })

  test('continues the sequences of the old one', async () => {
    const next = `select nextval('private.attempts_id_seq')::text as next`
    expect(await target.db.query(next)).toEqual(await source.db.query(next))
  })

  test('keeps every constraint of the database in force', async () => {
    const orphan = `insert into public.theme_versions (theme_id, version_number, name, config, config_hash)
      values (gen_random_uuid(), 1, 'x', '{}', 'x')`
    await expect(target.db.exec(orphan)).rejects.toMatchObject({ code: '23503' })
    await expect(target.db.exec('truncate public.doctors')).rejects.toThrow('TRUNCATE')
    const keys = `select count(*) as deferred from pg_constraint where condeferrable`
    expect(await target.db.query(keys)).toEqual(await source.db.query(keys))
    const off = `select count(*) as off from pg_trigger where tgenabled <> 'O'`
    expect(await target.db.query(off)).toEqual([{ off: 0 }])
  })

  test('never overwrites an existing clinic', async () => {
    const before = await readEveryRow(target.db)
    await expect(loadSnapshot(join(folder, 'copy'), target)).rejects.toThrow(
      'The database to fill is not empty: there are rows in public.',
    )
    expect(await readEveryRow(target.db)).toEqual(before)
  })
}
for (const [from, to] of ways) {
  // The normal suite restores a backup (backup.test.ts).
  const options = { tags: ['full'] }
  describe(`a snapshot of a clinic, from ${from} to ${to}`, options, () => {
    copies(from, to)
  })
}

test(
  'a backup omits open sessions and failed sign-ins, and a missing picture that no row names',
  { tags: ['full'] },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nadi-copy-'))
    const db = (await emptyDatabases['PGlite']?.()) as Database
    await migrate(db)
    await openClinic(db)
    const files = join(folder, 'files')
    for (const name of ['gone.png', 'here.png']) {
      await storePicture(db, files, { bucket: 'doctors', name })
    }
    await rm(join(files, 'doctors/gone.png'))
    const home = { db, pictures: createFolderPictureStore(files) }
    const { tables, pictures } = await takeSnapshot(home, join(folder, 'copy'), 'backup')
    expect(Object.keys(tables)).toContain('private.credentials')
    expect(Object.keys(tables)).not.toContain('private.sessions')
    expect(Object.keys(tables)).not.toContain('private.attempts')
    expect(await readdir(join(folder, 'copy/rows'))).toHaveLength(Object.keys(tables).length)
    expect(pictures.map(({ name }) => name)).toEqual(['here.png'])

    const file = join(folder, 'copy/manifest.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/"schema": "\d+"/, '"schema": "9999"'))
    const target = { db: (await emptyDatabases['PGlite']?.()) as Database, pictures: home.pictures }
    await expect(loadSnapshot(join(folder, 'copy'), target)).rejects.toThrow(
      'This backup is of a newer Nadi (its database is at 9999',
    )
    expect(await target.db.query(`select to_regclass('sync.clock') as clock`)).toEqual([
      { clock: null },
    ])
    await target.db.close()
    await db.close()
    await rm(folder, { recursive: true })
  },
)

test(
  'a backup of the last build before 1.0 restores, and one of an older build is refused',
  { tags: ['full'], timeout: 240_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nadi-copy-'))
    const open = async (name: string) => ({
      db: (await emptyDatabases['PGlite']?.()) as Database,
      pictures: createFolderPictureStore(join(folder, name)),
    })
    const [old, target] = [await open('old'), await open('new')]
    await withOldMigrations((migrations) => migrate(old.db, migrations))
    await openClinic(old.db)
    const before = await readEveryRow(old.db)
    expect(await takeSnapshot(old, join(folder, 'copy'), 'move')).toMatchObject({ schema: '0043' })

    const file = join(folder, 'copy/manifest.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('"schema": "0043"', '"schema": "0042"'))
    await expect(loadSnapshot(join(folder, 'copy'), target)).rejects.toThrow(
      'This backup is of a build before 1.0 (its database is at 0042). Restore it with the last build',
    )
    await writeFile(file, text)
    await loadSnapshot(join(folder, 'copy'), target)
    expect(await readEveryRow(target.db)).toEqual({ ...before, 'private.attempts': [] })
    expect(await migrate(target.db)).toEqual([])
    await Promise.all([old.db.close(), target.db.close()])
    await rm(folder, { recursive: true })
  },
)
