import { existsSync } from 'node:fs'

/** Programs of the engines that Chromium is not, where Debian puts them; each of them may be named. */
const PLACES = {
  firefox: ['FIREFOX_PATH', '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webDriver: ['WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver'],
  miniBrowser: [
    'MINIBROWSER_PATH',
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ],
  screen: ['XVFB_PATH', '/usr/bin/Xvfb'],
} as const

const PACKAGES: Record<Program, string> = {
  firefox: 'firefox-esr',
  webDriver: 'webkit2gtk-driver',
  miniBrowser: 'webkit2gtk-driver',
  screen: 'xvfb',
}

/** The programs that each engine needs. */
const NEEDS = {
  Firefox: ['firefox'],
  WebKit: ['webDriver', 'miniBrowser', 'screen'],
  // Installed on demand by tools/browser.ts.
  Chromium: [],
} as const satisfies Record<string, readonly Program[]>

export type EngineName = keyof typeof NEEDS
type Program = keyof typeof PLACES

/** Where a program is; null on a machine without it. */
function find(program: Program): string | null {
  const [setting, ...usual] = PLACES[program]
  const named = process.env[setting]
  return [...(named ? [named] : usual)].find((path) => existsSync(path)) ?? null
}

/** Where a program is, or the sentence that helps. */
export function requireProgram(program: Program): string {
  const found = find(program)
  if (found === null) throw new Error(`Not on this machine (Debian: ${PACKAGES[program]}).`)
  return found
}

/** The Debian packages that an engine misses here. */
export function listMissingPackages(engine: EngineName): string[] {
  const needs: readonly Program[] = NEEDS[engine]
  const missing = needs.filter((program) => find(program) === null)
  return [...new Set(missing.map((program) => PACKAGES[program]))]
}
