import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { beforeEach, expect, test } from 'vitest'

import { integrityOf, revisionOf } from './fingerprints.ts'

const POINT_AT = fileURLToPath(new URL('point-at.ts', import.meta.url))
const SHELL = `<html><head><meta name="supabase-url" content="" />
<meta name="supabase-key" content="" /></head></html>`
/** As prerendering leaves it: of this build. */
const HOME = SHELL.replace('</head>', `<meta name="build" content="${revisionOf(SHELL)}"></head>`)

let site: string
const read = (name: string) => readFileSync(join(site, name), 'utf8')
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'nadi-point-'))
  mkdirSync(join(site, 'assets'))
  writeFileSync(join(site, 'shell.html'), SHELL)
  writeFileSync(join(site, 'index.html'), HOME)
  const known = { url: 'shell.html', revision: revisionOf(SHELL), integrity: integrityOf(SHELL) }
  writeFileSync(join(site, 'service-worker.js'), `precache([${JSON.stringify(known)}])`)
  return () => rmSync(site, { recursive: true, force: true })
})

function pointAt(address: string, key: string): number | null {
  return spawnSync(process.execPath, ['--import', 'tsx', POINT_AT, address, key, site]).status
}

test('devices learn of the address of a hosted project, and take the new page for what it is', () => {
  expect(pointAt('https://abc.supabase.co', 'a-key')).toBe(0)
  const shell = read('shell.html')
  expect(shell).toContain('name="supabase-url" content="https://abc.supabase.co"')
  expect(shell).toContain('name="supabase-key" content="a-key"')
  const known = { url: 'shell.html', revision: revisionOf(shell), integrity: integrityOf(shell) }
  expect(read('service-worker.js')).toBe(`precache([${JSON.stringify(known)}])`)
  // The home page is of the same build as the page without content, and talks to the same project.
  expect(read('index.html')).toContain(`name="build" content="${revisionOf(shell)}"`)
  expect(read('index.html')).toContain('content="https://abc.supabase.co"')
  expect(read('_headers')).toContain('https://abc.supabase.co')
})

test('pointed back at its own host the site is byte for byte what was built', () => {
  const before = ['shell.html', 'index.html', 'service-worker.js'].map(read)
  pointAt('https://abc.supabase.co', 'a-key')
  pointAt('', '')
  expect(['shell.html', 'index.html', 'service-worker.js'].map(read)).toEqual(before)
})

test('a page that the service worker does not know stays as it is', () => {
  writeFileSync(join(site, 'service-worker.js'), 'precache([])')
  expect(pointAt('https://abc.supabase.co', 'a-key')).not.toBe(0)
  expect(read('shell.html')).toBe(SHELL)
})
