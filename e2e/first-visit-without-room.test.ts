// @module-tag full

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import {
  LONG_TIMEOUT,
  PHONE,
  collectPageProblems,
  waitForWorkerControl,
  waitForCompleteWorker,
} from './browser.ts'
import { openForTests } from './fixture.ts'
import { openNetwork } from './network.ts'
import { requireSite } from './site-fixture.ts'

const { clinic, browser } = await openForTests()
let context: BrowserContext
let page: Page
let problems: string[]
beforeEach(async () => {
  context = await browser.newContext({ viewport: PHONE })
  page = await context.newPage()
  problems = collectPageProblems(page)
  return () => context.close()
})

test.for([50_000, 300_000, 700_000, 1_200_000])(
  'a phone with only %s bytes of storage reads, searches and shows the sign-in while online',
  async (quotaSize) => {
    const devTools = await context.newCDPSession(page)
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: clinic.url, quotaSize })
    await page.goto(clinic.url)
    await waitForWorkerControl(page)
    await readsAndSearches(clinic.url)
    await page.goto(`${clinic.url}/login`)
    await page.getByLabel('Username').waitFor()
    expect(problems.filter((problem) => !/quota/i.test(problem))).toEqual([])
  },
)

test('a phone whose storage never responds reads, searches and shows the sign-in', async () => {
  const worker = await readFile(join(requireSite(), 'service-worker.js'), 'utf8')
  const network = await openNetwork(clinic.url)
  network.treat((path) =>
    path === '/service-worker.js'
      ? (response) => {
          response.writeHead(200, { 'content-type': 'text/javascript' })
          response.end(`addEventListener('message', ({ data }) => {
            if (data === 'be silent') caches.open = caches.match = () => new Promise(() => {})
          });${worker}`)
        }
      : 'pass',
  )
  await page.goto(network.url)
  await waitForCompleteWorker(page)
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('be silent'))
  await readsAndSearches(network.url)
  await page.goto(`${network.url}/login`)
  await expect.poll(() => page.getByLabel('Username').isVisible(), LONG_TIMEOUT).toBe(true)
  await network.close()
})

async function readsAndSearches(url: string): Promise<void> {
  await page.goto(`${url}/health-library`)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await page.getByRole('searchbox').fill('guraka')
  const found = page
    .getByRole('main')
    .getByRole('link', { name: 'Obstructive Sleep Apnoea' })
    .first()
  await expect.poll(() => found.isVisible(), LONG_TIMEOUT).toBe(true)
  await page.goto(`${url}/emergency/stroke`)
  await page.getByRole('heading', { name: 'Do this now' }).waitFor()
}
