import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { IDBKeyRange } from 'fake-indexeddb'
import { getDotPath, safeParse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Content } from '#db/content.ts'
import { openDatabase, PUBLIC_DATABASE, type ClinicDatabase } from '#db/database.ts'
import { readRows } from '#db/read-view.ts'
import { readContent } from '#db/subscriptions.ts'
import type { TableName } from '#model/rows.ts'
import { schemas } from '#model/schemas.ts'
import { publicTableNames, tableNames } from '#model/tables.ts'
import { createSupabaseRemote } from '#remote/supabase-remote.ts'
import { syncOnce } from '#sync/sync-cycle.ts'

import { detectPictureType } from '../../supabase/local/file-store.ts'
import { startLocalSupabase } from '../../supabase/local/local-supabase.ts'
import { readCatalog } from '../../supabase/tests/catalog.ts'
import { openMigratedPglite } from '../../supabase/tests/migrated.ts'
import {
  createDeviceDisk,
  listOlderClinics,
  unpackOlderClinic,
  type OlderDevice,
} from './older-clinics.ts'

const clinics = await listOlderClinics()
let fresh: string[]
beforeAll(async () => {
  const db = await openMigratedPglite()
  fresh = await readCatalog(db)
  await db.close()
}, 180_000)

function upgrade(file: string): void {
  let dataDir: string
  let device: OlderDevice
  let server: Awaited<ReturnType<typeof startLocalSupabase>>
  let db: ClinicDatabase
  let opened: Awaited<ReturnType<typeof readOwnStores>>
  beforeAll(async () => {
    ;({ dataDir, device } = await unpackOlderClinic(file))
    server = await startLocalSupabase({ dataDir, seed: true })
    const options = {
      indexedDB: await createDeviceDisk(device),
      IDBKeyRange,
      cache: 'disabled',
    } as const
    db = openDatabase(device.name, options)
    opened = await readOwnStores(db)
  }, 180_000)
  afterAll(async () => {
    db.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  })
  const value = async <T>(sql: string, params: unknown[] = []): Promise<T | undefined> =>
    (await server.database.query<{ value: T }>(sql, params))[0]?.value

  test('opens with what was in it, and has exactly the schema of a new one (threat 36)', async () => {
    expect(await readCatalog(server.database)).toEqual(fresh)
    const countDelivered = `select count(*) as value from public.doctors where name = 'Dr Arrived'`
    expect(await value(countDelivered)).toBe(1)
    expect(server.firstPassword).toBeNull()
  })

  test('the tablet opens with its whole outbox, its draft and its picture (threat 36)', () => {
    const before = Object.fromEntries(device.stores.map(({ name, rows }) => [name, rows]))
    expect(opened.outbox).toEqual(before['outbox'])
    expect(opened.outbox.map(({ state }) => state)).toEqual(
      ['parked', 'sent', 'queued', 'queued', 'queued', 'queued'], // prettier-ignore
    )
    expect(opened.done).toEqual(before['done'])
    expect(opened.drafts).toEqual(before['drafts'])
    const [picture] = opened.blobs
    expect(Buffer.from(picture?.bytes ?? new ArrayBuffer(0)).toString('base64')).toMatch(
      /^iVBORw0KGgo/,
    )
  })

  test('no row that the tablet mirrored lacks a column, for staff and for visitors [D14]', async () => {
    const mirrored = new Set(device.stores.flatMap(({ rows }) => rows.map((row) => row['id'])))
    const wrong = await Promise.all(
      tableNames.map(async (table) => {
        const rows = await readRows(db, table)
        return rows.filter((row) => mirrored.has(row.id)).flatMap((row) => faultsOf(table, row))
      }),
    )
    expect(wrong.flat()).toEqual([])

    const content = await contentOf(device)
    expect(content.health_library_illnesses.length).toBeGreaterThan(0)
    expect(
      publicTableNames.flatMap((table) => content[table].flatMap((row) => faultsOf(table, row))),
    ).toEqual([])
  })

  test('what waited on the tablet arrives, each edit once, its draft stays', async () => {
    let token: string | null = null
    const remote = createSupabaseRemote({ url: server.url, key: 'any' }, () => token)
    const { username, password } = device
    const signedIn = await remote.session.signIn({ username, password, device: 'tablet' })
    if (!('token' in signedIn)) throw new Error(signedIn.error)
    token = signedIn.token
    while ((await syncOnce(db, remote.sync)) !== 'idle');

    expect((await db.outbox.toArray()).map(({ id, state }) => [id.at(-1), state])).toEqual([
      ['2', 'parked'],
    ])
    const countRetried = `select count(*) as value from public.doctors where name = 'Dr Answer Lost'`
    expect(await value(countRetried)).toBe(1)
    const once = `select count(*) as value from sync.applied where result ->> 'status' = 'ok'`
    expect(await value(once)).toBe(6)
    expect(
      await value('select count(*) as value from public.testimonials where id = $1', [
        device.removed,
      ]),
    ).toBe(0)
    const address = await value<string>(
      `select icon_image as value from public.services where service_name = 'Waiting service'`,
    )
    const pictureFile = join(dataDir, 'files/services', basename(address ?? ''))
    expect(detectPictureType(await readFile(pictureFile))).toBe('image/png')
    expect(await db.drafts.count()).toBe(1)
    const waited = (await readRows(db, 'doctors')).find(
      ({ qualification }) => qualification === 'Waiting qualification',
    )
    expect(waited?.display_order).toBe(0)
  })
}
// The newest has what an older one had; all are upgraded in the full suite.
for (const file of clinics) {
  const options = { tags: file === clinics.at(-1) ? [] : ['full'] }
  describe(`the clinic ${file} under this build`, options, () => {
    upgrade(file)
  })
}

/** Reads what only this tablet has. */
async function readOwnStores({ outbox, done, drafts, blobs }: ClinicDatabase) {
  return {
    outbox: await outbox.toArray(),
    done: await done.toArray(),
    drafts: await drafts.toArray(),
    blobs: await blobs.toArray(),
  }
}

/** What this build would miss in a row, or not expect there. */
function faultsOf(table: TableName, row: object): string[] {
  const { issues = [] } = safeParse(schemas[table].row, row)
  return issues.map((issue) => `${table}.${getDotPath(issue)}: ${issue.message}`)
}

/** What a visitor would see whose device had mirrored what the tablet has. */
async function contentOf(device: OlderDevice): Promise<Content> {
  const options = {
    indexedDB: await createDeviceDisk({ ...device, name: PUBLIC_DATABASE }),
    IDBKeyRange,
  }
  const db = openDatabase(PUBLIC_DATABASE, { ...options, cache: 'disabled' })
  const content = await readContent(db)
  db.close()
  if (!content) throw new Error('The device never heard of the server.')
  return content
}
