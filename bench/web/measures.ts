import type { Page } from 'playwright-core'

/** What the browser itself noted about the opening of a page, in milliseconds from its start. */
export interface Measures {
  fcp: number
  lcp: number
  /** What the largest paint was of. */
  largest: string
  /** What every task longer than 50 ms after the first paint was longer by, added up. */
  tbt: number
  /** The part of it before the page was usable. */
  tbtBeforeUsable: number
  longest: number
  /** All layout shifts added up: a little stricter than the CLS that search engines count. */
  cls: number
  /** When script had made the page usable; null where there is none. */
  usable: number | null
}

const FREE_MS = 50

export async function readMeasures(page: Page): Promise<Measures> {
  const [paints, marks, largest, longTasks, shifts] = await Promise.all([
    noted(page, 'paint'),
    noted(page, 'mark'),
    noted(page, 'largest-contentful-paint'),
    noted(page, 'longtask'),
    noted(page, 'layout-shift'),
  ])
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')?.start ?? NaN
  const usable = marks.find(({ name }) => name === 'usable')?.start ?? null
  const tasks = longTasks.map(({ start, duration }) => ({
    start,
    length: start + duration - Math.max(start, fcp),
  }))
  const blockedUntil = (end: number) =>
    tasks
      .filter(({ start }) => start < end)
      .reduce((sum, { length }) => sum + Math.max(0, length - FREE_MS), 0)
  return {
    fcp,
    lcp: largest.at(-1)?.start ?? NaN,
    largest: largest.at(-1)?.element ?? '',
    tbt: blockedUntil(Infinity),
    tbtBeforeUsable: blockedUntil(usable ?? Infinity),
    longest: Math.max(0, ...tasks.map(({ length }) => length)),
    cls: shifts.reduce((sum, { value }) => sum + value, 0),
    usable,
  }
}

interface Entry {
  name: string
  start: number
  duration: number
  /** How far a layout shift moved things. */
  value: number
  /** The element that was painted. */
  element: string
}

function noted(page: Page, type: string): Promise<Entry[]> {
  return page.evaluate((entryType) => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: entryType, buffered: true })
    return observer.takeRecords().map((entry) => {
      const { name, startTime: start, duration } = entry
      const { value = 0, element, url = '' } = entry as Partial<LargestContentfulPaint & Shift>
      return { name, start, duration, value, element: `${element?.tagName ?? ''} ${url}`.trim() }
    })
  }, type)
}

interface Shift {
  value: number
}
