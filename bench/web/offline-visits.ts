import { visitOnce, type OfflineVisits } from './offline-visit.ts'
import type { MeasuredPage, PageName } from './pages.ts'
import { registerStaticWorker } from './static-worker.ts'
import type { Variant } from './variants.ts'

const phones = [4, 12, 20] as const

/** All offline visits of one kind: plain HTML (e) or ours (b), from a service worker. */
export interface OfflineVisitsOf {
  page: PageName
  cpu: number
  letter: 'b' | 'e'
  visits: OfflineVisits[]
}

/** Visits both once with a network, stops their servers, and then comes again, in turns. */
export async function measureOfflineVisits(
  variants: readonly Variant[],
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<OfflineVisitsOf[]> {
  const [plain, ours] = ['a', 'b'].map((letter) => variants.find((one) => one.letter === letter))
  if (!plain || !ours) throw new Error('The variants to compare are not there')
  const measured: OfflineVisitsOf[] = []
  for (const { name, path } of pages) {
    const visitors = [
      { letter: 'e' as const, ...(await visitOnce(plain.url + path, registerStaticWorker)) },
      { letter: 'b' as const, ...(await visitOnce(ours.url + path, async () => undefined)) },
    ]
    await Promise.all([plain.stop(), ours.stop()])
    for (const cpu of phones) {
      const kinds = visitors.map(({ letter }): OfflineVisitsOf => ({
        page: name,
        cpu,
        letter,
        visits: [],
      }))
      for (let run = 1; run <= runs; run++) {
        process.stderr.write(`Offline visit of ${name} at CPU ÷${cpu}: ${run} of ${runs}\n`)
        for (const [at, visitor] of visitors.entries()) {
          kinds[at]?.visits.push(await visitor.visit(cpu))
        }
      }
      measured.push(...kinds)
    }
    await Promise.all([plain.start(), ours.start()])
    for (const visitor of visitors) await visitor.deleteProfile()
  }
  return measured
}
