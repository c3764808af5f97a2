import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { callUsIn, withCallUs } from '../../src/model/texts/call-us.ts'
import { toTelHref } from '../../src/model/texts/phone.ts'
import { createRevision, rewrite } from './fingerprints.ts'

/** The format of a phone number: it is written into HTML unescaped. */
const ONLY_A_NUMBER = /^\+?[\d ().-]+$/

const PAGES = ['shell.html', 'index.html'] as const

/**
 * Writes the number of 'Call Us' into the pages of a built site, '' for none. The changed
 * fingerprint makes devices that have the page fetch it again.
 */
export function writeCallUs(site: string, number: string): void {
  if (number !== '' && !(ONLY_A_NUMBER.test(number) && toTelHref(number))) {
    throw new Error(`CALL_US_NUMBER must be a number that can be dialled, not "${number}".`)
  }
  const [shell, home] = PAGES.map((name) => readFileSync(join(site, name), 'utf8'))
  if (shell === undefined || home === undefined || (callUsIn(shell) ?? '') === number) return
  const numbered = withCallUs(shell, number)
  rewrite(site, 'shell.html', numbered)
  // A prerendered home page names the build, which is the fingerprint of the shell.
  const renamed = withCallUs(home, number).replaceAll(
    createRevision(shell),
    createRevision(numbered),
  )
  writeFileSync(join(site, 'index.html'), renamed)
}
