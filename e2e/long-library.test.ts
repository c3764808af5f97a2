// @module-tag full

import { setTimeout } from 'node:timers/promises'

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { findAccessibilityViolations } from './accessibility-violations.ts'
import { LONG_TIMEOUT, PHONE, collectPageProblems } from './browser.ts'
import { openForTests } from './fixture.ts'

const TOPICS = 700
/** CPU slowdown: topics then load for seconds. */
const SLOW_PHONE = 8

const { clinic, browser } = await openForTests()
let everything = 0
beforeAll(async () => {
  await clinic.sql(
    `insert into public.health_library_illnesses
      (illness_name, slug, short_summary, category_id, visibility, display_order)
    select 'Topic ' || to_char(n, 'FM0000'), 'topic-' || n, 'What is known of it.', c.id, 'published', 1000 + n
    from generate_series(1, $1) n, public.health_library_categories c where c.slug = 'stroke'`,
    [TOPICS],
  )
  const [counted] = await clinic.sql<{ all: number }>(
    `select count(*)::int as all from public.health_library_illnesses
    where visibility = 'published'`,
  )
  everything = counted?.all ?? 0
})

const waitForCount = (page: Page, where: string) =>
  page.getByText(`${everything} topics. ${where}`, { exact: true }).first().waitFor()

test('without script a long library can be paged, filtered by category, and searched (M6)', async () => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${clinic.url}/health-library`)
  const cards = page.locator('main li h3 a')
  expect(await cards.count()).toBe(300)
  await waitForCount(page, 'Page 1 of 3')
  // By keyboard: without script, a click cannot wait for cards that grow as they scroll into view.
  await page.getByRole('link', { name: 'Next page' }).press('Enter')
  await page.waitForURL('**/health-library?page=2#topics')
  await page.getByRole('link', { name: 'Next page' }).press('Enter')
  await page.waitForURL('**/health-library?page=3#topics')
  expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0)
  expect(await cards.count()).toBe(everything - 600)

  await page.getByRole('link', { name: 'Stroke', exact: true }).press('Enter')
  await page.waitForURL('**/health-library?category=stroke*')
  await page.getByRole('link', { name: 'Next page' }).press('Enter')
  await page.waitForURL('**/health-library?category=stroke&page=2#topics')
  expect(await page.locator('main li h2 a').count()).toBe(300)

  await page.goto(`${clinic.url}/health-library?q=topic`)
  await page.getByText(/^7\d\d topics$/).waitFor()
  expect(await cards.count()).toBe(300)
  expect(await page.getByRole('button', { name: /^Show all/ }).count()).toBe(0)
  await context.close()
})

test('a page of a long library hydrates as rendered, and its neighbours open at their top', async () => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const problems = collectPageProblems(page)
  await page.goto(`${clinic.url}/health-library?page=2`)
  const first = await page.locator('main li h3 a').first().textContent()
  await waitForCount(page, 'Page 2 of 3')
  expect(await page.locator('main li h3 a').first().textContent()).toBe(first)

  await page.getByRole('link', { name: 'Next page' }).click()
  const announcement = page.getByText(`${everything} topics. Page 3 of 3`, { exact: true }).first()
  await announcement.waitFor()
  expect(await announcement.evaluate((text) => text === document.activeElement)).toBe(true)
  await expect
    .poll(() => announcement.evaluate((text) => text.getBoundingClientRect().top < 400))
    .toBe(true)
  await page.goBack()
  await waitForCount(page, 'Page 2 of 3')
  expect(problems).toEqual([])
  expect(await findAccessibilityViolations(page)).toEqual([])
  await context.close()
})

test('a search of a long library hydrates once the device has all topics, and finds the same', async () => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const problems = collectPageProblems(page)
  await page.goto(`${clinic.url}/health-library?q=stroke`)
  const renderedName = await page.locator('main li h3 a').first().textContent()
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  expect(await page.locator('main li h3 a').first().textContent()).toBe(renderedName)
  await page.getByRole('searchbox').fill('topic 0650')
  await expect
    .poll(() => page.locator('main li h3 a:visible').first().textContent(), LONG_TIMEOUT)
    .toBe('Topic 0650')
  expect(problems).toEqual([])
  await context.close()
})

test('in A to Z of a long library a letter leads to its own page before all topics are loaded', async () => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE })
  await page.goto(`${clinic.url}/health-library?view=a-z`)
  const letters = page.getByRole('region', { name: 'Letters' })
  await letters.getByRole('link', { name: 'V', exact: true }).click()
  await waitForCount(page, 'Page 3 of 3')
  await page.waitForURL('**/health-library?view=a-z&page=3#letter-v')
  const heading = page.getByRole('heading', { name: 'V', exact: true })
  // It is among the last ones: the page is too short to scroll it to the top.
  await expect
    .poll(() => heading.evaluate((text) => text.getBoundingClientRect().top), LONG_TIMEOUT)
    .toSatisfy((top: number) => top > 0 && top < PHONE.height)
  await context.close()
})

test('going back from a topic returns to the same place in A to Z', async () => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${clinic.url}/health-library?view=a-z`)
  // Only once all topics are loaded.
  await page.locator('a[href$="&page=3#letter-v"]').waitFor()
  await page.getByRole('link', { name: 'B', exact: true }).click()
  const scrolled = () => page.evaluate(() => window.scrollY)
  await expect.poll(scrolled, LONG_TIMEOUT).toBeGreaterThan(0)
  await page.mouse.wheel(0, 700)
  const topic = page.getByRole('link', { name: 'Epilepsy', exact: true })
  const place = async () => (await topic.boundingBox())?.y ?? -1
  await expect.poll(place, LONG_TIMEOUT).toBeLessThan(PHONE.height / 2)
  const before = await place()
  await topic.click()
  await page.getByRole('heading', { level: 1, name: 'Epilepsy' }).waitFor()
  await page.goBack()
  await topic.waitFor({ state: 'attached' })
  // It would move just after it was rendered.
  await setTimeout(300)
  expect(await place()).toBe(before)
  await context.close()
})
