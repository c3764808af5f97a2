import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { openClinic } from '../tests/clinic.ts'
import { onEveryEngine } from '../tests/engines.ts'
import { createApp } from './app.ts'
import type { Database } from './database.ts'
import { createPictureName, createTestPicture } from './storage-for-tests.ts'
import { addStorageApi } from './storage.ts'

const KB = 1024
const MB = 1024 * KB

async function openWorld(db: Database) {
  const { tokens } = await openClinic(db)
  const filesDir = await mkdtemp(join(tmpdir(), 'nadi-unnamed-'))
  const app = createApp()
  addStorageApi(app, { db, filesDir, mostUnnamed: MB })
  await app.ready()
  const upload = async (size: number) => {
    const name = createPictureName()
    const { body } = await app.inject({
      method: 'POST',
      url: `/storage/v1/object/doctors/${name}`,
      headers: {
        'content-type': 'image/png',
        'x-session-token': tokens['Content Manager'] ?? '',
      },
      body: createTestPicture('image/png', size),
    })
    return { name, answer: JSON.parse(body) as unknown }
  }
  const rowsOf = (name: string) => db.query('select from storage.objects where name = $1', [name])
  const stop = () => app.close().then(() => rm(filesDir, { recursive: true }))
  return { db, upload, rowsOf, stop }
}

const FULL = {
  statusCode: '413',
  error: 'Payload too large',
  message: '1 MB of pictures that no record uses are stored already',
}

onEveryEngine(openWorld, (world) => {
  afterAll(() => world().stop())

  test('pictures that no record names are limited, and those that one names are not (threat 56)', async () => {
    const { upload, db, rowsOf } = world()
    const first = await upload(600 * KB)
    expect(await rowsOf(first.name)).toHaveLength(1)
    const refused = await upload(500 * KB)
    expect(refused.answer).toEqual(FULL)
    expect(await rowsOf(refused.name)).toEqual([])
    await db.query(
      'update public.doctors set photo = $1 where id = (select id from public.doctors limit 1)',
      [`/storage/v1/object/public/doctors/${first.name}`],
    )
    expect((await upload(500 * KB)).answer).toMatchObject({ Id: expect.any(String) })
    expect((await upload(600 * KB)).answer).toEqual(FULL)
    // What is a week old is about to be deleted, and was counted before.
    await db.query(`update storage.objects set created_at = now() - interval '9 days'`)
    expect((await upload(600 * KB)).answer).toMatchObject({ Id: expect.any(String) })
  })
})
