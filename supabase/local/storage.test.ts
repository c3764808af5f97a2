import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { onEveryEngine } from '../tests/engines.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { openStorage, createTestPicture, createPictureName } from './storage-for-tests.ts'

onEveryEngine(openStorage, (world) => {
  afterAll(() => world().stop())

  /** Returns the status. Not through fetch, which would normalize the path and ask for no cache. */
  function requestPicture(path: string, headers: Record<string, string> = {}) {
    const { port } = world().server
    return new Promise<number | undefined>((resolve, reject) => {
      request({ port, path: `/storage/v1/object/${path}`, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
  }

  describe('reading a picture', () => {
    test('responds with 304 to a browser that has it, and with its size to HEAD', async () => {
      const path = `public/doctors/${await world().store()}`
      const eTag = (await world().at(path)).headers.get('etag') ?? ''
      expect(await requestPicture(path, { 'if-none-match': `"other", ${eTag}` })).toBe(304)
      const head = await world().at(path, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '64'])
    })

    test.for([
      ['bytes=0-7', 206, 'bytes 0-7/64', 8],
      ['bytes=60-', 206, 'bytes 60-63/64', 4],
      ['bytes=-4', 206, 'bytes 60-63/64', 4],
      ['bytes=8-900', 206, 'bytes 8-63/64', 56],
      ['bytes=64-', 416, 'bytes */64', 0],
      ['bytes=9-3', 416, 'bytes */64', 0],
      ['bytes=0-1,4-5', 200, null, 64],
      ['lines=1-2', 200, null, 64],
    ] as const)('the part %s', async ([range, status, contentRange, size]) => {
      const response = await world().at(`public/doctors/${await world().store()}`, {
        headers: { range },
      })
      const body = await response.arrayBuffer()
      expect([response.status, response.headers.get('content-range'), body.byteLength]).toEqual([
        status,
        contentRange,
        size,
      ])
      const isCached = (response.headers.get('cache-control') ?? '').startsWith('public, max-age=')
      expect([isCached, response.headers.get('cache-control') === 'no-store']).toEqual(
        status === 416 ? [false, true] : [true, false],
      )
    })

    test('never mixes parts of two versions', async () => {
      const headers = { range: 'bytes=0-7', 'if-range': '"old"' }
      const response = await world().at(`public/doctors/${await world().store()}`, { headers })
      expect(response.status).toBe(200)
    })

    test('finds no picture that was never uploaded, even if such a file exists', async () => {
      const name = createPictureName()
      await world().store()
      await writeFile(join(world().files, 'doctors', name), 'left by a crash')
      expect(await (await world().at(`public/doctors/${name}`)).json()).toEqual({
        statusCode: '404',
        error: 'not_found',
        message: 'Object not found',
      })
    })

    test.for([
      'public/doctors/../../database/PG_VERSION',
      'public/doctors/..%2f..%2fdatabase%2fPG_VERSION',
      'public/%2e%2e/database/PG_VERSION',
      'public/doctors/',
      'public/doctors/%2fetc%2fpasswd',
    ])('finds nothing at the path %s (threat 22)', async (path) => {
      const status = await requestPicture(path)
      expect(status).toBeOneOf([400, 501])
    })

    test('listing the pictures is refused (threat 23)', async () => {
      expect((await world().bucketOf('visitor').list()).error?.message).toContain(
        'object/list/doctors',
      )
    })

    test.for([
      ['GET', 'doctors/x.png'],
      ['PUT', 'doctors/x.png'],
      ['POST', 'sign/doctors/x.png'],
      ['POST', 'move'],
      ['DELETE', 'doctors/x.png'],
    ] as const)('%s %s responds with 501 and its name', async ([method, path]) => {
      const response = await world().at(path, { method })
      expect([response.status, await response.text()]).toEqual([501, expect.stringContaining(path)])
    })

    test('overwriting responds with 501 too', async () => {
      const { error } = await world().editor.upload(await world().store(), createTestPicture(), {
        contentType: 'image/png',
        upsert: true,
      })
      expect(error).toMatchObject({ status: 501 })
    })
  })

  describe('removing a picture', () => {
    test('deletes row and file for staff, and nothing for a visitor', async () => {
      const name = await world().store()
      expect((await world().bucketOf('visitor').remove([name])).data).toEqual([])
      expect(await world().stored()).toContain(name)
      const { data } = await world().editor.remove([name, 'never-there.png'])
      expect(data).toEqual([expect.objectContaining({ name, bucket_id: 'doctors' })])
      expect([await world().rowsOf(name), (await world().stored()).includes(name)]).toEqual([
        [],
        false,
      ])
    })

    test.for(['null', '[]', '"a"', '1', '{"prefixes":null}', '{"prefixes":{}}', '{', ''])(
      'refuses a body that is not a list: %s',
      async (body) => {
        const response = await world().at('doctors', { method: 'DELETE', body })
        expect(response.status).toBe(400)
      },
    )

    test('keeps a picture that a row names, for every caller, and does not count it in the response (S-48)', async () => {
      const [named, free] = [await world().store(), await world().store()]
      await world().db.query(`insert into public.doctors (name, photo) values ('Named', $1)`, [
        `/storage/v1/object/public/doctors/${named}`,
      ])
      const { data } = await world().bucketOf('Super Admin').remove([named, free])
      expect(data).toEqual([expect.objectContaining({ name: free })])
      expect(await world().stored()).toContain(named)
      expect((await world().at(`public/doctors/${named}`)).status).toBe(200)
    })

    test('sweeps a picture of last month that no row names at the next start (S-48 replaces AC-292)', async () => {
      const [old, recent] = [await world().store(), await world().store()]
      await world().db.query(
        `update storage.objects set created_at = now() - interval '1 month' where name = $1`,
        [old],
      )
      const { db, dataDir } = world()
      const second = await startLocalSupabase({ database: db, dataDir })
      await second.stop()
      expect([await world().rowsOf(old), (await world().stored()).includes(old)]).toEqual([
        [],
        false,
      ])
      expect(await world().stored()).toContain(recent)
    })
  })
})
