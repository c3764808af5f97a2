// @module-tag full

import { expect, test } from 'vitest'

import { PHONE, collectPageProblems } from './browser.ts'
import { openForTests } from './fixture.ts'

const SAMPLE = 'The car park is behind the clinic now'

const { clinic, browser } = await openForTests()

test('a page rendered before a notice ended hydrates without it, and hardly moves (S-86)', async () => {
  const page = await (
    await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  ).newPage()
  const problems = collectPageProblems(page)
  await page.addInitScript(() => {
    const now = Date.now.bind(Date)
    // The sample's last day is in the past, as the page was rendered years ago.
    Date.now = () => now() + 5 * 365 * 86_400_000
    const observed = { shift: 0 }
    Object.assign(window, { seen: observed })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) observed.shift += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const response = await page.goto(clinic.url)
  expect(await response?.text()).toContain(`>${SAMPLE}<`)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await page.getByText(SAMPLE).waitFor({ state: 'detached' })
  // The notice alone: 91 px of 844 are 0.0998.
  expect(await page.evaluate(() => (window as unknown as { seen: Seen }).seen.shift)).toBeLessThan(
    0.1,
  )
  expect(problems).toEqual([])
  await page.context().close()
})

interface Seen {
  shift: number
}
interface LayoutShift extends PerformanceEntry {
  value: number
}
