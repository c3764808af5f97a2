// @module-tag full

import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import {
  clearHttpCache,
  listCachedPages,
  LONG_TIMEOUT,
  PHONE,
  waitForWorkerControl,
  waitForCompleteWorker,
} from './browser.ts'
import { openForTests } from './fixture.ts'
import { openNetwork, type Network } from './network.ts'
import { requireSite } from './site-fixture.ts'

/** What a slow network has delivered so far: the page, the files it refers to, and the worker. */
const shell = await readFile(join(requireSite(), 'shell.html'), 'utf8')
const isOfTheFirstSeconds = (path: string) =>
  path === '/service-worker.js' || !path.includes('.') || shell.includes(path)

/** The rest is aborted: pending, six pictures would use all connections of a browser to one server. */
const firstSeconds = (path: string) =>
  isOfTheFirstSeconds(path) ? 'pass' : (response: ServerResponse) => void response.destroy()

const { clinic, browser } = await openForTests()
let network: Network
let context: BrowserContext
let page: Page
beforeEach(async () => {
  network = await openNetwork(clinic.url)
  context = await browser.newContext({ viewport: PHONE })
  page = await context.newPage()
  return async () => {
    await context.close()
    await network.close()
  }
})

test('a first visit that loses the network early still shows its page, and says that it is offline (S-84)', async () => {
  network.treat(firstSeconds)
  await page.goto(`${network.url}/doctors`, { waitUntil: 'commit' })
  await waitForWorkerControl(page)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toEqual(['/doctors'])
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  network.treat(() => 'hang')
  await context.setOffline(true)

  await page.reload()
  await page.getByRole('heading', { name: 'Meet Our Doctors' }).waitFor()
  await page.getByText('Dr. Imran Baig').first().waitFor()
  await page.getByText('You are offline.').waitFor()
})

test('a visitor who loses the network while the app loads is told at once (S-84)', async () => {
  network.treat((path) => (path.includes('/content-sync-') ? 'hang' : firstSeconds(path)))
  await page.goto(`${network.url}/doctors`, { waitUntil: 'commit' })
  const lostRequest = page.waitForRequest(/content-sync-/)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await lostRequest
  await context.setOffline(true)
  await expect.poll(() => page.getByText('You are offline.').isVisible(), LONG_TIMEOUT).toBe(true)
})

test('files missed on a first visit are loaded on the next one, and then every page opens offline (S-84)', async () => {
  network.treat(firstSeconds)
  await page.goto(network.url, { waitUntil: 'commit' })
  await waitForWorkerControl(page)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toEqual(['/'])
  await page.close()
  network.treat(() => 'pass')
  page = await context.newPage()
  await page.goto(network.url)
  await waitForCompleteWorker(page)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/doctors')
  network.treat(() => 'hang')
  await context.setOffline(true)
  await clearHttpCache(page)
  await page.goto(`${network.url}/health-library/migraine`)
  await page.getByRole('heading', { name: 'Migraine', level: 1 }).waitFor()
})
