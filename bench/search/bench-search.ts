import { openLocalSupabase } from '../../supabase/local/local-supabase.ts'
import type { BenchOptions } from '../bench-options.ts'
import { describeMachine, loadNow, machineSentence } from '../machine.ts'
import { launchBrowser } from '../phone.ts'
import { table, writeResults } from '../results.ts'
import { median } from '../statistics.ts'
import { serveOurs } from '../web/serve-site.ts'
import { growLibrary, ILLNESSES } from './large-library.ts'
import { openLibrary, searches, type LongestTask } from './typing.ts'

const CPU = 4
const MOST_MS = 50

/** Types in the search of a large library; false when some task took longer than a reader notices. */
export async function benchSearch({ site, runs, date }: BenchOptions): Promise<boolean> {
  const backend = await openLocalSupabase({ siteDir: site, seed: true })
  await growLibrary(backend.database)
  const { url, stop } = await serveOurs(backend)
  const browser = await launchBrowser()
  const machine = describeMachine(browser)
  await browser.close()
  try {
    const all: LongestTask[] = []
    for (let run = 1; run <= runs; run++) {
      process.stderr.write(`Typing in the search: ${run} of ${runs}\n`)
      all.push(...(await openLibrary(url)))
    }
    machine.load[1] = loadNow()
    const rows = searches.map(({ name }) => {
      const longest = median(all.filter((one) => one.search === name).map(({ ms }) => ms * CPU))
      return { name, longest, broken: longest > MOST_MS }
    })
    const markdown = [
      '# How the library search feels',
      `Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- search\`: medians of ${runs}. ${machineSentence(machine)}`,
      `A library of ${ILLNESSES} illnesses on a phone of 412 × 823 pixels. The longest task of the page during typing: its processor time on this machine, times ${CPU}. A busy machine changes it little; the budget is ${MOST_MS} ms.`,
      table(
        ['what is done', 'longest task, ms', ''],
        rows.map(({ name, longest, broken }) => [
          name,
          longest.toFixed(0),
          broken ? '**broken**' : 'ok',
        ]),
      ),
    ]
    await writeResults('search', markdown)
    return rows.every(({ broken }) => !broken)
  } finally {
    await stop()
    await backend.stop()
  }
}
