import { stat } from 'node:fs/promises'

import { openLocalSupabase } from '../../supabase/local/local-supabase.ts'
import type { BenchOptions } from '../bench-options.ts'
import { describeMachine, loadNow } from '../machine.ts'
import { launchBrowser } from '../phone.ts'
import { writeResults } from '../results.ts'
import { measureFirstVisits } from './first-visits.ts'
import { measureOfflineVisits } from './offline-visits.ts'
import { pages } from './pages.ts'
import { webReport } from './report.ts'
import { measureSizes } from './sizes.ts'
import { openVariants } from './variants.ts'

/** Measures the public site beside the same pages made in other ways; false when a budget is broken. */
export async function benchWeb({ site, runs, date, page }: BenchOptions): Promise<boolean> {
  const visited = pages.filter(({ path }) => page === undefined || path === page)
  if (visited.length === 0)
    throw new Error(`--page is ${pages.map(({ path }) => path).join(' or ')}`)
  await stat(site).catch(() => {
    throw new Error(`There is no built site in ${site}; run npm run build first.`)
  })
  const browser = await launchBrowser()
  const machine = describeMachine(browser)
  await browser.close()
  const backend = await openLocalSupabase({ siteDir: site, seed: true })
  const variants = await openVariants(backend, site)
  try {
    const sizes = await measureSizes(variants.all, site)
    const firstVisits = await measureFirstVisits(variants.all, visited, runs)
    const offlineVisits = await measureOfflineVisits(variants.all, visited, runs)
    machine.load[1] = loadNow()
    const names = Object.fromEntries(variants.all.map(({ letter, name }) => [letter, name]))
    const { missing } = variants
    const result = { date, runs, machine, names, missing, sizes, firstVisits, offlineVisits }
    const { markdown, broken } = webReport(result)
    await writeResults('web', markdown)
    return broken.length === 0
  } finally {
    await Promise.all(variants.all.map((variant) => variant.stop()))
    await backend.stop()
  }
}
