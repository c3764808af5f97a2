import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

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

/** Weighs a built site: the one definition of what its budgets are about. */
export function siteSizes(site: string): SiteSizes {
  const read = (path: string) => readFileSync(join(site, path))
  const total = (paths: string[]) =>
    paths.reduce((sum, path) => sum + brotliCompressSync(read(path)).length / 1000, 0)
  const shell = read('shell.html').toString()
  const words = [...shell.matchAll(/<meta name="words-\w+" content="([^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  const atOnce = words.reduce((text, path) => text.replaceAll(path, ''), shell)
  const staff = Object.keys(JSON.parse(read('staff-files.json').toString()) as object)
  const assets = readdirSync(join(site, 'assets')).map((name) => `/assets/${name}`)
  const patients = assets.filter((path) => !staff.includes(path) && !isForFew(path))
  return {
    script:
      total(assets.filter((path) => path.endsWith('.js') && atOnce.includes(path))) +
      // A reader needs the words of one language: the longer one counts.
      Math.max(...words.map((path) => total([path]))),
    style: total(patients.filter((path) => path.endsWith('.css'))),
    everything: total([...patients, '/service-worker.js', '/shell.html']),
    firstOfPanel: total([...needed(site, /^(staff|dashboard-screen)-.*\.js$/)]),
    staff: total(staff),
  }
}

const IMPORTED = /(?:from|import)"\.\/([^"]+)"/g

/** Some scripts with all that they import before they run, and the styles of the same names. */
function needed(site: string, first: RegExp): Set<string> {
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
  return path.endsWith('.woff2') || path.startsWith('/assets/older-browsers-')
}
