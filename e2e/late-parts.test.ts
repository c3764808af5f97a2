import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { FULL_SUITE_ONLY, isFullSuite } from '../supabase/tests/suites.ts'
import { LONG_TIMEOUT, PHONE } from './browser.ts'
import { openForTests } from './fixture.ts'

const { clinic, browser } = await openForTests()

const CARD = '/emergency/stroke'
/** Each kind of public page. */
const PAGES = [
  CARD,
  '/',
  '/doctors',
  '/services',
  '/testimonials',
  '/contact',
  '/health-library?q=stroke',
  '/health-library/stroke',
  '/te/health-library/stroke',
  '/on-this-phone',
]
/** Visits at the same time. */
const AT_ONCE = 3
/** Offers that appear some seconds after the page (src/site/layout/deferred.tsx). */
const isOffer = (file: string) => file.startsWith('banners-')

/** A visit with a phone set to Telugu, which gets the offer; timers run ten times as fast. */
async function visit(path: string, isLost: (file: string) => boolean, tenth = true): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: 'block',
    locale: 'te-IN',
  })
  const page = await context.newPage()
  await page.addInitScript(
    (divisor) => {
      const later = setTimeout
      const sooner = (work: () => void, wait = 0) =>
        later(work, wait >= 1_000 ? wait / divisor : wait)
      Object.assign(window, { setTimeout: sooner })
    },
    tenth ? 10 : 1,
  )
  await page.route(/\/assets\//, (route) =>
    isLost(new URL(route.request().url()).pathname.slice('/assets/'.length))
      ? route.abort()
      : route.continue(),
  )
  await page.goto(clinic.url + path)
  return page
}

/** Long enough for all late parts of a page to be loaded and retried. */
const afterAWhile = (page: Page) => page.waitForTimeout(2_500)

/** Whether the page still has its text, with the number to call. */
async function isThere(page: Page, words: number): Promise<boolean> {
  return (
    (await page.locator('main h1').isVisible()) &&
    (await page.locator('a[href="tel:108"]').first().isVisible()) &&
    (await page.locator('body').innerText()).length > words * 0.9
  )
}

test('a late part that fails to load leaves the page unchanged, and loads once the network is back', async () => {
  let isOffline = true
  const page = await visit(CARD, (file) => isOffline && isOffer(file))
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  const words = (await page.locator('body').innerText()).length
  await afterAWhile(page)
  expect(await isThere(page, words)).toBe(true)
  const offer = page.getByRole('region', { name: 'తెలుగులో చదవండి' })
  expect(await offer.count()).toBe(0)

  isOffline = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => offer.isVisible(), LONG_TIMEOUT).toBe(true)
  // With its style, which failed once as well.
  expect(await offer.evaluate((it) => getComputedStyle(it).display)).toBe('flex')
  await page.context().close()
})

test.for(PAGES)(
  'a failed load of any file that %s requests breaks nothing',
  { tags: ['full'] },
  async (path) => {
    const requested = new Set<string>()
    const free = await visit(path, (file) => !requested.add(file))
    const words = (await free.locator('body').innerText()).length
    await afterAWhile(free)
    await free.context().close()
    expect(requested.size).toBeGreaterThan(5)

    const survivesWithout = async (lostFile: string) => {
      const page = await visit(path, (file) => file === lostFile)
      await afterAWhile(page)
      expect([lostFile, await isThere(page, words)]).toEqual([lostFile, true])
      await page.context().close()
    }
    // Each visit waits more than it computes.
    const files = [...requested]
    while (files.length > 0) await Promise.all(files.splice(0, AT_ONCE).map(survivesWithout))
  },
)

test.for([0, 1, 3, 5, 7])(
  'losing the network %s seconds after hydration breaks nothing, nor does its return',
  { tags: ['full'] },
  async (seconds, { skip }) => {
    skip(!isFullSuite && seconds !== 1, FULL_SUITE_ONLY)
    let isOffline = false
    const page = await visit(CARD, () => isOffline, false)
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    const words = (await page.locator('body').innerText()).length
    await page.waitForTimeout(seconds * 1_000)
    isOffline = true
    await page.context().setOffline(true)
    await page.waitForTimeout(8_000)
    expect(await isThere(page, words)).toBe(true)
    isOffline = false
    await page.context().setOffline(false)
    await afterAWhile(page)
    expect(await isThere(page, words)).toBe(true)
    await page.context().close()
  },
)

test(
  'a page that fails to render stays as it was, with its numbers, and says so',
  { tags: ['full'] },
  async () => {
    const page = await visit('/doctors', () => false)
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    const words = (await page.locator('body').innerText()).length
    // Only the age of the content changes the broken component.
    await page.waitForResponse(/pull/)
    await page.evaluate(() => {
      Object.assign(Date.prototype, {
        getMonth() {
          throw new Error('a fault of ours')
        },
      })
    })
    await page.context().setOffline(true)
    await page.getByRole('alert').getByText('This page has stopped working.').waitFor()
    expect(await isThere(page, words)).toBe(true)
    await page.context().setOffline(false)
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Services' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Our Services' }).waitFor()
    await page.context().close()
  },
)

test('the page without content shows whom to call if the app does not load', async () => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(`${clinic.url}/admin`)
  const call = page.getByRole('link', { name: '108' })
  expect(await call.isVisible()).toBe(false)
  await expect.poll(() => call.isVisible(), LONG_TIMEOUT).toBe(true)
  await page.getByRole('link', { name: 'Pages for patients' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.close()
})
