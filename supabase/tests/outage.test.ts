import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { openDatabase, getStaffDatabaseName, type ClinicDatabase } from '#db/database.ts'
import { addRow } from '#db/edits.ts'
import { readOutbox } from '#db/read-view.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'
import type { RemoteError } from '#remote/remote.ts'
import { createSupabaseRemote } from '#remote/supabase-remote.ts'
import { getBackoffDelay } from '#sync/backoff.ts'
import { syncOnce } from '#sync/sync-cycle.ts'

import { openPostgres } from '../local/database.ts'
import { startLocalSupabase } from '../local/local-supabase.ts'
import { isPostgresAvailable, type TestPostgres } from '../local/postgres-for-tests.ts'
import { createTestPicture, createPictureName } from '../local/storage-for-tests.ts'
import { openClinic } from './clinic.ts'
import { reportMissingPostgres } from './engines.ts'
import { startMigratedPostgres } from './migrated.ts'

const OUTAGE_MS = 2 * 60_000
const EDITS = 12

reportMissingPostgres()

describe.for(isPostgresAvailable() ? ['while Postgres is down'] : [])('%s', () => {
  let postgres: TestPostgres
  let dataDir: string
  let token: string | null
  let server: Awaited<ReturnType<typeof startLocalSupabase>>
  let device: ClinicDatabase

  beforeEach(async () => {
    postgres = await startMigratedPostgres()
    const db = await openPostgres(postgres.url)
    token = (await openClinic(db)).tokens['Content Manager']
    await db.close()
    dataDir = await mkdtemp(join(tmpdir(), 'nadi-outage-'))
    server = await startLocalSupabase({ databaseUrl: postgres.url, dataDir })
    // Dexie looks for a global IndexedDB when it loads, and an earlier file may have loaded it.
    const disk = { indexedDB: new IDBFactory(), IDBKeyRange }
    device = openDatabase(getStaffDatabaseName(crypto.randomUUID()), disk)
  })
  afterEach(async () => {
    await server.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true })
    device.close()
  })

  const remote = () => createSupabaseRemote({ url: server.url, key: 'public' }, () => token).sync
  const runCycle = () => syncOnce(device, remote())
  const status = async (path: string) => (await fetch(server.url + path)).status

  /** Goes round until nothing is left to do, as the engine does. */
  async function settle(): Promise<void> {
    while ((await runCycle()) === 'more');
  }

  async function addDoctors(): Promise<void> {
    for (let n = 0; n < EDITS; n++) await addRow(device, 'doctors', { name: `Dr ${n}` })
    const name = createPictureName()
    const photo = toUploadPath('doctors', name)
    const bytes = new Uint8Array(createTestPicture()).buffer
    await addRow(
      device,
      'doctors',
      { name: 'Dr With a photo', photo },
      { pictures: [{ bucket: 'doctors', name, type: 'image/png', bytes }] },
    )
  }

  async function doctors(): Promise<number> {
    const db = await openPostgres(postgres.url)
    const [found] = await db.query<{ n: number }>(
      `select count(*)::int as n from public.doctors where name ~ '^Dr (\\d|With)'`,
    )
    await db.close()
    return found?.n ?? 0
  }

  test(
    'every try of two minutes finds the edits waiting: none is set aside, and all arrive afterwards',
    { tags: ['full'] },
    async () => {
      await settle()
      await addDoctors()
      await postgres.crash()
      let tries = 0
      // As often as a device asks in this time, without the waiting in between.
      for (let ms = 0; ms < OUTAGE_MS; ms += getBackoffDelay(tries, () => 0)) {
        tries += 1
        const failure = await runCycle().catch((error: unknown) => error)
        expect((failure as RemoteError).failure).toBe('busy')
      }
      // More often than the five failures after which an edit that is at fault is set aside.
      expect(tries).toBeGreaterThan(6)
      const waiting = await readOutbox(device)
      expect(waiting.map(({ state, failures }) => [state, failures])).toEqual(
        Array.from({ length: EDITS + 1 }, () => [expect.stringMatching(/^(sent|queued)$/), 0]),
      )
      await postgres.up()
      await settle()
      expect(await readOutbox(device)).toEqual([])
      expect(await doctors()).toBe(EDITS + 1)
    },
  )

  test('a crash in the middle of a push costs nothing and ends no server', async () => {
    await settle()
    await addDoctors()
    const db = await openPostgres(postgres.url)
    // Another transaction has the clock, so the push waits inside of Postgres.
    const clockHold = db.transaction(async (tx) => {
      await tx.query('select from sync.clock for update')
      const pushing = runCycle().catch((error: unknown) => error)
      const waits = async () =>
        (await tx.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).length
      await expect.poll(waits).toBeGreaterThan(0)
      await postgres.crash()
      expect(await pushing).toMatchObject({ failure: 'busy' })
    })
    await clockHold.catch(() => undefined)
    await db.close()
    await postgres.up()
    await settle()
    expect(await readOutbox(device)).toEqual([])
    expect(await doctors()).toBe(EDITS + 1)
  })

  test('a server whose very first question failed is whole again when Postgres is', async () => {
    await postgres.crash()
    const paths = ['/rest/v1/rpc/sync_pull', '/storage/v1/object/public/doctors/a.png', '/healthz']
    expect(await Promise.all(paths.map(status))).toEqual([503, 503, 503])
    await postgres.up()
    expect(await Promise.all(paths.map(status))).toEqual([200, 400, 200])
  })
})
