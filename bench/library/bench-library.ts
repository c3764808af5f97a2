import { openLocalSupabase } from '../../supabase/local/local-supabase.ts'
import type { BenchOptions } from '../bench-options.ts'
import { describeMachine, loadNow, machineSentence } from '../machine.ts'
import { launchBrowser } from '../phone.ts'
import { table, writeResults } from '../results.ts'
import { growLibrary } from '../search/large-library.ts'
import { median } from '../statistics.ts'
import { serveOurs } from '../web/serve-site.ts'
import { measureInitialSync, type InitialSyncCost } from './initial-sync.ts'
import { measureOneRowPull, changeOneRow } from './one-row.ts'

const CPU = 4
const MOST_MS = 50
const SIZES = [200, 2_000, 10_000]

interface Measured extends InitialSyncCost {
  size: number
  /** What the server takes for an answer that says that one row has changed. */
  responseMs: number
}

/** How long a phone waits for a library, by its size; false when some task was longer than a reader notices. */
export async function benchLibrary({
  site,
  runs,
  date,
  sizes = SIZES,
}: BenchOptions): Promise<boolean> {
  const all: Measured[] = []
  const browser = await launchBrowser()
  const machine = describeMachine(browser)
  try {
    for (const size of sizes) {
      const backend = await openLocalSupabase({ siteDir: site, seed: true })
      await growLibrary(backend.database, size)
      const { url, stop } = await serveOurs(backend)
      for (let run = 1; run <= runs; run++) {
        process.stderr.write(`A library of ${size}: ${run} of ${runs}\n`)
        const change = () => changeOneRow(backend.database)
        const mirrored = await measureInitialSync(browser, { url, cpu: CPU, change })
        all.push({ size, ...mirrored, responseMs: await measureOneRowPull(url, change) })
      }
      await stop()
      await backend.stop()
    }
  } finally {
    await browser.close()
  }
  machine.load[1] = loadNow()
  const rows = sizes.map((size) => {
    const runsOfSize = all.filter((one) => one.size === size)
    const medianOf = (value: (one: Measured) => number) => median(runsOfSize.map(value))
    return {
      size,
      firstMs: medianOf(({ firstMs }) => firstMs),
      wholeMs: medianOf(({ wholeMs }) => wholeMs),
      requests: medianOf(({ requests }) => requests),
      kB: medianOf(({ kB }) => kB),
      longestMs: medianOf(({ longestMs }) => longestMs),
      responseMs: medianOf(({ responseMs }) => responseMs),
      rowMs: medianOf(({ rowMs }) => rowMs),
      rowLongestMs: medianOf(({ rowLongestMs }) => rowLongestMs),
    }
  })
  const markdown = [
    '# Libraries of every size',
    `Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- library\`: medians of ${runs}. ${machineSentence(machine)}`,
    `A phone of 412 × 823 pixels that was never there opens the library, its processor ${CPU} times slower than this machine, on the network of this machine. _Longest task_ is the processor time of the page's longest one, once it can be used, while it fetches, so slowed down; at most ${MOST_MS} ms is the budget.`,
    '## First mirror',
    table(
      ['illnesses', 'first topics, ms', 'all of them, ms', 'requests', 'kB', 'longest task, ms'],
      rows.map((row) => [
        row.size.toLocaleString('en'),
        row.firstMs.toFixed(0),
        row.wholeMs.toFixed(0),
        row.requests.toFixed(0),
        row.kB.toFixed(0),
        row.longestMs.toFixed(0),
      ]),
    ),
    '## One changed row',
    'Afterwards one illness is changed: what the server takes to say so, the processor time of all that the page does about it, and its longest task, both not slowed down.',
    table(
      ['illnesses', 'answer of the server, ms', 'work of the page, ms', 'longest task, ms'],
      rows.map((row) => [
        row.size.toLocaleString('en'),
        row.responseMs.toFixed(1),
        row.rowMs.toFixed(0),
        row.rowLongestMs.toFixed(0),
      ]),
    ),
  ]
  await writeResults('library', markdown)
  return rows.every(({ longestMs }) => longestMs <= MOST_MS)
}
