// @module-tag full

import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser, LONG_TIMEOUT, TABLET, waitForCompleteWorker } from './browser.ts'
import { createStaffAccount, openClinic, type Clinic, type Person } from './clinic.ts'
import { readStore } from './queued-edits.ts'
import { requireSite } from './site-fixture.ts'
import { openRecordForm, waitForEverythingSaved, openDoctors, submitForm, signIn } from './staff.ts'

const KILL_SWITCH = fileURLToPath(
  new URL('../tools/kill-switch/service-worker.js', import.meta.url),
)
/** Breaks every response, at once and in every tab. */
const BROKEN = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => event.respondWith(
  new Response('<h1>Broken</h1>', { headers: { 'content-type': 'text/html' } })))
`

let clinic: Clinic
let browser: Browser
let brokenSite: string
let rescuedSite: string
beforeAll(async () => {
  ;[clinic, browser, brokenSite, rescuedSite] = await Promise.all([
    openClinic(),
    launchBrowser(),
    copyOfSite(),
    copyOfSite(),
  ])
  await writeFile(join(brokenSite, 'service-worker.js'), BROKEN)
  await copyFile(KILL_SWITCH, join(rescuedSite, 'service-worker.js'))
})
afterAll(async () => {
  await browser.close()
  await clinic.close()
  for (const site of [brokenSite, rescuedSite]) await rm(site, { recursive: true, force: true })
})

test('a device with a broken service worker recovers by the kill switch, with every unsent edit and draft (threat 35)', async () => {
  const context = await browser.newContext({ viewport: TABLET })
  const page = await context.newPage()
  const person = await createStaffAccount(clinic.sql)
  await signIn(page, clinic, person)
  await openDoctors(page, clinic)
  await waitForCompleteWorker(page)
  await clinic.down()
  await writeAnEditAndADraft(page, person)
  await page.goto('about:blank')

  await clinic.up(brokenSite)
  await page.goto(clinic.url)
  // A page checks for a newer worker when idle: wait for it.
  const seldom = { ...LONG_TIMEOUT, interval: 3_000 }
  await expect.poll(() => titleOf(page), seldom).toBe('Broken')

  await clinic.down()
  await clinic.up(rescuedSite)
  await page.goto(clinic.url)
  expect(await titleOf(page)).toBe('Broken')
  await page.getByRole('contentinfo').waitFor()
  await expect.poll(() => leftOf(page), LONG_TIMEOUT).toEqual({ workers: 0, caches: [] })
  expect(await readStore(page, person, 'outbox')).toHaveLength(1)
  expect(await readStore(page, person, 'drafts')).toHaveLength(1)

  // Pages register the worker as usual, which must not reload them endlessly.
  await page.goto(`${clinic.url}/doctors`)
  await page.evaluate(() => Object.assign(window, { openedOnce: true }))
  await page.waitForTimeout(3_000)
  expect(await page.evaluate(() => 'openedOnce' in window)).toBe(true)

  await openDoctors(page, clinic)
  await waitForEverythingSaved(page)
  const [row] = await clinic.sql<{ qualification: string }>(
    `select qualification from public.doctors where name = 'Dr. Imran Baig'`,
  )
  expect(row?.qualification).toBe('Written before it broke')
  expect(await readStore(page, person, 'drafts')).toHaveLength(1)
  await context.close()
})

async function writeAnEditAndADraft(page: Page, person: Person): Promise<void> {
  const form = await openRecordForm(page, 'Dr. Imran Baig')
  await form.getByLabel('Qualification').fill('Written before it broke')
  await submitForm(form)
  await page.getByRole('button', { name: 'Add Doctor' }).click()
  await page.getByLabel('Full Name').fill('Dr. Half Typed')
  await expect.poll(() => readStore(page, person, 'drafts'), LONG_TIMEOUT).toHaveLength(1)
  expect(await readStore(page, person, 'outbox')).toHaveLength(1)
}

/** The page's first text, while it may be reloading. */
async function titleOf(page: Page): Promise<string> {
  const title = await page
    .locator('h1')
    .first()
    .textContent({ timeout: 1_000 })
    .catch(() => null)
  if (title !== 'Broken') await page.reload()
  return title ?? ''
}

function leftOf(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }))
}

async function copyOfSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-site-'))
  await cp(requireSite(), folder, { recursive: true })
  return folder
}
