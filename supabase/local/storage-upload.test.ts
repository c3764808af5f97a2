import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

import { afterAll, describe, expect, test } from 'vitest'

import { onEveryEngine } from '../tests/engines.ts'
import { FIVE_MB, openStorage, createTestPicture, createPictureName } from './storage-for-tests.ts'

onEveryEngine(openStorage, (world) => {
  afterAll(() => world().stop())

  describe('uploading a picture', () => {
    test.for(['Content Manager', 'Admin', 'Super Admin'] as const)(
      'is allowed for %s',
      async (subject) => {
        const name = createPictureName()
        const type = { contentType: 'image/png' }
        const { data, error } = await world()
          .bucketOf(subject)
          .upload(name, createTestPicture(), type)
        expect([data?.fullPath, error]).toEqual([`doctors/${name}`, null])
        expect(await world().stored()).toContain(name)
        expect(await world().rowsOf(name)).toHaveLength(1)
      },
    )

    test.for(['visitor', 'Viewer'] as const)('is refused for a %s (threat 22)', async (subject) => {
      const name = createPictureName()
      const type = { contentType: 'image/png' }
      const { error } = await world().bucketOf(subject).upload(name, createTestPicture(), type)
      expect(error).toMatchObject({ statusCode: '403' })
      expect(await world().stored()).not.toContain(name)
      expect(await world().rowsOf(name)).toEqual([])
    })

    test('is refused before the picture is received', async () => {
      const { port } = world().server
      const path = `/storage/v1/object/doctors/${createPictureName()}`
      const headers = { 'content-type': 'image/png', 'content-length': FIVE_MB }
      const upload = request({ port, path, method: 'POST', headers })
      upload.write('only the beginning')
      const [response] = (await once(upload, 'response')) as [IncomingMessage]
      expect(await json(response)).toMatchObject({ statusCode: '403' })
      upload.destroy()
    })

    test('gives bytes and Blobs the same result, with their type and cache time (AC-290)', async () => {
      const bytes = createTestPicture('image/webp')
      const [asBytes, asBlob] = [createPictureName('webp'), createPictureName('webp')]
      await world().editor.upload(asBytes, bytes, { contentType: 'image/webp', cacheControl: '60' })
      const blob = new Blob([bytes], { type: 'image/webp' })
      await world().editor.upload(asBlob, blob, { cacheControl: '60' })
      for (const name of [asBytes, asBlob]) {
        const response = await fetch(world().editor.getPublicUrl(name).data.publicUrl)
        expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=60',
          'x-content-type-options': 'nosniff',
        })
      }
    })

    test('is refused for a name that exists, and keeps its picture (AC-290)', async () => {
      const name = await world().store()
      const { error } = await world().editor.upload(name, createTestPicture('image/png', 99), {
        contentType: 'image/png',
      })
      expect(error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
      const stored = await world().at(`public/doctors/${name}`)
      expect((await stored.arrayBuffer()).byteLength).toBe(64)
      const raw = await world().post(`doctors/${name}`)
      expect(await raw.json()).toEqual({
        statusCode: '409',
        error: 'Duplicate',
        message: 'The resource already exists',
      })
    })

    test('stores exactly one of many concurrent uploads of one name', async () => {
      const name = createPictureName()
      const sizes = Array.from({ length: 8 }, (_, index) => 64 + index)
      const results = await Promise.all(
        sizes.map((size) =>
          world().editor.upload(name, createTestPicture('image/png', size), {
            contentType: 'image/png',
          }),
        ),
      )
      const winners = sizes.filter((_, index) => results[index]?.error === null)
      expect(winners).toHaveLength(1)
      const stored = await world().at(`public/doctors/${name}`)
      expect([(await stored.arrayBuffer()).byteLength]).toEqual(winners)
    })

    test('accepts exactly 5 MB, and refuses one byte more (S-47)', async () => {
      await world().store(createTestPicture('image/png', FIVE_MB))
      const name = createPictureName()
      const { error } = await world().editor.upload(
        name,
        createTestPicture('image/png', FIVE_MB + 1),
        {
          contentType: 'image/png',
        },
      )
      expect(error).toMatchObject({ statusCode: '413' })
      const far = await world().editor.upload(name, createTestPicture('image/png', FIVE_MB * 2), {
        contentType: 'image/png',
      })
      expect(far.error).toMatchObject({ statusCode: '413' })
      expect(await world().stored()).not.toContain(name)
    })

    test.for([
      ['text/html', Buffer.from('<script>alert(1)</script>')],
      ['image/svg+xml', Buffer.from('<svg onload="alert(1)"/>')],
      ['image/png', Buffer.from('<svg onload="alert(1)"/>')],
      ['image/png', createTestPicture('image/gif')],
      ['image/png', Buffer.alloc(0)],
      ['', createTestPicture()],
    ] as const)(
      'refuses a file declared as "%s" unless it is an allowed picture',
      async ([type, bytes]) => {
        const name = createPictureName()
        const { error } = await world().editor.upload(name, new Uint8Array(bytes), {
          contentType: type,
        })
        expect(error).toMatchObject({ statusCode: '415' })
        const form = await world().editor.upload(name, new Blob([new Uint8Array(bytes)], { type }))
        expect(form.error).toMatchObject({ statusCode: '415' })
        expect([await world().rowsOf(name), (await world().stored()).includes(name)]).toEqual([
          [],
          false,
        ])
      },
    )

    test.for([
      'doctors/..%2f..%2fescaped.png',
      'doctors/..%2fescaped.png',
      'doctors/a/b.png',
      'doctors/.hidden.png',
      'doctors/a%00.png',
      'doctors/a%5cb.png',
      'doctors/%D0%B4.png',
      '..%2fdoctors/a.png',
      `doctors/${'a'.repeat(300)}.png`,
    ])('refuses the name %s (threat 22)', async (path) => {
      const before = await world().db.query('select from storage.objects')
      const response = await world().post(path)
      expect(await response.json()).toMatchObject({ statusCode: '400' })
      expect(await world().db.query('select from storage.objects')).toHaveLength(before.length)
    })

    test('refuses a name that the policies do not match, and an unknown bucket', async () => {
      const { error } = await world().editor.upload('my-photo.png', createTestPicture(), {
        contentType: 'image/png',
      })
      expect(error).toMatchObject({ statusCode: '403' })
      const response = await world().post(`nowhere/${createPictureName()}`)
      expect(await response.json()).toMatchObject({ statusCode: '404', error: 'Bucket not found' })
    })

    test('leaves no row for a file that cannot be written', async () => {
      const blocked = join(world().files, 'services')
      await rm(blocked, { recursive: true, force: true })
      await writeFile(blocked, 'a file where the folder should be')
      const name = createPictureName()
      expect((await world().post(`services/${name}`)).status).toBe(500)
      await rm(blocked)
      expect(await world().rowsOf(name)).toEqual([])
      expect((await world().post(`services/${name}`)).status).toBe(200)
    })
  })
})
