import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { pages } from './pages.ts'
import type { Variant } from './variants.ts'

/** What is compressed as well as it can be, in kB of 1,000 bytes. */
export interface Sizes {
  /** The HTML of each page, by the letter of its variant. */
  html: Record<string, Record<string, number>>
  script: number
  everything: number
  staff: number
}

/** Weighs what patients download, by the files of the build and by what the servers answer. */
export async function measureSizes(variants: readonly Variant[], site: string): Promise<Sizes> {
  const html: Sizes['html'] = {}
  for (const { letter, url } of variants) {
    const weighed = pages.map(async ({ name, path }) => {
      return [name, weight(Buffer.from(await (await fetch(url + path)).arrayBuffer()))] as const
    })
    html[letter] = Object.fromEntries(await Promise.all(weighed))
  }
  const shell = await readFile(join(site, 'shell.html'), 'utf8')
  const staffList = await readFile(join(site, 'staff-files.json'), 'utf8')
  const staff = Object.keys(JSON.parse(staffList) as object)
  const assets = (await readdir(join(site, 'assets'))).map((name) => `/assets/${name}`)
  const patients = assets.filter((path) => !staff.includes(path))
  const total = async (paths: readonly string[]) => {
    const files = await Promise.all(paths.map((path) => readFile(join(site, path))))
    return files.reduce((sum, file) => sum + weight(file), 0)
  }
  return {
    html,
    script: await total(assets.filter((path) => path.endsWith('.js') && shell.includes(path))),
    everything: await total([...patients, '/service-worker.js', '/shell.html']),
    staff: await total(staff),
  }
}

function weight(bytes: Buffer): number {
  return brotliCompressSync(bytes).length / 1000
}
