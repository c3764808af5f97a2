import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addRow, changeRow, removeRow } from '#db/edits.ts'
import { readParkedEdits } from '#db/parked-edits.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'

import { migrate } from '../../supabase/local/database.ts'
import { startLocalSupabase } from '../../supabase/local/local-supabase.ts'
import { openEmbedded } from '../../supabase/local/pglite/embedded.ts'
import { isPostgresAvailable, startPostgres } from '../../supabase/local/postgres-for-tests.ts'
import { openDirectory } from '../../supabase/local/snapshot/directory.ts'
import { moveClinic } from '../../supabase/local/snapshot/move.ts'
import { runPackageCommand } from '../../supabase/local/snapshot/snapshot-for-tests.ts'
import { createTestPicture, createPictureName } from '../../supabase/local/storage-for-tests.ts'
import { singletonRowIds, openClinic, publicRowIds } from '../../supabase/tests/clinic.ts'
import { reportMissingPostgres } from '../../supabase/tests/engines.ts'
import { Tablet } from './tablet.ts'

let root: string
let dataDir: string
let server: Awaited<ReturnType<typeof startLocalSupabase>>
const clinic = { url: '' }
let anna: Tablet
let ben: Tablet
let visitor: Tablet

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nadi-drill-'))
})
afterAll(() => rm(root, { recursive: true }))

beforeEach(async () => {
  dataDir = join(root, crypto.randomUUID())
  const db = await openEmbedded(join(dataDir, 'database'))
  await migrate(db)
  await openClinic(db)
  await db.close()
  await serve()
  anna = new Tablet(clinic, 'Admin')
  ben = new Tablet(clinic, 'Content Manager')
  visitor = new Tablet(clinic, null)
  for (const tablet of [anna, ben, visitor]) {
    await tablet.signIn()
    await tablet.syncUntilIdle()
  }
})
afterEach(() => server.stop())

async function serve(databaseUrl?: string): Promise<void> {
  server = await startLocalSupabase({ dataDir, databaseUrl })
  clinic.url = server.url
}

const names = async () =>
  (
    await server.database.query<{ name: string }>('select name from public.doctors order by name')
  ).map(({ name }) => name)

async function addDoctorWithPhoto({ db }: Tablet, name: string): Promise<void> {
  const file = createPictureName()
  const bytes = new Uint8Array(createTestPicture()).buffer
  const pictures = [{ bucket: 'doctors', name: file, type: 'image/png', bytes }]
  await addRow(db, 'doctors', { name, photo: toUploadPath('doctors', file) }, { pictures })
}

/** Syncs every tablet until none gets news, then expects each to equal the server. */
async function syncAll(): Promise<void> {
  for (const tablet of [anna, ben, anna, ben, visitor]) await tablet.syncUntilIdle()
  for (const tablet of [anna, ben, visitor]) {
    expect(await tablet.rows()).toEqual(await tablet.serversRows())
  }
}

