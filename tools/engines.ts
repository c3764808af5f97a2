import { spawnSync } from 'node:child_process'

import { requireChromium } from './browser.ts'
import { missingPackages } from './other-browsers.ts'

// npm run test:engines: the built site in Firefox and WebKit, by tests that drive Chromium as well.
// Arguments go to vitest: npm run test:engines -- e2e/engines/visitor.test.ts
const missing = missingPackages()
if (missing.length > 0) {
  const sentence = `The tests in Firefox and WebKit did not run; on Debian they need: ${missing.join(' ')}.\n`
  process.stdout.write(sentence)
  process.exit(process.env['CI'] === 'true' ? 1 : 0)
}

process.env['CHROMIUM_PATH'] = requireChromium()
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'engines']
const ok =
  run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']) &&
  run([...vitest, ...process.argv.slice(2)])
if (!ok) process.exitCode = 1

function run(args: string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}
