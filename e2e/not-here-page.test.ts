import type { ServerResponse } from 'node:http'

import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import { listCachedPages, LONG_TIMEOUT, PHONE, waitForWorkerControl } from './browser.ts'
import { openForTests } from './fixture.ts'
import { openNetwork, type Network } from './network.ts'

/** Pending, they would use all connections of a browser to one server. */
const abort = (response: ServerResponse) => void response.destroy()

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

test('a phone that loses the network before anything is cached shows the numbers to call (S-83)', async () => {
  // The worker, and the page that it caches as it is installed; the app never comes.
  network.treat((path) =>
    path.startsWith('/assets/') && !path.includes('/start-') ? abort : 'pass',
  )
  await page.goto(`${network.url}/te/doctors`, { waitUntil: 'commit' })
  await waitForWorkerControl(page)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toEqual(['/te/doctors'])
  await context.setOffline(true)
  const response = await page.goto(`${network.url}/te/emergency/stroke`)
  expect(response?.status()).toBe(503)
  await page.getByRole('heading', { name: 'ఈ పేజీ ఇంకా ఈ ఫోన్‌లో లేదు' }).waitFor()
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links.slice(0, 2)).toEqual(['tel:108', 'tel:112'])
  expect(links[2]).toMatch(/^tel:\+?\d{6,}/)
  expect(await listCachedPages(page)).toEqual(['/te/doctors'])

  await context.setOffline(false)
  await page.getByRole('link').last().click()
  await page.getByRole('heading', { level: 1, name: /పక్షవాతం/ }).waitFor()
})

test('the emergency cards are cached before the files of the app (S-83)', async () => {
  const asked: string[] = []
  network.treat((path) => {
    asked.push(path)
    return 'pass'
  })
  await page.goto(`${network.url}/doctors`)
  await expect
    .poll(() => listCachedPages(page), LONG_TIMEOUT)
    .toEqual(expect.arrayContaining(['/emergency', '/emergency/stroke']))
  // The worker's list begins with the shell.
  await expect.poll(() => asked, LONG_TIMEOUT).toContain('/shell.html')
  expect(asked.indexOf('/emergency/stroke')).toBeGreaterThan(-1)
  expect(asked.indexOf('/emergency/stroke')).toBeLessThan(asked.indexOf('/shell.html'))
})

test('a mistyped address opens from the worker too', async () => {
  await page.goto(`${network.url}/doctors`)
  await waitForWorkerControl(page)
  await context.setOffline(true)
  for (const path of ['/Doctors', '//doctors']) {
    await page.goto(network.url + path)
    expect(new URL(page.url()).pathname).toBe('/doctors')
    await page.getByRole('heading', { name: 'Meet Our Doctors' }).waitFor()
  }
})
