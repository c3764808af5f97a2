// @module-tag full

import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import {
  listCachedFiles,
  listCachedPages,
  LONG_TIMEOUT,
  PHONE,
  collectPageProblems,
  waitForCompleteWorker,
} from './browser.ts'
import { listPagePictures } from './clinic.ts'
import { openForTests } from './fixture.ts'

const { clinic, browser } = await openForTests()
let context: BrowserContext
let page: Page
let problems: string[]
/** The number of pictures that the clinic shows. */
let all: number
beforeAll(async () => {
  all = (await listPagePictures(clinic.sql)).length
})
beforeEach(async () => {
  context = await browser.newContext({ viewport: PHONE })
  page = await context.newPage()
  problems = collectPageProblems(page)
  await page.goto(clinic.url)
  await waitForCachedFiles()
  return () => context.close()
})

test('when the storage is full the pictures are evicted, and the text is cached and up to date (D11)', async () => {
  await page.goto(`${clinic.url}/doctors`)
  await page.waitForLoadState('networkidle')
  await setRoom(100)
  // For half a minute Chromium's databases use a cached quota.
  await page.waitForTimeout(31_000)
  await clinic.sql(
    `update public.doctors set name = 'Dr. Late', expertise_details = repeat('Expert. ', 2000)
    where name = 'Dr. Imran Baig'`,
  )
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('heading', { name: 'Dr. Late' }).waitFor()
  await expect.poll(() => pictures(), LONG_TIMEOUT).toBeLessThan(all)

  await context.setOffline(true)
  for (const [path, words] of [
    ['/doctors', 'Dr. Late'],
    ['/health-library/migraine', 'What It Means'],
  ] as const) {
    await page.goto(clinic.url + path)
    await page.getByRole('heading', { name: words }).waitFor()
  }
  // Prefetching pauses for a while, or the next page would fill the device again.
  await context.setOffline(false)
  await setRoom(1_000_000_000)
  await page.goto(`${clinic.url}/contact`)
  await page.waitForTimeout(2_000)
  expect(await pictures()).toBeLessThan(all)
  expect(problems).toEqual([])
})

test('on a full device no error is shown: cached content stays, and opens offline', async () => {
  await setRoom(0)
  await clinic.sql(`update public.services set service_name = service_name || ' and more'`)
  for (const path of ['/services', '/health-library/migraine', '/contact']) {
    await page.goto(clinic.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(1_500)
  }
  await context.setOffline(true)
  await page.goto(`${clinic.url}/services`)
  await page.getByRole('heading', { name: 'Our Services' }).first().waitFor()
  await page.goto(`${clinic.url}/health-library/migraine`)
  await page.getByRole('heading', { name: 'What It Means' }).waitFor()
  expect(problems).toEqual([])

  // Once there is room again the text is cached automatically.
  await context.setOffline(false)
  await setRoom(1_000_000_000)
  await page.goto(`${clinic.url}/services`)
  await page.getByRole('main').getByText(' and more').first().waitFor()
})

async function waitForCachedFiles(): Promise<void> {
  await waitForCompleteWorker(page)
  await expect.poll(() => pictures(), LONG_TIMEOUT).toBe(all)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/testimonials')
}

async function pictures(): Promise<number> {
  return (await listCachedFiles(page, 'pictures')).length
}

/** Limits the quota to this many bytes more than the current use; with none, to less than that. */
async function setRoom(bytes: number): Promise<void> {
  const devTools = await context.newCDPSession(page)
  const { usage } = await devTools.send('Storage.getUsageAndQuota', { origin: clinic.url })
  const quotaSize = bytes === 0 ? 1_000 : usage + bytes
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: clinic.url, quotaSize })
}
