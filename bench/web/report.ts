import { machineSentence, type Machine } from '../machine.ts'
import { table } from '../results.ts'
import { budgets, isBroken, type Budget } from './budgets.ts'
import type { FirstVisits } from './first-visits.ts'
import { firstVisitMedians, offlineMedians, type FirstVisitMedian } from './medians.ts'
import type { OfflineVisitsOf } from './offline-visits.ts'
import type { Sizes } from './sizes.ts'

export interface WebResult {
  date: Date
  runs: number
  machine: Machine
  /** The variants by letter, and what each is. */
  names: Record<string, string>
  missing: readonly string[]
  sizes: Sizes
  firstVisits: readonly FirstVisits[]
  offlineVisits: readonly OfflineVisitsOf[]
}

/** The result for people, and the budgets that it breaks. */
export function webReport(result: WebResult): { markdown: string[]; broken: string[] } {
  const first = firstVisitMedians(result.firstVisits)
  const offline = offlineMedians(result.offlineVisits)
  const promises = budgets({ sizes: result.sizes, first, offline })
  const parts = [
    '# How fast the public site is',
    `Measured on ${result.date.toISOString().slice(0, 10)} by \`npm run bench -- web\`: medians of ${result.runs}, taken in turns. ${machineSentence(result.machine)}`,
    ...HOW,
    ...result.missing,
    '## Budgets',
    table(['what', 'is', 'at most', ''], promises.map(budgetRow)),
    '## First visit on slow 4G',
    ...groups(first).flatMap(([title, rows]) => [
      `### ${title}`,
      table(
        FIRST_HEAD,
        rows.map((row) => firstRow(row, rows, result.names)),
      ),
    ]),
    '## Next visit, without a network',
    'LCP in ms from a service worker, the server stopped: as the first page after the browser was started (cold), and as the next one (warm).',
    table(
      [
        'page, processor',
        'static, cold',
        'Nadi, cold',
        'ratio',
        'static, warm',
        'Nadi, warm',
        'ratio',
      ],
      offline
        .filter(({ letter }) => letter === 'b')
        .map((ours) => {
          const limit = offline.find(
            (one) => one.letter === 'e' && one.page === ours.page && one.cpu === ours.cpu,
          )
          return [
            `${ours.page}, CPU ÷${ours.cpu}`,
            ...(['cold', 'warm'] as const).flatMap((start) => {
              const [plain, nadiLcp] = [limit?.[start].lcp ?? NaN, ours[start].lcp]
              return [ms(plain), ms(nadiLcp), ratio(nadiLcp / plain)]
            }),
          ]
        }),
    ),
  ]
  const broken = promises.filter(isBroken).map(({ title }) => title)
  return { markdown: parts, broken }
}

const HOW = [
  `Chromium imitates a phone of 412 × 823 pixels, its processor slowed down 4, 12 and 20 times, on a network with 562.5 ms to every answer and 1.47 Mbit/s; a new browser for every first visit. All variants hold the sample clinic, take pictures and content from the same server on the same machine, and send everything by the same code, compressed with brotli. As on phones sold in India, no variant fetches the font for devices without Telugu letters.`,
  `- **a** is our own page without script, content block and external stylesheet: the limit.
- **b** is Nadi as its server sends it. Its service worker starts once the page is quiet; what that fetches is not in the kB.
- **c** draws the very same components in the browser, after the table reads of the specification over supabase-js: ten for Home, nine for an illness, eight for the library. Three things favour it: no staff screens in its script, no web fonts, and no request of the browser to ask whether another origin may be read. The settings row is answered by the bench, as visitors may not read that table here.
- **d** is the same components drawn by Astro at build time, its style in the page, without script.`,
  `FCP, LCP and *usable* are ms from the start; TBT is what tasks over 50 ms after the first paint were longer by, until the page rests (in brackets: until it is usable); × compares with a.`,
]

const FIRST_HEAD = [
  '',
  'FCP',
  '×',
  'LCP',
  '×',
  'usable',
  'TBT',
  'longest task',
  'shift',
  'kB',
  'requests',
]

function groups(first: readonly FirstVisitMedian[]): [string, FirstVisitMedian[]][] {
  const titles = [...new Set(first.map(titleOf))]
  return titles.map((title) => [title, first.filter((one) => titleOf(one) === title)])
}

const titleOf = ({ page, cpu }: FirstVisitMedian) => `${page}, CPU ÷${cpu}`

function firstRow(
  { letter, values }: FirstVisitMedian,
  comparedVisits: readonly FirstVisitMedian[],
  names: Record<string, string>,
): string[] {
  const limit = comparedVisits.find((one) => one.letter === 'a')?.values
  return [
    `${letter}: ${names[letter] ?? ''}`,
    ms(values.fcp),
    ratio(values.fcp / (limit?.fcp ?? NaN)),
    ms(values.lcp),
    ratio(values.lcp / (limit?.lcp ?? NaN)),
    ms(values.usable),
    `${ms(values.tbt)} (${ms(values.tbtBeforeUsable)})`,
    ms(values.longest),
    values.cls.toFixed(3),
    values.kB.toFixed(0),
    values.requests.toFixed(0),
  ]
}

function budgetRow(budget: Budget): string[] {
  const { title, is, most, unit } = budget
  const digits = unit === '' ? 3 : unit === '×' ? 2 : unit === 'ms' ? 0 : 1
  return [
    title,
    `${is.toFixed(digits)} ${unit}`.trim(),
    `${most} ${unit}`.trim(),
    isBroken(budget) ? '**broken**' : 'ok',
  ]
}

const ms = (time: number): string => (Number.isNaN(time) ? '–' : time.toFixed(0))
const ratio = (value: number): string => value.toFixed(2)
