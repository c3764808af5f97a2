import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { isFullSuite, FULL_SUITE_ONLY } from '../supabase/tests/suites.ts'
import { readPublicPages } from '../tools/public-pages.ts'
import { PHONE, collectPageProblems } from './browser.ts'
import { openForTests } from './fixture.ts'
import { requireSite } from './site-fixture.ts'

const ILLNESS = '/health-library/obstructive-sleep-apnoea'
/** Content of each page; pages without an entry are recognised by their heading. */
const WORDS: Record<string, string> = {
  '/': 'View All Services',
  '/doctors': 'Dr. Imran Baig',
  '/services': 'Botulinum Toxin Clinic',
  '/testimonials': 'Padma',
  '/contact': '+91 40 5550 0142',
  '/health-library': 'Obstructive Sleep Apnoea',
  [ILLNESS]: 'What It Means',
  '/on-this-phone': 'This page needs JavaScript',
  '/no/such/page': 'Page not found',
}
const PAGES = [...(await readPublicPages(requireSite())), ILLNESS, '/no/such/page']
/** The pages of the daily run; the others are rendered and hydrated by the same code. */
const REPRESENTATIVE = ['/', ILLNESS]

const { clinic, browser } = await openForTests()

async function open(script: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    javaScriptEnabled: script,
    serviceWorkers: 'block',
  })
  return context.newPage()
}

test.for(PAGES)('%s shows its content without script', async (path, { skip }) => {
  skip(!isFullSuite && !REPRESENTATIVE.includes(path), FULL_SUITE_ONLY)
  const page = await open(false)
  await page.goto(clinic.url + path)
  const main = page.getByRole('main')
  expect(await main.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await main.textContent()).toContain(WORDS[path] ?? '')
  expect(await page.getByRole('contentinfo').getByText('All rights reserved.').isVisible()).toBe(
    true,
  )
  // Styled by its inline style: otherwise it would be black on white.
  const color = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  expect(color).not.toBe('rgb(0, 0, 0)')
  await page.context().close()
})

test('without script links, calls, email and the map work', { tags: ['full'] }, async () => {
  const page = await open(false)
  await page.goto(clinic.url)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Health Library' }).click()
  await page.waitForURL('**/health-library')
  await page.getByRole('searchbox').fill('apnoea')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/health-library?**')
  const found = page.getByRole('main').getByRole('link', { name: 'Obstructive Sleep Apnoea' })
  await found.first().waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain('Migraine')
  await found.first().click()
  await page.waitForURL(`**${ILLNESS}`)
  await page.goto(`${clinic.url}/contact`)
  for (const kind of ['tel:', 'mailto:', 'https://www.google.com/maps']) {
    expect(await page.locator(`main a[href^="${kind}"]`).count(), kind).toBeGreaterThan(0)
  }
  await page.context().close()
})

test.for(PAGES)('%s hydrates as rendered, without a shift', async (path, { skip }) => {
  skip(!isFullSuite && !REPRESENTATIVE.includes(path), FULL_SUITE_ONLY)
  const page = await open(true)
  const problems = collectPageProblems(page)
  await page.addInitScript(() => {
    const observed = { shift: 0, changes: [] as string[] }
    Object.assign(window, { seen: observed })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) observed.shift += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const pulled = page.waitForResponse('**/rpc/visitor_pull*')
  await page.goto(clinic.url + path)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  // All content arrives a moment later, and must not move anything either.
  await pulled
  await page.waitForTimeout(1_000)
  const shift = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.shift)
  expect(shift).toBeLessThan(0.02)
  // A hydration mismatch would be reported here, and rendered again.
  expect(problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([])
  await page.context().close()
})

interface Seen {
  shift: number
}
interface LayoutShift extends PerformanceEntry {
  value: number
}

test(
  'the first page hydrates before all content is loaded, and waits for it',
  { tags: ['full'] },
  async () => {
    const page = await open(true)
    let letThrough: (() => void) | undefined
    const released = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/rpc/visitor_pull*', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(clinic.url)
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Doctors' }).click()
    await page.getByText('Loading...').waitFor()
    // A list that is not loaded must not claim to be empty.
    expect(await page.getByText('No doctors available at the moment.').count()).toBe(0)
    letThrough?.()
    await page.getByText('Dr. Imran Baig').first().waitFor()
    await page.context().close()
  },
)
