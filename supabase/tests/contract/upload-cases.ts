import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'

import { openDatabase, getStaffDatabaseName } from '#db/database.ts'
import { addRow } from '#db/edits.ts'
import { readOutbox } from '#db/read-view.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'
import type { Failure, Upload } from '#remote/remote.ts'
import { syncOnce } from '#sync/sync-cycle.ts'

import { FIVE_MB, createTestPicture, createPictureName } from '../../local/storage-for-tests.ts'
import {
  createEndedToken,
  endings,
  catchFailure,
  createFirstSignInToken,
  createRemote,
  type TestWorld,
} from './world.ts'

/** Sending a picture, as the round of sync does before the edit that names it. */
export function uploadCases(world: () => TestWorld): void {
  const send = (change: Partial<Upload> = {}, token = world().tokens['Content Manager']) =>
    catchFailure(createRemote(world(), token).sync.upload({ ...aPicture(), ...change }))
  const stored = async (name: string) => {
    const named = 'select bucket_id as bucket from storage.objects where name = $1'
    const rows = await world().db.query<{ bucket: string }>(named, [name])
    return rows.map(({ bucket }) => bucket)
  }
  const read = (name: string) => fetch(`${world().url}/storage/v1/object/public/doctors/${name}`)

  test('a picture is there for everybody, with its type, and may be cached for an hour (AC-290)', async () => {
    const type = 'image/webp'
    const name = createPictureName('webp')
    const bytes = bytesOf(createTestPicture(type, 3000))
    expect(await send({ name, type, bytes })).toBe('nothing')
    const response = await read(name)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(response.headers.get('cache-control')).toMatch(/\bmax-age=3600\b/)
    expect(await response.arrayBuffer()).toEqual(bytes)
  })

  test.for([
    ['-512', 'nothing'],
    ['-9', 'refused'],
  ] as const)('a name that ends in %s is answered with: %s', async ([ending, result]) => {
    const name = aPicture().name.replace('.', `${ending}.`)
    expect(await send({ name })).toBe(result)
  })

  test('a picture that is sent twice counts as done and stays as it was (AC-290)', async () => {
    const { name } = aPicture()
    expect(await send({ name })).toBe('nothing')
    expect(await send({ name, bytes: bytesOf(createTestPicture('image/png', 99)) })).toBe('nothing')
    expect((await (await read(name)).arrayBuffer()).byteLength).toBe(64)
  })

  test('exactly 5 MB pass, one byte more does not (S-47)', async () => {
    const { name } = aPicture()
    expect(await send({ bytes: bytesOf(createTestPicture('image/png', FIVE_MB)) })).toBe('nothing')
    expect(await send({ name, bytes: bytesOf(createTestPicture('image/png', FIVE_MB + 1)) })).toBe(
      'invalid',
    )
    expect(await stored(name)).toEqual([])
  })

  test.for(['image/svg+xml', 'text/html', 'application/octet-stream', ''])(
    'a file of the type "%s" is not taken for a picture (threat 19)',
    async (type) => {
      const { name } = aPicture()
      expect(await send({ name, type })).toBe('invalid')
      expect(await stored(name)).toEqual([])
    },
  )

  test.for([
    ['mime type image/svg+xml is not supported', { type: 'image/svg+xml' }],
    [
      'The object exceeded the maximum allowed size',
      { bytes: bytesOf(createTestPicture('image/png', FIVE_MB + 1)) },
    ],
  ] as const)(
    'a device keeps, word for word, why the storage refused the picture of an edit: %s (AC-288)',
    async ([words, change]) => {
      const file = { ...aPicture(), ...change }
      const disk = { indexedDB: new IDBFactory(), IDBKeyRange, cache: 'disabled' } as const
      const device = openDatabase(getStaffDatabaseName(crypto.randomUUID()), disk)
      const doctor = { name: 'Dr Pictured', photo: toUploadPath('doctors', file.name) }
      await addRow(device, 'doctors', doctor, { pictures: [file] })
      await syncOnce(device, createRemote(world(), world().tokens['Content Manager']).sync)
      const entries = (await readOutbox(device)).map(({ state, refusal }) => ({ state, refusal }))
      expect(entries).toEqual([
        { state: 'parked', refusal: { kind: 'file-refused', message: words } },
      ])
      device.close()
    },
  )

  test.for(['visitor', 'Viewer'] as const)('a %s sends none', async (subject) => {
    const { name } = aPicture()
    const failure = subject === 'visitor' ? 'signed-out' : 'refused'
    expect(await send({ name }, world().tokens[subject])).toBe(failure)
    expect(await stored(name)).toEqual([])
  })

  test.for(endings)(
    'a session that is over (%s) is told so: the edit must wait, not be set aside',
    async (ending) => {
      expect(await send({}, await createEndedToken(world(), ending))).toBe('signed-out')
    },
  )

  test('a newcomer must choose a password first (S-04)', async () => {
    expect(await send({}, await createFirstSignInToken(world()))).toBe('password-first')
  })

  test('a bucket that is not ours takes nothing (threat 22)', async () => {
    const insert = `insert into storage.buckets (id, name, public) values ('papers', 'papers', true)`
    await world().db.exec(insert)
    const { name } = aPicture()
    expect(await send({ name, bucket: 'papers' })).toBe('refused')
    expect(await send({ name, bucket: 'nowhere' })).toBe('invalid')
    expect(await stored(name)).toEqual([])
  })

  // The Storage of a hosted project leaves folders and leading dots to the policy; ours refuses them by
  // itself. Either way the device parks the edit.
  test.for<[string, Failure[]]>([
    ['photo.png', ['refused']],
    ['1700000000000-0123456789abcdef0123456789abcdef.svg', ['refused']],
    ['1700000000000-0123456789ABCDEF0123456789ABCDEF.png', ['refused']],
    ['folder/1700000000000-0123456789abcdef0123456789abcdef.png', ['refused', 'invalid']],
    ['.hidden.png', ['refused', 'invalid']],
    ['చిత్రం.png', ['invalid']],
  ])('a name we never give is not taken: %s (threat 22)', async ([name, failures]) => {
    expect(failures).toContain(await send({ name }))
    expect(await stored(name)).toEqual([])
  })

  test.for(['../services/a.png', '..%2fservices%2fa.png', '%2e%2e/a.png', 'a\\..\\b.png'])(
    'a name cannot climb: %s (threat 22)',
    async (name) => {
      const [before] = await world().db.query('select count(*)::int n from storage.objects')
      expect(await send({ name })).not.toBe('nothing')
      expect(await world().db.query('select count(*)::int n from storage.objects')).toEqual([
        before,
      ])
    },
  )
}

function aPicture(): Upload {
  return {
    bucket: 'doctors',
    name: createPictureName(),
    type: 'image/png',
    bytes: bytesOf(createTestPicture()),
  }
}

/** As the device keeps pictures: WebKit loses Blobs. */
function bytesOf(buffer: Buffer): ArrayBuffer {
  return new Uint8Array(buffer).buffer
}