test(
  'a restored backup loses no acknowledged edit [R5, R11, D7] (threat 52)',
  { tags: ['full'] },
  async () => {
    await addRow(anna.db, 'doctors', { name: 'Dr Before' })
    await changeRow(ben.db, 'services', publicRowIds.services, {
      fields: { service_name: 'Before' },
    })
    await syncAll()

    const backup = join(root, 'clinic.tar.gz')
    expect(await runPackageCommand('backup', [backup], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
    })

    // Acknowledged, and in no backup; then some that have not even been sent.
    await addDoctorWithPhoto(anna, 'Dr Photo')
    await addRow(anna.db, 'doctors', { name: 'Dr After' })
    await changeRow(ben.db, 'services', publicRowIds.services, {
      fields: { service_name: 'After' },
    })
    await removeRow(ben.db, 'testimonials', publicRowIds.testimonials)
    await syncAll()
    expect(await names()).toContain('Dr After')
    expect([await anna.db.outbox.count(), await ben.db.outbox.count()]).toEqual([0, 0])
    await changeRow(anna.db, 'hospital_profile', singletonRowIds.hospital_profile, {
      fields: { address: 'Waiting street' },
    })

    // The disaster.
    await server.stop()
    await rm(dataDir, { recursive: true })
    dataDir = join(root, 'new')
    expect(await runPackageCommand('restore', [backup], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
    })
    await serve()
    expect(await names()).toEqual(['Dr Before', 'Dr Hidden', 'Dr Shown'])

    // Sessions are not in a backup: everybody signs in again, and keeps what waits.
    await expect(anna.syncUntilIdle()).rejects.toMatchObject({ failure: 'signed-out' })
    for (const tablet of [anna, ben]) await tablet.signIn()
    await syncAll()

    expect(await names()).toEqual(['Dr After', 'Dr Before', 'Dr Hidden', 'Dr Shown'])
    const [now] = await server.database.query(
      `select service_name, (select address from public.hospital_profile) as address,
      (select count(*) from public.testimonials where id = $2) as testimonials
    from public.services where id = $1`,
      [publicRowIds.services, publicRowIds.testimonials],
    )
    expect(now).toEqual({ service_name: 'After', address: 'Waiting street', testimonials: 0 })
    // A tablet lets go of a picture's bytes once the server has them: this one is gone with the
    // server, and what was written beside it waits for its author to choose another.
    const [photo, ...otherEntries] = await anna.db.outbox.toArray()
    expect(photo).toMatchObject({
      state: 'parked',
      refusal: { kind: 'no-file' },
      ops: [{ set: { name: 'Dr Photo' } }],
    })
    expect([...otherEntries, ...(await ben.db.outbox.toArray())]).toEqual([])
    expect([anna.resets, ben.resets, visitor.resets].every((resets) => resets >= 2)).toBe(true)
    const twice = await server.database.query(
      `select record_id, action, description from public.activity_logs where action <> 'login'
    group by 1, 2, 3 having count(*) > 1`,
    )
    expect(twice).toEqual([])
  },
)

const homes = isPostgresAvailable() ? ['to Postgres', 'back'] : ['back']
describe.for(homes)('a clinic that moves %s', { tags: ['full'] }, (way) => {
  test('a move needs no full sync, causes no conflict and loses no waiting edit', async () => {
    await addRow(anna.db, 'doctors', { name: 'Dr Before' })
    await syncAll()
    const resets = [anna.resets, ben.resets, visitor.resets]
    await addDoctorWithPhoto(anna, 'Dr Waiting')
    await changeRow(ben.db, 'doctors', publicRowIds.doctors, { fields: { qualification: 'MD' } })

    await server.stop()
    const postgres = way === 'back' ? null : await startPostgres()
    const to = postgres?.url ?? join(root, crypto.randomUUID())
    await moveClinic({ from: dataDir, to, filesDir: join(dataDir, 'files') })
    if (!postgres) dataDir = to
    await serve(postgres?.url)

    await syncAll()
    expect([anna.resets, ben.resets, visitor.resets]).toEqual(resets)
    expect([await readParkedEdits(anna.db), await readParkedEdits(ben.db)]).toEqual([[], []])
    expect([await anna.db.outbox.count(), await ben.db.outbox.count()]).toEqual([0, 0])
    expect(await names()).toEqual(['Dr Before', 'Dr Hidden', 'Dr Shown', 'Dr Waiting'])
    const [changed] = await server.database.query(
      'select qualification from public.doctors where id = $1',
      [publicRowIds.doctors],
    )
    expect(changed).toEqual({ qualification: 'MD' })
    if (postgres) {
      await server.stop()
      await postgres.stop()
      await serve()
    }
  })
})
reportMissingPostgres()

test('a move leaves the old installation unchanged', { tags: ['full'] }, async () => {
  await server.stop()
  const to = join(root, crypto.randomUUID())
  const moved = await moveClinic({ from: dataDir, to, filesDir: join(dataDir, 'files') })
  const { db } = await openDirectory(dataDir)
  const [users] = await db.query('select count(*) as rows from public.users')
  expect(users).toEqual({ rows: moved.tables['public.users']?.rows })
  await db.close()
  await serve()
})
