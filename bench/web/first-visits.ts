import { firstVisit, type FirstVisit } from './first-visit.ts'
import type { MeasuredPage, PageName } from './pages.ts'
import type { Variant } from './variants.ts'

/** A good phone, a middling one, a cheap one: how many times slower than this machine. */
export const phones = [4, 12, 20] as const

/** All visits of one kind: to one page of one variant on one phone. */
export interface FirstVisits {
  page: PageName
  cpu: number
  letter: Variant['letter']
  visits: FirstVisit[]
}

/**
 * Visits the pages of every variant on every phone, in turns: what else goes on
 * at this machine meets them all. One round before is thrown away.
 */
export async function measureFirstVisits(
  variants: readonly Variant[],
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<FirstVisits[]> {
  const measured: FirstVisits[] = []
  for (const { name, path } of pages) {
    for (const { url, isHydrated } of variants) await firstVisit(url + path, 1, isHydrated)
    for (const cpu of phones) {
      const kinds = variants.map(({ letter }): FirstVisits => ({
        page: name,
        cpu,
        letter,
        visits: [],
      }))
      for (let run = 1; run <= runs; run++) {
        process.stderr.write(`First visit of ${name} at CPU ÷${cpu}: ${run} of ${runs}\n`)
        for (const [at, { url, isHydrated }] of variants.entries()) {
          kinds[at]?.visits.push(await firstVisit(url + path, cpu, isHydrated))
        }
      }
      measured.push(...kinds)
    }
  }
  return measured
}
