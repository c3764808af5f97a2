import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from 'playwright-core'

const USUAL_PLACES = [
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Debian's Chromium, and the same one without windows. */
const DEBIAN = '/usr/bin/chromium'
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell'

/** The Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's; null when there is none. */
function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : null
  return (
    [DEBIAN, ...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path)) ?? null
  )
}

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: 'ignore', timeout: 300_000 })
}

/** Finds Chromium, or installs Playwright's or, as root, Debian's. Throws with what to install. */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  process.stdout.write('Chromium is not installed; installing it for the tests...\n')
  run('npx playwright-core install chromium')
  if (findChromium() === null && process.getuid?.() === 0) {
    run('apt-get update && apt-get install -y --no-install-recommends chromium')
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The tests need Chromium, and it could not be installed here. ' +
      'Install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to its program, and run npm test again.',
  )
}

/**
 * Finds the same Chromium without windows, which opens a page in a third of the processor time (0.15 s
 * against 0.5 s). It cannot install a page on a home screen.
 */
export function findHeadlessChromium(): string {
  const whole = requireChromium()
  return whole === DEBIAN && existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : whole
}
