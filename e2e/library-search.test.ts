import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { LONG_TIMEOUT, PHONE } from './browser.ts'
import { openForTests } from './fixture.ts'

const { clinic, browser } = await openForTests()

const query = (page: Page) => new URL(page.url()).searchParams.toString()

test('typing finds what was meant and writes it into the address, not into the history', async () => {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const box = page.getByRole('searchbox')
  const cards = page.locator('main h2 a:visible, main h3 a:visible')
  await page.goto(`${clinic.url}/health-library`)
  await box.click()
  const before = await page.evaluate(() => history.length)
  await box.pressSequentially('siezure', { delay: 60 })
  await page
    .getByText(/^No exact match. \d similar topics$/)
    .first()
    .waitFor()
  await expect.poll(() => query(page), LONG_TIMEOUT).toBe('q=siezure')
  expect(await page.evaluate(() => history.length)).toBe(before)

  await page.getByRole('link', { name: 'Epilepsy and Blackouts', exact: true }).click()
  await expect
    .poll(() => query(page), LONG_TIMEOUT)
    .toBe('q=siezure&category=epilepsy-and-blackouts')
  const found = await cards.allTextContents()
  await cards.first().click()
  await page.getByRole('heading', { level: 1, name: found[0] ?? '' }).waitFor()
  await page.goBack()
  await expect.poll(() => cards.allTextContents(), LONG_TIMEOUT).toEqual(found)
  expect(await box.inputValue()).toBe('siezure')
  await page.goBack()
  await expect.poll(() => query(page), LONG_TIMEOUT).toBe('q=siezure')
  expect(
    await page.getByRole('link', { name: 'All Categories' }).getAttribute('aria-current'),
  ).toBe('true')
  await context.close()
})

test('on a small phone the number of an urgent search stands high on the page, in each language', async () => {
  const viewport = { width: 320, height: 640 }
  const context = await browser.newContext({ viewport, hasTouch: true })
  const page = await context.newPage()
  // In Telugu the heading above it has two lines.
  const highest = { '/health-library': 400, '/te/health-library': 450 }
  for (const [path, limit] of Object.entries(highest)) {
    await page.goto(`${clinic.url}${path}`)
    await page.getByRole('searchbox').pressSequentially('face drooping', { delay: 30 })
    const call = page.locator('main section[data-level="emergency"] a[href="tel:108"]')
    await call.waitFor()
    const bottom = () => call.evaluate((link) => link.getBoundingClientRect().bottom)
    await expect.poll(bottom, { ...LONG_TIMEOUT, message: path }).toBeLessThan(limit)
  }
  await context.close()
})

test('a query whose search cannot be loaded says so and lists nothing, until the search is loaded', async () => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const search = /\/assets\/search-engine-.*\.js/
  await page.route(search, (route) => route.abort())
  await page.goto(`${clinic.url}/health-library`)
  const cards = page.locator('main h2 a:visible, main h3 a:visible')
  const box = page.getByRole('searchbox')
  await box.pressSequentially('stroke', { delay: 30 })
  const note = page.getByText('Search is not available now. In an emergency, call 108.').first()
  await note.waitFor()
  expect(await cards.count()).toBe(0)
  await box.fill('')
  await expect.poll(() => cards.count(), LONG_TIMEOUT).toBeGreaterThan(10)
  await box.fill('stroke')
  await page.unroute(search)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => cards.first().textContent(), LONG_TIMEOUT).toBe('Stroke')
  await context.close()
})
