import { median } from '../statistics.ts'
import type { FirstVisit } from './first-visit.ts'
import type { FirstVisits } from './first-visits.ts'
import type { Measures } from './measures.ts'
import type { OfflineVisitsOf } from './offline-visits.ts'

type Numbers<T> = { [K in keyof T as T[K] extends number | null ? K : never]: number }

/** The middle of each number; of a moment that never came, NaN. */
function medians<T extends object>(visits: readonly T[]): Numbers<T> {
  const [first] = visits
  const numeric = Object.entries(first ?? {}).filter(([, value]) => typeof value !== 'string')
  const middle = numeric.map(([key]) => {
    const values = visits.map((visit) => (visit as Record<string, number | null>)[key] ?? NaN)
    return [key, median(values)]
  })
  return Object.fromEntries(middle) as Numbers<T>
}

export interface FirstVisitMedian {
  page: string
  cpu: number
  letter: string
  values: Numbers<FirstVisit>
}

export function firstVisitMedians(all: readonly FirstVisits[]): FirstVisitMedian[] {
  return all.map(({ visits, ...which }) => ({ ...which, values: medians(visits) }))
}

export interface OfflineMedian {
  page: string
  cpu: number
  letter: string
  cold: Numbers<Measures>
  warm: Numbers<Measures>
}

export function offlineMedians(all: readonly OfflineVisitsOf[]): OfflineMedian[] {
  return all.map(({ visits, ...which }) => ({
    ...which,
    cold: medians(visits.map(({ cold }) => cold)),
    warm: medians(visits.map(({ warm }) => warm)),
  }))
}
