// @module-tag full

import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LONG_TIMEOUT, waitForCompleteWorker } from './browser.ts'
import { openForTests } from './fixture.ts'
import { activateConfig, WIDE } from './themes.ts'

const SHEET = 'https://fonts.googleapis.com/css2?family=Lora&display=optional'
const FILE = 'https://fonts.gstatic.com/s/lora/v1/lora.woff2'

const { clinic, browser } = await openForTests()
let requestedUrls: string[]
beforeAll(async () => {
  // The routes below also apply to requests of the service worker.
  process.env['PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS'] = '1'
})
afterAll(async () => {
  delete process.env['PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS']
})

/** Stands in for the font host, which no test may contact. */
async function withFonts(): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: WIDE })
  requestedUrls = []
  const open = { 'access-control-allow-origin': '*' }
  await context.route('https://fonts.googleapis.com/**', (route) => {
    requestedUrls.push(route.request().url())
    return route.fulfill({
      contentType: 'text/css',
      headers: open,
      body: `@font-face{font-family:Lora;src:url(${FILE}) format('woff2')}`,
    })
  })
  await context.route('https://fonts.gstatic.com/**', (route) => {
    requestedUrls.push(route.request().url())
    return route.fulfill({ contentType: 'font/woff2', headers: open, body: 'a font' })
  })
  return context
}

test('the fonts of a theme are cached for offline use (S-59)', async () => {
  await activateConfig(clinic, {
    typography: { fontFamilies: { heading: 'Lora, serif' }, fontUrls: [SHEET] },
  })
  const context = await withFonts()
  const page = await context.newPage()
  await page.goto(clinic.url)
  await waitForCompleteWorker(page)
  await page.reload()
  const listCachedFonts = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('fonts')).keys()
      const urls = requests.map(({ url }) => url)
      // If the machine has no Telugu font, ours is loaded as well.
      return urls.filter((url) => !url.startsWith(location.origin)).toSorted()
    })
  await expect.poll(listCachedFonts, LONG_TIMEOUT).toEqual([SHEET, FILE])

  requestedUrls.length = 0
  await context.unroute('https://fonts.googleapis.com/**')
  await context.unroute('https://fonts.gstatic.com/**')
  const sheet = await page.evaluate(async (url) => (await window.fetch(url)).text(), SHEET)
  expect(sheet).toContain('font-family:Lora')
  expect(await page.evaluate(async (url) => (await window.fetch(url)).text(), FILE)).toBe('a font')
  await context.close()
})
