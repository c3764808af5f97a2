import { spawnSync } from 'node:child_process'

import { SUITE } from '../supabase/tests/suites.ts'
import { requireChromium } from './browser.ts'
import { fail } from './fail.ts'
import { listMissingPackages, type EngineName } from './other-browsers.ts'

// npm run test:engines: a journey of a patient and one of staff on the built site in Firefox and WebKit,
// beside each other. With --full, everything that is tried there.
// npm run test:engines -- --engine chromium: the same tests in that engine.
// Other arguments go to vitest: npm run test:engines -- --full --engine webkit -t 'preview'
const ENGINES: EngineName[] = ['Firefox', 'WebKit', 'Chromium']

const vitestArgs = process.argv.slice(2).filter((argument) => argument !== '--full')
if (process.argv.includes('--full')) process.env[SUITE] = 'full'
const requestedEngines = parseEngines()
const availableEngines = requestedEngines.filter(
  (engine) => listMissingPackages(engine).length === 0,
)
const absent = requestedEngines.filter((engine) => !availableEngines.includes(engine))
// A gate that quietly leaves an engine out proves less than it says.
let ok = absent.length === 0

if (availableEngines.length > 0) {
  process.env['CHROMIUM_PATH'] = requireChromium()
  const files = availableEngines.map((engine) => `e2e/engines/${engine.toLowerCase()}.test.ts`)
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'engines']
  ok =
    run(['supabase/local/build-when-needed.js']) && run([...vitest, ...files, ...vitestArgs]) && ok
}
if (absent.length > 0) {
  const named = absent.map(
    (engine) => `${engine} (Debian: ${listMissingPackages(engine).join(' ')})`,
  )
  process.stdout.write(`\nNot run, missing on this machine: ${named.join('; ')}.\n`)
}
if (!ok) process.exitCode = 1

/** Takes --engine out of what was asked for. */
function parseEngines(): EngineName[] {
  const at = vitestArgs.indexOf('--engine')
  if (at === -1) return ['Firefox', 'WebKit']
  const [, name = ''] = vitestArgs.splice(at, 2)
  const engine = ENGINES.find((it) => it.toLowerCase() === name.toLowerCase())
  if (!engine) fail(`--engine is one of ${ENGINES.join(', ').toLowerCase()}.`)
  return [engine]
}

function run(args: string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}
