import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startWebServer } from '../tools/start-web-server.ts'
import { findWebServer } from '../tools/web-servers.ts'
import {
  findBrokenPictures,
  listCachedPages,
  LONG_TIMEOUT,
  PHONE,
  collectPageProblems,
  TABLET,
  waitForCompleteWorker,
} from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { openApiProxy, type Network } from './network.ts'
import { requireSite } from './site-fixture.ts'
import { signIn } from './staff.ts'

const TOOLS = fileURLToPath(new URL('../tools/', import.meta.url))
const IMMUTABLE = 'public, max-age=31536000, immutable'
const UNKNOWN = /^$|^text\/plain|octet-stream/
/** `npm test` says which of them is not installed, and so not tested. */
const servers = ['nginx', 'caddy'] as const

const { clinic, browser } = await openForTests()

for (const server of servers) {
  describe.runIf(findWebServer(server) !== null)(
    `the static site of a hosted project behind ${server}`,
    { tags: ['full'] },
    () => {
      let api: Network
      let site: string
      let url: string
      let stop: () => Promise<void>
      let context: BrowserContext
      let page: Page
      beforeAll(async () => {
        api = await openApiProxy(clinic.url)
        site = await mkdtemp(join(tmpdir(), 'nadi-site-'))
        await cp(requireSite(), site, { recursive: true })
        await run('point-at.ts', api.url, 'a-key', site)
        await run('prerender.ts', 'https://clinic.example', '', site)
        ;({ url, stop } = await startWebServer(server, 'static', { site }))
      })
      afterAll(async () => {
        await stop()
        await api.close()
        await rm(site, { recursive: true, force: true })
      })
      beforeEach(async () => {
        context = await browser.newContext({ viewport: PHONE })
        page = await context.newPage()
        return () => context.close()
      })

      test('a first visit shows the page with its pictures, without policy violations', async () => {
        const problems = collectPageProblems(page)
        for (const [path, words] of [
          ['/', 'View All Services'],
          ['/health-library/migraine', 'What It Means'],
          ['/doctors', 'Dr. Imran Baig'],
        ] as const) {
          const response = await page.goto(url + path)
          expect(response?.status()).toBe(200)
          await page.getByText(words).first().waitFor()
          expect(await findBrokenPictures(page)).toEqual([])
        }
        expect(problems).toEqual([])
      })

      test.for(['/login', '/admin/doctors'])('staff can open %s on a new device', async (path) => {
        const response = await page.goto(url + path)
        expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
        await page.getByRole('button', { name: 'Log in' }).waitFor()
      })

      test('offline, a visited page opens again, and so does another one', async () => {
        await page.goto(`${url}/doctors`)
        await waitForCompleteWorker(page)
        await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/contact')
        await context.setOffline(true)
        await page.reload()
        await page.getByText('Dr. Imran Baig').first().waitFor()
        await page.goto(`${url}/contact`)
        await page.getByText('+91 40 5550 0142').first().waitFor()
      })

      test('an unknown URL returns 404 with a page that says so', async () => {
        const response = await page.goto(`${url}/no/such/page`)
        expect(response?.status()).toBe(404)
        await page.getByRole('heading', { name: 'Page not found' }).waitFor()
        for (const path of [
          '/.server/render.js',
          '/_headers',
          '/assets/gone.js',
          '/administration',
        ]) {
          const { status, headers } = await get(path)
          expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-cache'])
        }
      })

      test('each response has the security headers, its content type, and its cache lifetime', async () => {
        const policy = /content-security-policy: (.*)/.exec(
          await readFile(join(site, '_headers'), 'utf8'),
        )?.[1]
        expect(policy).toContain(api.url)
        const [script = ''] = await readdir(join(site, 'assets')).then((names) =>
          names.filter((name) => name.endsWith('.js')),
        )
        for (const [path, type, cacheControl] of [
          ['/', 'text/html; charset=utf-8', 'no-cache'],
          ['/doctors', 'text/html; charset=utf-8', 'no-cache'],
          ['/login', 'text/html; charset=utf-8', 'no-cache'],
          ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
          ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
          [`/assets/${script}`, 'text/javascript; charset=utf-8', IMMUTABLE],
          ['/no/such/page', 'text/html; charset=utf-8', 'no-cache'],
        ]) {
          const { headers } = await get(path ?? '')
          expect([path, headers.get('content-type'), headers.get('cache-control')]).toEqual([
            path,
            type,
            cacheControl,
          ])
          expect(headers.get('content-security-policy'), path).toBe(policy)
          expect(headers.get('x-content-type-options'), path).toBe('nosniff')
        }
      })

      test('every kind of file of the site has its own content type', async () => {
        const names = await readdir(site, { recursive: true })
        const files = names.filter(
          (name) => !name.startsWith('.server') && /\.(?!txt)[a-z0-9]+$/.test(name),
        )
        const oneOfEach = new Map(files.map((name) => [name.replace(/^.*\./, ''), name]))
        expect(oneOfEach.size).toBeGreaterThan(8)
        for (const [kind, name] of oneOfEach) {
          const { status, headers } = await get(`/${name}`)
          expect([kind, status]).toEqual([kind, 200])
          const type = [kind, headers.get('content-type')]
          expect(type).not.toEqual([kind, expect.stringMatching(UNKNOWN)])
        }
      })

      test('text is compressed, and a URL with a trailing slash redirects to the page', async () => {
        expect(
          (await get('/doctors', { 'accept-encoding': 'gzip' })).headers.get('content-encoding'),
        ).toBe('gzip')
        const slash = await get('/doctors/')
        expect([301, 308]).toContain(slash.status)
        expect(new URL(slash.headers.get('location') ?? '', url).href).toBe(`${url}/doctors`)
      })

      test('a link pasted with the signs after it redirects to its page', async () => {
        for (const [link, target] of [
          ['/doctors.', '/doctors'],
          ['/emergency/stroke)', '/emergency/stroke'],
          ['/te/doctors%E0%A5%A4', '/te/doctors'],
          ['/doctors%22%3E?q=a', '/doctors?q=a'],
          ['/)', '/'],
        ] as const) {
          const { status, headers } = await get(link)
          expect([301, 308], link).toContain(status)
          expect(new URL(headers.get('location') ?? '', url).href).toBe(url + target)
        }
        for (const link of ['/%2Fclinic.example.', '//clinic.example.', '/%5Cclinic.example.'])
          expect(new URL((await get(link)).headers.get('location') ?? '/', url).origin).toBe(url)
      })

      const get = (path: string, headers: Record<string, string> = {}) =>
        fetch(url + path, { redirect: 'manual', headers })
    },
  )
}

