import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { platform } from 'node:os'

import { chromium } from 'playwright-core'

const USUAL_PLACES = [
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Debian's Chromium, and the same one without its windows. */
const DEBIAN = '/usr/bin/chromium'
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell'

/** The Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's; null when there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : null
  return (
    [DEBIAN, ...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path)) ?? null
  )
}

/**
 * Finds Chromium or installs it: Playwright's own download first, then the
 * system package where we may. Throws with the sentence that helps.
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  process.stdout.write('Chromium is not here; installing it for the tests...\n')
  if (succeeds('npx', ['playwright-core', 'install', 'chromium'])) {
    const downloaded = findChromium()
    if (downloaded) return downloaded
  }
  if (platform() === 'linux' && process.getuid?.() === 0 && succeeds('apt-get', ['--version'])) {
    succeeds('apt-get', ['update'])
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The tests need Chromium, and it could not be installed here. ' +
      'Install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to its program, and run npm test again.',
  )
}

/**
 * The same Chromium without its windows, where there is one: to open and close a page takes it a
 * third of the processor's time (0.15 s against 0.5 s here). It installs nothing on a home screen.
 */
export function findHeadlessChromium(): string {
  const whole = requireChromium()
  return whole === DEBIAN && existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : whole
}

function succeeds(command: string, args: string[]): boolean {
  try {
    return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
  } catch {
    return false
  }
}
