// @module-tag full

import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  listCachedFiles,
  clearHttpCache,
  listCachedPages,
  LONG_TIMEOUT,
  PHONE,
  waitForCompleteWorker,
} from './browser.ts'
import { openForTests } from './fixture.ts'
import { captivePortal, openNetwork, type Network } from './network.ts'
import { NEW_FILE, createNewerBuild } from './newer-build.ts'

const { clinic, browser } = await openForTests()
let newerSite: string
let network: Network
let context: BrowserContext
let page: Page
beforeAll(async () => {
  newerSite = await createNewerBuild()
})
afterAll(async () => {
  await rm(newerSite, { recursive: true, force: true })
})
beforeEach(async () => {
  network = await openNetwork(clinic.url)
  context = await browser.newContext({ viewport: PHONE })
  page = await context.newPage()
  return async () => {
    await context.close()
    await network.close()
  }
})

test("a captive portal's response for a script is rejected: the older build stays, and the newer one installs later (threat 34)", async () => {
  await page.goto(network.url)
  await waitForCompleteWorker(page)
  await clinic.down()
  await clinic.up(newerSite)
  network.treat((path) => (path === NEW_FILE ? captivePortal('text/javascript') : 'pass'))

  expect(await installed()).toBe('refused')
  await page.goto(`${network.url}/doctors`)
  await page.getByRole('heading', { name: 'Meet Our Doctors' }).waitFor()
  expect(await precached()).not.toContain(NEW_FILE)

  // The captive portal's response is in the HTTP cache now, for a year.
  network.treat(() => 'pass')
  expect(await installed()).toBe('waits')
  const text = await page.evaluate(async (file) => (await caches.match(file))?.text(), NEW_FILE)
  expect(text).toBe(await readFile(join(newerSite, NEW_FILE), 'utf8'))
  await clinic.down()
  await clinic.up()
})

test("a captive portal's response never becomes a page, a picture, or a staff screen (threats 34, 37)", async () => {
  await page.goto(network.url)
  await waitForCompleteWorker(page)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/doctors')
  const picture = '/storage/v1/object/public/doctors/imran-baig.webp'
  await expect.poll(() => listCachedFiles(page, 'pictures'), LONG_TIMEOUT).toContain(picture)
  network.treat((path) =>
    path.startsWith('/assets') ? captivePortal('text/css') : captivePortal('text/html'),
  )
  for (const path of ['/doctors', '/health-library/migraine', '/health-library?q=tremor']) {
    await page.goto(network.url + path)
    await page.getByRole('contentinfo').waitFor()
  }
  await clearHttpCache(page)
  const contentType = await page.evaluate(async (address) => {
    navigator.serviceWorker.controller?.postMessage({ type: 'cache-staff-files' })
    await (await caches.open('pictures')).delete(address)
    const response = await window.fetch(address)
    return response.headers.get('content-type')
  }, picture)
  expect(contentType).toBe('text/html')
  await page.waitForTimeout(500)
  expect(await listCachedPages(page)).not.toContain('/health-library/migraine')
  expect(await listCachedFiles(page, 'staff-files')).toEqual([])
  expect(await listCachedFiles(page, 'pictures')).not.toContain(picture)
  await page.goto(`${network.url}/doctors`)
  await page.getByRole('heading', { name: 'Meet Our Doctors' }).waitFor()
  await page.getByText(/^Could not refresh\. Content as of/).waitFor()
})

test('a network that never responds delays no page, whether opened before or not', async () => {
  await page.goto(network.url)
  await waitForCompleteWorker(page)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/doctors')
  network.treat(() => 'hang')
  for (const [path, words] of [
    ['/doctors', 'Meet Our Doctors'],
    ['/health-library/migraine', 'What It Means'],
  ] as const) {
    const startedAt = Date.now()
    await page.goto(network.url + path, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: words }).waitFor()
    expect(Date.now() - startedAt, path).toBeLessThan(2_500)
  }
})

test('on a network that never responds a search in the URL is answered by the device', async () => {
  await page.goto(network.url)
  await waitForCompleteWorker(page)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/health-library')
  network.treat(() => 'hang')
  await page.goto(`${network.url}/health-library?q=narcolepsy`, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Narcolepsy' }).waitFor()
})

test('a device without content waits briefly for the page itself, then shows the app, never a browser error', async () => {
  network.treat((path) => (path.startsWith('/rest/') ? 'hang' : 'pass'))
  await page.goto(network.url)
  await waitForCompleteWorker(page)
  const response = await page.goto(`${network.url}/doctors`)
  expect(await response?.text()).toContain('Dr. Imran Baig')
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toEqual(['/', '/doctors'])
  const missing = await page.goto(`${network.url}/no/such/page`)
  expect(missing?.status()).toBe(404)
  network.treat(() => 'hang')
  const shell = await page.goto(`${network.url}/services`, { waitUntil: 'commit' })
  expect(shell?.status()).toBe(200)
  await page.getByRole('contentinfo').waitFor()
})

/** Makes the browser check for a newer build, and returns the result. */
function installed(): Promise<'waits' | 'refused'> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const updated = await registration?.update()
    const worker = updated?.installing ?? updated?.waiting
    if (!worker) throw new Error('There is nothing newer')
    while (worker.state === 'installing') {
      await new Promise((resolve) =>
        worker.addEventListener('statechange', resolve, { once: true }),
      )
    }
    return worker.state === 'installed' ? ('waits' as const) : ('refused' as const)
  })
}

async function precached(): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys())
  const [name = ''] = names.filter((one) => one.includes('precache'))
  return listCachedFiles(page, name)
}
