import { siteBudgets } from '../../tools/site-sizes.ts'
import type { FirstVisitMedian, OfflineMedian } from './medians.ts'
import type { Sizes } from './sizes.ts'

/** A promise, and what was measured. */
export interface Budget {
  title: string
  is: number
  most: number
  unit: 'kB' | '×' | 'ms' | ''
}

export interface Measured {
  sizes: Sizes
  first: readonly FirstVisitMedian[]
  offline: readonly OfflineMedian[]
}

/** The budgets of the public site. Milliseconds are only compared with what was measured beside them. */
export function budgets({ sizes, first, offline }: Measured): Budget[] {
  return [
    kB(
      'HTML of Home with its style and content',
      sizes.html['b']?.['Home'] ?? NaN,
      siteBudgets.home,
    ),
    kB('script before a patient can use a page', sizes.script, siteBudgets.script),
    kB(
      'everything a patient downloads, pictures and content apart',
      sizes.everything,
      siteBudgets.everything,
    ),
    kB(
      'first screen of the panel, all that it needs',
      sizes.firstOfPanel,
      siteBudgets.firstOfPanel,
    ),
    ...firstVisitRatios(first),
    ...first
      .filter(({ letter, cpu }) => letter === 'b' && cpu === 20)
      .map(({ page, values }): Budget => {
        return {
          title: `total blocking time, ${page}, CPU ÷20`,
          is: values.tbt,
          most: 400,
          unit: 'ms',
        }
      }),
    ...blockingRatios(first),
    ...pagesOf(first).map((page): Budget => {
      const shifts = first.filter((one) => one.letter === 'b' && one.page === page)
      const is = Math.max(...shifts.map(({ values }) => values.cls))
      return { title: `layout shift, ${page}`, is, most: 0.02, unit: '' }
    }),
    ...offlineRatios(offline),
  ]
}

export const isBroken = ({ is, most }: Budget): boolean => !(is <= most)

const kB = (title: string, is: number, most: number): Budget => ({ title, is, most, unit: 'kB' })

const pagesOf = (all: readonly { page: string }[]) => [...new Set(all.map(({ page }) => page))]

function firstVisitRatios(first: readonly FirstVisitMedian[]): Budget[] {
  return first
    .filter(({ letter, cpu }) => letter === 'b' && cpu <= 12)
    .flatMap((ours) => {
      const limit = first.find((one) => one.letter === 'a' && isSameVisit(one, ours))
      return (['fcp', 'lcp'] as const).map((paint): Budget => {
        const title = `${paint.toUpperCase()} to the static twin, ${ours.page}, CPU ÷${ours.cpu}`
        return {
          title,
          is: ours.values[paint] / (limit?.values[paint] ?? NaN),
          most: 1.1,
          unit: '×',
        }
      })
    })
}

/** What script costs a slow phone, beside the same page drawn by script alone. */
function blockingRatios(first: readonly FirstVisitMedian[]): Budget[] {
  return first
    .filter(({ letter, cpu }) => letter === 'b' && cpu > 4)
    .map((ours): Budget => {
      const clientRendered = first.find((one) => one.letter === 'c' && isSameVisit(one, ours))
      const title = `total blocking time to the client-rendered page, ${ours.page}, CPU ÷${ours.cpu}`
      return {
        title,
        is: ours.values.tbt / (clientRendered?.values.tbt ?? NaN),
        most: 0.25,
        unit: '×',
      }
    })
}

function offlineRatios(offline: readonly OfflineMedian[]): Budget[] {
  return offline
    .filter(({ letter }) => letter === 'b')
    .flatMap((ours) => {
      const limit = offline.find((one) => one.letter === 'e' && isSameVisit(one, ours))
      return (['cold', 'warm'] as const).map((start): Budget => {
        const title = `offline LCP to the static twin, ${ours.page}, ${start}, CPU ÷${ours.cpu}`
        return { title, is: ours[start].lcp / (limit?.[start].lcp ?? NaN), most: 1.15, unit: '×' }
      })
    })
}

interface Which {
  page: string
  cpu: number
}

const isSameVisit = (one: Which, other: Which) => one.page === other.page && one.cpu === other.cpu
