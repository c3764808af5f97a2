import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { parsePageFiles } from '../src/app/page-files.ts'

/** What each reader downloads of a built site, compressed as it is served, in kB of 1,000 bytes. */
export interface SiteSizes {
  script: number
  style: number
  everything: number
  /** All that the first screen after a sign-in needs, what patients have too included. */
  firstOfPanel: number
  /** What staff have besides, for every screen. */
  staff: number
}

/**
 * No build may weigh more.
 *
 * The first and the third were 95 and 160 kB while there was one language: the words of both are kept
 * (5.4 kB), and a search in three scripts, emergency cards, reading aloud and 'On this phone' are new.
 * Opening hours came after those: their rule and its words in two languages are 3 kB, fetched after the page.
 * Names and further words of an illness apart, and slips in endings, were another 0.3 kB.
 * The first was 96.8 kB until files and names followed the vocabulary: the same code in another order
 * compresses 0.1 kB worse.
 * workbox-window, which registers the worker once the page is usable, is 1.1 kB (docs/decisions/0011).
 * React Router names its components for developers, which kept the unused ones: 3.7 kB (docs/decisions/0029).
 * The third was 182.4 until a cached library page said that it is searching in place of showing another list.
 * It was 182.7 until the search knew more of what is no emergency, or is one after all, and the first
 * script replaced interfaces that throw.
 * Each screen but the first is fetched when it is opened, or by the worker in quiet time. The same build
 * weighs up to 0.1 kB more or less in another folder, as the names of its files follow from its content.
 * Only a server renders `home`, the HTML of Home with its style and content: `npm run bench -- web` weighs it.
 */
export const siteBudgets: Readonly<SiteSizes & { home: number }> = {
  script: 98,
  style: 20,
  everything: 183,
  firstOfPanel: 194,
  staff: 265,
  home: 14,
}

/** Weighs a built site: the one definition of what its budgets are about. */
export function measureSiteSizes(site: string): SiteSizes {
  const read = (path: string) => readFileSync(join(site, path))
  const total = (paths: string[]) =>
    paths.reduce((sum, path) => sum + brotliCompressSync(read(path)).length / 1000, 0)
  const files = parsePageFiles(read('shell.html').toString())
  const staff = Object.keys(JSON.parse(read('staff-files.json').toString()) as object)
  const assets = readdirSync(join(site, 'assets')).map((name) => `/assets/${name}`)
  const patients = assets.filter((path) => !staff.includes(path) && !isForFew(path))
  return {
    script:
      total([files.start, files.app, files.libraries, ...files.imports]) +
      // A reader needs the messages of one language: the longer one counts.
      Math.max(...Object.values(files.messages).map((path) => total([path]))),
    style: total(patients.filter((path) => path.endsWith('.css'))),
    everything: total([...patients, '/service-worker.js', '/shell.html']),
    firstOfPanel: total([...findNeededFiles(site, /^(staff|dashboard-screen)-.*\.js$/)]),
    staff: total(staff),
  }
}

const IMPORTED = /(?:from|import)"\.\/([^"]+)"/g

/** Some scripts with all that they import before they run, and the styles of the same names. */
function findNeededFiles(site: string, first: RegExp): Set<string> {
  const all = readdirSync(join(site, 'assets'))
  const found = new Set(all.filter((name) => first.test(name)))
  for (const name of found) {
    const text = readFileSync(join(site, 'assets', name), 'utf8')
    for (const [, imported = ''] of text.matchAll(IMPORTED)) found.add(imported)
  }
  const kinds = [...found].map((name) => name.replace(/-[\w-]{8}\.js$/, ''))
  const styles = all.filter((name) => kinds.includes(name.replace(/-[\w-]{8}\.css$/, '')))
  return new Set([...found, ...styles].map((name) => `/assets/${name}`))
}

/** The one font is for devices without Telugu letters, and one script for browsers of years ago. */
function isForFew(path: string): boolean {
  return path.endsWith('.woff2') || path.startsWith('/assets/polyfills-')
}
