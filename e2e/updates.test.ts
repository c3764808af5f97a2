// @module-tag full

import { rm } from 'node:fs/promises'

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { listCachedPages, LONG_TIMEOUT, PHONE, TABLET, waitForCompleteWorker } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { BUILD, readBuild, createNewerBuild } from './newer-build.ts'
import { openDoctors, submitForm, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()
let newerSite: string
beforeAll(async () => {
  newerSite = await createNewerBuild()
})
afterAll(async () => {
  await rm(newerSite, { recursive: true, force: true })
})

/** The older worker is released once it has been idle for a while, and the browser decides when. */
const LONG = { timeout: 60_000, interval: 1_000 }

test('a tab with unsaved input keeps it while another tab updates, and can update later (D10)', async () => {
  await serveOlder()
  const context = await browser.newContext({ viewport: TABLET })
  const typing = await context.newPage()
  await signIn(typing, clinic, await createStaffAccount(clinic.sql))
  await openDoctors(typing, clinic)
  await waitForCompleteWorker(typing)
  const reading = await context.newPage()
  await reading.goto(clinic.url)
  await typing.getByRole('button', { name: 'Add Doctor' }).click()
  const form = typing.getByRole('form', { name: 'Add New Doctor' })
  await form.getByLabel('Full Name').fill('Dr. Half Typed')
  await typing.evaluate(() => Object.assign(window, { openedOnce: true }))

  await clinic.down()
  await clinic.up(newerSite)
  await reading.reload()
  await reading.getByText('A newer version is ready.').waitFor(LONG)
  expect(await readBuild(reading)).toBe('first')
  await typing.getByRole('button', { name: 'Use it now' }).click()
  await typing.getByText('Please save what you are typing first.').waitFor()

  await reading.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect.poll(() => buildOnceOlderRests(reading), LONG_TIMEOUT).toBe('second')
  await reading.getByRole('heading', { name: 'Contact' }).first().waitFor()
  await untouched(typing)

  await submitForm(form)
  await typing.getByText('Doctor added successfully!').waitFor()
  await untouched(typing, false)
  await typing.getByRole('button', { name: 'Use it now' }).click()
  await expect.poll(() => readBuild(typing).catch(() => 'reloading'), LONG_TIMEOUT).toBe('second')
  await typing.getByRole('heading', { name: 'Dr. Half Typed' }).waitFor()
  await context.close()
})

test('a visitor who navigates with full page loads gets the newer version with the second page, once it is installed', async () => {
  const page = await olderPageWithNewerServer()
  await page.addInitScript(() => {
    window.addEventListener('DOMContentLoaded', () => {
      const build = document.querySelector('meta[name="newer"]') ? 'second' : 'first'
      const before = window.sessionStorage.getItem('shown') ?? ''
      window.sessionStorage.setItem('shown', `${before}${location.pathname} ${build}, `)
    })
  })
  await page.goto(`${clinic.url}/doctors`)
  await expect.poll(() => buildOnceOlderRests(page), LONG).toBe('second')
  await page.getByRole('heading', { name: 'Meet Our Doctors' }).waitFor()
  const shownPages = await page.evaluate(() => window.sessionStorage.getItem('shown'))
  expect(shownPages).toBe('/doctors first, /doctors second, ')
  await expectOnlyNewer(page)
  await page.context().close()
})

test('an open page updates while it is hidden, and not before', async () => {
  const page = await olderPageWithNewerServer()
  await page.mouse.click(5, 5)
  await page.evaluate(() => Object.assign(window, { openedOnce: true }))
  await page.waitForTimeout(1_500)
  expect(await page.evaluate(() => 'openedOnce' in window)).toBe(true)
  // As on a phone when another app is in front.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => buildOnceOlderRests(page), LONG).toBe('second')
  await expectOnlyNewer(page)
  await page.context().close()
})

const unfetched = (url: URL) => url.pathname === '/shell.html'

test('a newer version that failed to load at first is offered once it is available', async () => {
  const page = await olderPage()
  await clinic.down()
  await clinic.up(newerSite)
  // A flaky connection: the worker loads, but its files do not.
  await page.context().route(unfetched, (route) => route.abort())
  // As the page does every hour.
  expect(await checkForUpdate(page)).toBe('redundant')
  expect(await checkForUpdate(page)).toBe('redundant')
  await page.context().unroute(unfetched)
  expect(await checkForUpdate(page)).toBe('installed')
  await page.getByText('A newer version is ready.').waitFor(LONG)
  await page.context().close()
})

/** Checks for a newer worker, and returns the result. */
function checkForUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const became = new Promise<string>((resolve) => {
      registration?.addEventListener('updatefound', () => {
        const found = registration.installing
        found?.addEventListener('statechange', () => resolve(found.state), { once: true })
      })
    })
    await registration?.update().catch(() => undefined)
    return became
  })
}