for (const server of servers) {
  describe.runIf(findWebServer(server) !== null)(
    `npm start behind ${server}`,
    { tags: ['full'] },
    () => {
      test('staff can sign in, and pages are as the server renders them', async () => {
        const { url, stop } = await startWebServer(server, 'proxy', { upstream: clinic.url })
        const context = await browser.newContext({ viewport: TABLET })
        const page = await context.newPage()
        await signIn(
          page,
          { url },
          await createStaffAccount(clinic.sql, { username: `behind-${server}` }),
        )
        await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
        await context.close()
        for (const path of ['/doctors', '/service-worker.js', '/no/such/page']) {
          const [direct, behind] = await Promise.all(
            [clinic.url, url].map((from) =>
              fetch(from + path, { headers: { 'accept-encoding': 'br' } }),
            ),
          )
          expect(behind?.status).toBe(direct?.status)
          for (const name of [
            'content-security-policy',
            'cache-control',
            'content-type',
            'content-encoding',
            'etag',
          ]) {
            expect([name, behind?.headers.get(name)]).toEqual([name, direct?.headers.get(name)])
          }
        }
        await stop()
      })

      test('a client cannot spoof its address, and its pictures are uploaded', async () => {
        const received: IncomingHttpHeaders[] = []
        const upstream = createServer((request, response) => {
          received.push(request.headers)
          request.resume().on('end', () => response.end('heard'))
        }).listen(0, '127.0.0.1')
        await once(upstream, 'listening')
        const { port } = upstream.address() as AddressInfo
        const { url, stop } = await startWebServer(server, 'proxy', {
          upstream: `127.0.0.1:${port}`,
        })
        received.length = 0
        const send = (bytes: number) =>
          fetch(url, {
            method: 'POST',
            body: Buffer.alloc(bytes),
            headers: { 'x-forwarded-for': '10.1.2.3' },
          })
        expect((await send(5 * 1024 * 1024 + 16 * 1024)).status).toBe(200)
        expect(received.map((headers) => headers['x-forwarded-for'])).toEqual(['127.0.0.1'])
        await stop()
        upstream.closeAllConnections()
        upstream.close()
      })
    },
  )
}

async function run(tool: string, ...words: string[]): Promise<void> {
  // In a process of its own: this thread runs the server that it requests.
  await promisify(execFile)(process.execPath, ['--import', 'tsx', join(TOOLS, tool), ...words])
}
