import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildSiteWhenNeeded } from '../../supabase/local/built-site-for-tests.ts'
import { findFreePort } from '../../supabase/local/free-port-for-tests.ts'
import { readUnit, sandboxOf, whyNoSandbox, withPlace, type UnitPlace } from './unit.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CALL_US = '+91 40 5550 0199'
const missing = whyNoSandbox()

describe.for(missing === null ? [] : [missing])('%s', () => {
  test('the service needs a sandbox', () => expect(missing).not.toBeNull())
})

describe.runIf(missing === null)('the service under the restrictions of its unit', () => {
  let folder: string
  let place: UnitPlace
  beforeAll(async () => {
    buildSiteWhenNeeded()
    folder = await mkdtemp(join(tmpdir(), 'nadi-unit-'))
    place = {
      tree: ROOT.replace(/\/$/, ''),
      data: join(folder, 'data'),
      port: await findFreePort(),
    }
    await mkdir(place.data)
  }, 120_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('the filter takes the address families that the unit does not name', async () => {
    const sandbox = sandboxOf(await readUnit(place), place)
    const script = `require('node:net').createServer().listen(0, '127.0.0.1', function () {
      this.close()
      try { require('node:os').networkInterfaces() } catch (error) { console.log(error.message) }
    })`
    const { stdout } = spawnSync('bash', ['-c', `${sandbox} ${process.execPath} -e "${script}"`], {
      encoding: 'utf8',
    })
    expect(stdout).toContain('uv_interface_addresses returned Unknown system error 97')
  })

  test('prints the one-time password as the guide greps it, serves the number of Call Us and a page for a malformed address, and stops cleanly', async () => {
    const unit = await readUnit(place)
    const command = unit('ExecStart')[0]?.replace('/usr/bin/node', process.execPath)
    const more = ['NEW_CLINIC=empty', `CALL_US_NUMBER='${CALL_US}'`]
    const settings = [...unit('Environment'), ...more].join(' ')
    const path = `PATH=${dirname(process.execPath)}:/usr/bin:/bin`
    const log = join(folder, 'log')
    const line = `exec ${sandboxOf(unit, place)} env -i ${path} ${settings} ${command} > ${log} 2>&1`
    const server = spawn('bash', ['-c', line], { cwd: unit('WorkingDirectory')[0] })
    const ended = once(server, 'exit')
    const guide = await readFile(join(ROOT, 'docs/deploy.md'), 'utf8')
    const [, grep = ''] = /^journalctl -u nadi -o cat (\| grep .*)$/m.exec(guide) ?? []
    try {
      await expect
        .poll(() => readFile(log, 'utf8'), { timeout: 60_000 })
        .toContain('Nadi is running')
      const { stdout } = spawnSync('bash', ['-c', withPlace(`cat ${log} ${grep}`, place)])
      expect(stdout.toString()).toMatch(
        /^First account: {6}superadmin\nOne-time password: {2}\S{8,}\n$/,
      )
      for (const page of ['/', '/login']) {
        const { stdout: html } = await promisify(execFile)('curl', [
          '-s',
          `http://127.0.0.1:${place.port}${page}`,
        ])
        expect(html).toContain(`name="call-us-number" content="${CALL_US}"`)
      }
      const { stdout: missingPage } = await promisify(execFile)('curl', [
        '-s',
        '-H',
        'accept: text/html',
        `http://127.0.0.1:${place.port}/%zz`,
      ])
      expect(missingPage).toContain('Page not found')
    } finally {
      server.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
    expect((await readdir(place.data)).toSorted()).toEqual(['clinic.json', 'database'])
  })
})