/** Whatever an earlier test, or the first attempt of this one, left on the server. */
async function serveOlder(): Promise<void> {
  await clinic.down()
  await clinic.up()
}

/** A device with pages of the older build, while the server has no newer one. */
async function olderPage(): Promise<Page> {
  await serveOlder()
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto(clinic.url)
  await waitForCompleteWorker(page)
  await expect.poll(() => listCachedPages(page), LONG_TIMEOUT).toContain('/doctors')
  return page
}

/** A device with pages of the older build that has just detected the newer one. */
async function olderPageWithNewerServer(): Promise<Page> {
  const page = await olderPage()
  await clinic.down()
  await clinic.up(newerSite)
  await page.goto(clinic.url)
  await page.getByText('A newer version is ready.').waitFor(LONG)
  expect(await readBuild(page)).toBe('first')
  return page
}

/** No page of the older build remains beside the files of the newer one. */
async function expectOnlyNewer(page: Page): Promise<void> {
  await expect.poll(() => listCachedPages(page), LONG).toContain('/doctors')
  const names = await page.evaluate(() => caches.keys())
  expect(names.filter((name) => name.startsWith('pages-'))).toHaveLength(1)
  const html = await (await page.goto(`${clinic.url}/doctors`))?.text()
  expect(html).toContain('name="newer"')
  expect(html).toContain('id="page-content"')
}

/** The previous build, in the same document, with its input. */
async function untouched(typing: Page, formIsOpen = true): Promise<void> {
  expect(await typing.evaluate(() => 'openedOnce' in window)).toBe(true)
  expect(await readBuild(typing)).toBe('first')
  if (!formIsOpen) return
  expect(await typing.getByLabel('Full Name').inputValue()).toBe('Dr. Half Typed')
}

/**
 * A newer worker activates once the older one is idle. A worker stops when idle, but not always
 * while a test watches it: here it is stopped explicitly. Only the older one: a newer one that is
 * stopped forgets the page's message.
 */
async function buildOnceOlderRests(page: Page): Promise<string> {
  try {
    const devTools = await page.context().newCDPSession(page)
    const newer = new Set<string>()
    const active = new Set<string>()
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) {
        if (status === 'installed') newer.add(versionId)
        if (status === 'activated') active.add(versionId)
      }
    })
    await devTools.send('ServiceWorker.enable')
    // Not with page.evaluate: the page treats that as user activity, and does not reload then.
    const { result } = await devTools.send('Runtime.evaluate', { expression: BUILD })
    // If none is waiting, the active one is the newer one, and the page is about to reload.
    const older = newer.size > 0 && result.value === 'first' ? [...active] : []
    for (const versionId of older.filter((id) => !newer.has(id))) {
      await devTools.send('ServiceWorker.stopWorker', { versionId })
    }
    await devTools.detach()
    return String(result.value)
  } catch {
    return 'reloading' // The page may be unloaded during the call.
  }
}
