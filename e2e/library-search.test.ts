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
