import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startWebServer } from './start-web-server.ts'
import { programOf } from './web-servers.ts'

const servers = ['nginx', 'caddy'] as const

for (const server of servers) {
  describe.runIf(programOf(server) !== null)(`the files of a site behind ${server}`, () => {
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

    /** The path goes out as it is: a browser's own `fetch` would write it otherwise. */
    async function get(path: string): Promise<{ status: number; location: string | undefined }> {
      const asked = request(url, { path }).end()
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      answer.resume()
      return { status: answer.statusCode ?? 0, location: answer.headers.location }
    }

    test.for(['/doctors', '/te/doctors', '/health-library/a-b'])(
      'a slash behind %s leads to the page without',
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
    ])('%s leads nowhere but to this site', async (path) => {
      const { location } = await get(path)
      if (location === undefined) return
      const to = new URL(location, 'https://clinic.example/')
      expect([location, to.host]).toEqual([location, 'clinic.example'])
    })
  })
}
