import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { callUsIn, withCallUs } from '../../src/model/texts/call-us.ts'
import { toTelHref } from '../../src/model/texts/phone.ts'
import { createRevision, revise } from './fingerprints.ts'

/** The format of a phone number: it is written into HTML unescaped. */
const ONLY_A_NUMBER = /^\+?[\d ().-]+$/

const PAGES = ['shell.html', 'index.html'] as const

/**
 * Returns the files of a built site that change with the number of 'Call Us', '' for none. The
 * changed fingerprint makes devices that have the page fetch it again. A server serves them from
 * memory, as a service may not write into its own program.
 */
export function numberCallUs(site: string, number: string): Map<string, string> {
  if (number !== '' && !(ONLY_A_NUMBER.test(number) && toTelHref(number))) {
    throw new Error(`CALL_US_NUMBER must be a number that can be dialled, not "${number}".`)
  }
  const [shell, home] = PAGES.map((name) => readFileSync(join(site, name), 'utf8'))
  if (shell === undefined || home === undefined || (callUsIn(shell) ?? '') === number) {
    return new Map()
  }
  const numbered = withCallUs(shell, number)
  // A prerendered home page names the build, which is the fingerprint of the shell.
  const renamed = withCallUs(home, number).replaceAll(
    createRevision(shell),
    createRevision(numbered),
  )
  return revise(site, 'shell.html', numbered).set('index.html', renamed)
}
