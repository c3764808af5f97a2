import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { beforeEach, expect, test } from 'vitest'

import { createIntegrity, createRevision } from '../supabase/local/fingerprints.ts'
import { FULL_SUITE_ONLY, isFullSuite } from '../supabase/tests/suites.ts'

const POINT_AT = fileURLToPath(new URL('point-at.ts', import.meta.url))
const SHELL = `<html><head><meta name="supabase-url" content="" />
<meta name="supabase-key" content="" />
<meta name="call-us-number" content="" /></head></html>`
/** As prerendering leaves it: of this build. */
const HOME = SHELL.replace(
  '</head>',
  `<meta name="build" content="${createRevision(SHELL)}"></head>`,
)

let site: string
const read = (name: string) => readFileSync(join(site, name), 'utf8')
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'nadi-point-'))
  mkdirSync(join(site, 'assets'))
  writeFileSync(join(site, 'shell.html'), SHELL)
  writeFileSync(join(site, 'index.html'), HOME)
  const entry = {
    url: 'shell.html',
    revision: createRevision(SHELL),
    integrity: createIntegrity(SHELL),
  }
  writeFileSync(join(site, 'service-worker.js'), `precache([${JSON.stringify(entry)}])`)
  return () => rmSync(site, { recursive: true, force: true })
})

function run(address: string, key: string, env: Record<string, string> = {}) {
  const words = ['--import', 'tsx', POINT_AT, address, key, site]
  return spawnSync(process.execPath, words, { encoding: 'utf8', env: { ...process.env, ...env } })
}
const pointAt = (address: string, key: string) => run(address, key).status

test('pages name the hosted project, and the service worker accepts the changed pages', () => {
  expect(pointAt('https://abc.supabase.co', 'a-key')).toBe(0)
  const shell = read('shell.html')
  expect(shell).toContain('name="supabase-url" content="https://abc.supabase.co"')
  expect(shell).toContain('name="supabase-key" content="a-key"')
  const entry = {
    url: 'shell.html',
    revision: createRevision(shell),
    integrity: createIntegrity(shell),
  }
  expect(read('service-worker.js')).toBe(`precache([${JSON.stringify(entry)}])`)
  // The home page is of the same build as the page without content, and talks to the same project.
  expect(read('index.html')).toContain(`name="build" content="${createRevision(shell)}"`)
  expect(read('index.html')).toContain('content="https://abc.supabase.co"')
  expect(read('_headers')).toContain('https://abc.supabase.co')
})

test.for([
  ['http://localhost:8000', 'http://localhost:8000'],
  ['https://supabase.clinic.example:8443/', 'https://supabase.clinic.example:8443'],
] as const)("a project of one's own may be anywhere: %s", ([address, origin]) => {
  expect(pointAt(address, 'a-key')).toBe(0)
  expect(read('shell.html')).toContain(`name="supabase-url" content="${origin}"`)
  const policy = /content-security-policy: (.*)/.exec(read('_headers'))?.[1] ?? ''
  for (const directive of ['img-src', 'connect-src']) {
    expect(
      policy
        .split('; ')
        .find((part) => part.startsWith(directive))
        ?.split(' '),
    ).toContain(origin)
  }
})

test.for([
  'abc.supabase.co',
  'localhost:8000',
  'ftp://abc.supabase.co',
  'https://abc.supabase.co/rest/v1',
  'https://abc.supabase.co?x',
  'https://me:secret@abc.supabase.co',
  'https://abc.supabase.co"><script>',
  'https://',
])('rejects %s as the URL of a project and changes nothing', (address, { skip }) => {
  skip(!isFullSuite && address !== 'https://abc.supabase.co"><script>', FULL_SUITE_ONLY)
  const { status, stderr } = run(address, 'a-key')
  expect(status).not.toBe(0)
  expect(stderr).toBe(
    `"${address}" is not where a project is: https://abc.supabase.co or http://localhost:8000.\n`,
  )
  expect(read('shell.html')).toBe(SHELL)
})

test.for(['', 'a key', '"><script>'])('rejects the key "%s" with a message', (key, { skip }) => {
  skip(!isFullSuite && key !== '', FULL_SUITE_ONLY)
  const { status, stderr } = run('https://abc.supabase.co', key)
  expect(status).not.toBe(0)
  expect(stderr).toContain('Say the publishable key')
  expect(read('shell.html')).toBe(SHELL)
})

test(
  'pointing a site back at its own host restores the built files byte for byte',
  { tags: ['full'] },
  () => {
    const before = ['shell.html', 'index.html', 'service-worker.js'].map(read)
    pointAt('https://abc.supabase.co', 'a-key')
    pointAt('', '')
    expect(['shell.html', 'index.html', 'service-worker.js'].map(read)).toEqual(before)
  },
)

test('a page outside the precache list is left unchanged', { tags: ['full'] }, () => {
  writeFileSync(join(site, 'service-worker.js'), 'precache([])')
  expect(pointAt('https://abc.supabase.co', 'a-key')).not.toBe(0)
  expect(read('shell.html')).toBe(SHELL)
})

test('the number of Call Us is written into every page and stays until it is changed (S-26)', () => {
  const number = { CALL_US_NUMBER: '+91 40 5550 0199' }
  expect(run('https://abc.supabase.co', 'a-key', number).status).toBe(0)
  expect(pointAt('https://abc.supabase.co', 'a-key')).toBe(0)
  const shell = read('shell.html')
  expect(shell).toContain('name="call-us-number" content="+91 40 5550 0199"')
  expect(read('service-worker.js')).toContain(createRevision(shell))
  expect(read('index.html')).toContain('content="+91 40 5550 0199"')
  expect(read('index.html')).toContain(`name="build" content="${createRevision(shell)}"`)
})

test.for(['reception', '+91 40 5550 0199" onclick="x', '+91 40 5550 0199 $&'])(
  'rejects %s as a number and changes nothing (S-26)',
  (words, { skip }) => {
    skip(!isFullSuite && words !== 'reception', FULL_SUITE_ONLY)
    const { status, stderr } = run('', '', { CALL_US_NUMBER: words })
    expect([status, stderr]).toEqual([
      1,
      `CALL_US_NUMBER must be a number that can be dialled, not "${words}".\n`,
    ])
    expect(read('shell.html')).toBe(SHELL)
  },
)
