import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { engines } from '../tests/engines.ts'
import { startLocalSupabase } from './local-supabase.ts'

const PAGE = `<!doctype html><title>Clinic</title>${'<p>words</p>'.repeat(200)}`
const SCRIPT = `export const words = '${'many words '.repeat(200)}'`

let site: string
let url: string
let stop: () => Promise<void>
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-site-'))
  site = join(folder, 'dist')
  await mkdir(join(site, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'not part of the site')
  await writeFile(join(site, 'index.html'), PAGE)
  await writeFile(join(site, 'sw.js'), SCRIPT)
  await writeFile(join(site, 'manifest.webmanifest'), '{}')
  await writeFile(join(site, 'assets', 'main-abc123.js'), SCRIPT)
  await writeFile(join(site, 'assets', 'small-def456.css'), 'p{}')
  const database = await engines[0]?.open()
  if (!database) throw new Error('There is always PGlite.')
  const server = await startLocalSupabase({ database, siteDir: site })
  url = server.url
  stop = async () => {
    await server.stop()
    await database.close()
    await rm(folder, { recursive: true })
  }
})
afterAll(() => stop())

/** Without fetch, which would unpack the body and tidy the address up. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; size: number }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(url)
      request({ hostname, port, path, method, headers }, async (response) => {
        let size = 0
        for await (const chunk of response as AsyncIterable<Buffer>) size += chunk.length
        resolve({ status: response.statusCode ?? 0, headers: response.headers, size })
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('the built site', () => {
  test.for(['/', '/doctors', '/admin/health-library/illnesses', '/services?from=home'])(
    'the address %s is a page of the app',
    async (path) => {
      const response = await fetch(url + path)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ])
      expect(await response.text()).toBe(PAGE)
    },
  )

  test.for([
    '/missing.png',
    '/assets/main-old.js',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/.env',
  ])('a file that is not part of it, %s, is not found', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('an address that cannot be decoded is refused, and so is anything but reading', async () => {
    expect((await get('/%ff')).status).toBe(400)
    expect((await get('/doctors', {}, 'POST')).status).toBe(405)
  })

  test('hashed files are kept for ever, everything else is asked for again', async () => {
    const hashed = await get('/assets/main-abc123.js')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/doctors', '/sw.js', '/manifest.webmanifest']) {
      expect((await get(path)).headers['cache-control']).toBe('no-cache')
    }
  })

  test('a browser that has the newest version is told so, and it is not sent again', async () => {
    const { etag } = (await get('/sw.js')).headers
    const again = await get('/sw.js', { 'if-none-match': String(etag) })
    expect([again.status, again.size]).toEqual([304, 0])
  })

  test.for(['br', 'gzip'])('text travels compressed: %s', async (encoding) => {
    for (const path of ['/', '/assets/main-abc123.js', '/assets/main-abc123.js']) {
      const { headers, size } = await get(path, { 'accept-encoding': `${encoding};q=1` })
      expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'accept-encoding'])
      expect(size).toBeLessThan(400)
      expect(headers['content-length']).toBe(String(size))
    }
    const small = await get('/assets/small-def456.css', { 'accept-encoding': encoding })
    expect([small.headers['content-encoding'], small.size]).toEqual([undefined, 3])
  })

  test.for([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity, br;q=0.5', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ] as const)('a client that takes "%s" gets %s', async ([accepted, encoding]) => {
    const { headers } = await get('/assets/main-abc123.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  test('bytes that differ by their compression have no strong tag in common', async () => {
    for (const path of ['/', '/assets/main-abc123.js']) {
      const plain = String((await get(path)).headers['etag'])
      expect(plain).toMatch(/^"[0-9a-f]{32}"$/)
      for (const encoding of ['br', 'gzip']) {
        const { etag } = (await get(path, { 'accept-encoding': encoding })).headers
        expect(etag).toBe(`W/${plain}`)
        for (const tag of [plain, `W/${plain}`]) {
          const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': tag })
          expect([again.status, again.headers['etag']]).toEqual([304, etag])
        }
      }
    }
  })

  test('HEAD tells what GET would send', async () => {
    const head = await get('/', {}, 'HEAD')
    expect([head.size, head.headers['content-length']]).toEqual([0, String(PAGE.length)])
  })

  test.for([
    '/',
    '/assets/main-abc123.js',
    '/rest/v1/nope',
    '/storage/v1/object/public/a/b',
    '/x.y',
  ])('the answer at %s carries the security headers (threats 18, 38)', async (path) => {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self' https://fonts.googleapis.com; " +
        "font-src 'self' https://fonts.gstatic.com; img-src 'self' data: blob:; " +
        "connect-src 'self' https://fonts.googleapis.com https://fonts.gstatic.com; frame-src 'self' https://www.google.com; worker-src 'self'; " +
        "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  })
})
