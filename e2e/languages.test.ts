import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import {
  clearHttpCache,
  listCachedPages,
  LONG_TIMEOUT,
  PHONE,
  collectPageProblems,
  waitForCompleteWorker,
} from './browser.ts'
import { openForTests } from './fixture.ts'

const { clinic, browser } = await openForTests()

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ...options })
  const page = await context.newPage()
  await page.goto(clinic.url + path)
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

test(
  'without script a Telugu page is in Telugu and links to its English version (S-72)',
  { tags: ['full'] },
  async () => {
    const page = await open('/te/doctors', { javaScriptEnabled: false })
    await heading(page, 'మా వైద్యులు').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('te')
    expect(await page.locator('link[hreflang="en"]').getAttribute('href')).toMatch(/\/doctors$/)
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL(`${clinic.url}/doctors`)
    await heading(page, 'Meet Our Doctors').waitFor()
    await page.getByRole('link', { name: 'తెలుగు' }).click()
    await page.waitForURL(`${clinic.url}/te/doctors`)
    await page.context().close()
  },
)

test('a Telugu page hydrates as rendered, finds matches in either language, and keeps the query (S-72)', async () => {
  const page = await open('/')
  const problems = collectPageProblems(page)
  await page.getByRole('link', { name: 'తెలుగు' }).click()
  await page.waitForURL(`${clinic.url}/te`)
  await page.goto(`${clinic.url}/te/health-library`)
  await heading(page, 'ఆరోగ్య సమాచారం').waitFor()
  for (const query of ['migraine', 'తలనొప్పి']) {
    await page.getByRole('searchbox').fill(query)
    await page.locator('main a[href="/te/health-library/migraine"]').first().waitFor(LONG_TIMEOUT)
  }
  await page.waitForURL(/q=%E0/)
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(/\/health-library\?q=%E0/)
  expect(new URL(page.url()).pathname).toBe('/health-library')
  expect(problems).toEqual([])
  await page.context().close()
})

test(
  'switching the language in the middle of a page keeps the section (S-72)',
  { tags: ['full'] },
  async () => {
    const page = await open('/health-library/parkinsons-disease')
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    const topOf = () =>
      page.evaluate(() => document.querySelector('#treatment')?.getBoundingClientRect().top ?? -1)
    await page.evaluate(() =>
      document.querySelector('#treatment')?.scrollIntoView({ behavior: 'instant' }),
    )
    const top = await topOf()
    await page.getByRole('link', { name: 'తెలుగు' }).click()
    await page.waitForURL('**/te/health-library/parkinsons-disease#treatment')
    await expect.poll(async () => Math.abs((await topOf()) - top), LONG_TIMEOUT).toBeLessThan(20)
    await page.context().close()
  },
)

test(
  "Home opens in the visitor's last language, and every other URL in its own (S-72)",
  { tags: ['full'] },
  async () => {
    const page = await open('/')
    await page.getByRole('link', { name: 'తెలుగు' }).click()
    await page.waitForURL(`${clinic.url}/te`)
    await page.goto(`${clinic.url}/doctors`)
    await heading(page, 'Meet Our Doctors').waitFor()
    await page.goto(`${clinic.url}/?from=a-friend`)
    await page.waitForURL(`${clinic.url}/te?from=a-friend`)
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.reload()
    await heading(page, 'Vennela Neurology Centre').waitFor()
    expect(await languageOf(page)).toBe('en')
    await page.context().close()
  },
)

test(
  'offline, a Telugu page opens again, and so does its English version; the app starts in the last language (S-72)',
  { tags: ['full'] },
  async () => {
    const page = await open('/te')
    await waitForCompleteWorker(page)
    await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/te/contact')
    await page.context().setOffline(true)
    await clearHttpCache(page)
    await page.goto(`${clinic.url}/te/contact`)
    await page.reload()
    await page.getByRole('heading', { name: 'చిరునామా' }).waitFor()
    expect(await languageOf(page)).toBe('te')
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL(`${clinic.url}/contact`)
    await page.getByRole('heading', { name: 'Address' }).waitFor(LONG_TIMEOUT)
    expect(await languageOf(page)).toBe('en')
    // The page after the switch tells the worker the chosen language.
    await page.getByRole('link', { name: 'తెలుగు' }).click()
    await page.waitForURL(`${clinic.url}/te/contact`)
    await expect
      .poll(
        async () => {
          await page.goto(`${clinic.url}/?from=installed`)
          return new URL(page.url()).pathname
        },
        { ...LONG_TIMEOUT, interval: 1_000 },
      )
      .toBe('/te')
    // Every other URL determines its language.
    await page.goto(`${clinic.url}/`)
    expect(await languageOf(page)).toBe('en')
    await page.context().close()
  },
)
