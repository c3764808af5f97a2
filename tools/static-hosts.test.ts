import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startWebServer } from './start-web-server.ts'
import { findWebServer } from './web-servers.ts'

const servers = ['nginx', 'caddy'] as const
const HSTS = 'max-age=31536000'

/** The path goes out as it is: a browser's own `fetch` would write it otherwise. */
async function requestPath(url: string, path: string) {
  const outgoing = request(url, { path }).end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  response.resume()
  const { statusCode: status = 0, headers } = response
  return { status, location: headers.location, hsts: headers['strict-transport-security'] }
}

for (const server of servers) {
  describe.runIf(findWebServer(server) !== null)(`the files of a site behind ${server}`, () => {
    let site: string
    let url: string
    let stop: () => Promise<void>
    beforeAll(async () => {
      site = await mkdtemp(join(tmpdir(), 'nadi-files-'))
      for (const folder of ['.server', 'te', 'health-library']) await mkdir(join(site, folder))
      for (const name of [
        'index',
        '404',
        'te/404',
        'doctors',
        'te/doctors',
        'health-library/a-b',
      ]) {
        await writeFile(join(site, `${name}.html`), name)
      }
      for (const name of servers)
        await writeFile(join(site, `.server/headers.${name}`), '# None.\n')
      ;({ url, stop } = await startWebServer(server, 'static', { site }))
    })
    afterAll(async () => {
      await stop()
      await rm(site, { recursive: true })
    })

    const get = (path: string) => requestPath(url, path)

    test.for(['/doctors', '/te/doctors', '/health-library/a-b'])(
      '%s with a trailing slash redirects to the page',
      async (path) => {
        const { status, location } = await get(`${path}/`)
        expect([301, 308]).toContain(status)
        expect(location).toBe(path)
        expect((await get(path)).status).toBe(200)
      },
    )

    test.for([
      '//evil.example/',
      '///evil.example/',
      '/%5cevil.example/',
      '/%5C%5Cevil.example/',
      '/%2fevil.example/',
      '/%09/evil.example/',
      '/%0d%0aLocation:%20//evil.example/',
      '/te//evil.example/',
      '/te/%5cevil.example/',
      '/./%5cevil.example//',
    ])('%s redirects to no other site', async (path) => {
      const { location } = await get(path)
      if (location === undefined) return
      const to = new URL(location, 'https://clinic.example/')
      expect([location, to.host]).toEqual([location, 'clinic.example'])
    })
  })
}

describe.runIf(findWebServer('nginx') !== null)('what nginx adds in front of npm start', () => {
  test.for(['proxy', 'cached'] as const)(
    'every response behind %s.nginx.conf keeps browsers on HTTPS',
    async (kind) => {
      const upstream = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
      await once(upstream, 'listening')
      const { port } = upstream.address() as AddressInfo
      const { url, stop } = await startWebServer('nginx', kind, { upstream: `127.0.0.1:${port}` })
      expect(await requestPath(url, '/doctors')).toMatchObject({ status: 200, hsts: HSTS })
      expect(await requestPath(url, '/rest/v1/rpc/visitor_pull')).toMatchObject({
        status: 200,
        hsts: HSTS,
      })
      upstream.closeAllConnections()
      upstream.close()
      expect(await requestPath(url, '/doctors')).toMatchObject({ status: 502, hsts: HSTS })
      await stop()
    },
  )
})
