import { brotliCompressSync } from 'node:zlib'

import { measureSiteSizes, type SiteSizes } from '../../tools/site-sizes.ts'
import { pages } from './pages.ts'
import type { Variant } from './variants.ts'

/** What is compressed as well as it can be, in kB of 1,000 bytes. */
export interface Sizes extends SiteSizes {
  /** The HTML of each page, by the letter of its variant. */
  html: Record<string, Record<string, number>>
}

/** Weighs what patients download, by the files of the build and by what the servers answer. */
export async function measureSizes(variants: readonly Variant[], site: string): Promise<Sizes> {
  const html: Sizes['html'] = {}
  for (const { letter, url } of variants) {
    const weighed = pages.map(async ({ name, path }) => {
      const bytes = await (await fetch(url + path)).arrayBuffer()
      return [name, brotliCompressSync(Buffer.from(bytes)).length / 1000] as const
    })
    html[letter] = Object.fromEntries(await Promise.all(weighed))
  }
  return { html, ...measureSiteSizes(site) }
}
