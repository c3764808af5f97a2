// @module-tag full

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readPublicPages } from '../tools/public-pages.ts'
import {
  listCachedFiles,
  DESKTOP,
  clearHttpCache,
  launchBrowser,
  PHONE,
  collectPageProblems,
  TABLET,
  waitForCompleteWorker,
} from './browser.ts'
import { openClinic, type Clinic } from './clinic.ts'
import { FIRST_PASSWORD, requireSite } from './site-fixture.ts'
import {
  findCard,
  openRecordForm,
  expectInHeader,
  openDoctors,
  signIn,
  waitForCachedStaffScreens,
} from './staff.ts'

/** Features that the oldest supported browsers lack; removed before any script of ours runs. */
const OLDER = `
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name]
  for (const name of ['structuredClone', 'reportError', 'requestIdleCallback', 'scheduler'])
    delete globalThis[name]
  delete AbortSignal.timeout
  delete Set.prototype.union
  delete URL.canParse
  delete Response.json
  delete Intl.Segmenter
  delete Promise.withResolvers
  if (globalThis.HTMLFormElement) delete HTMLFormElement.prototype.requestSubmit
  if (globalThis.Navigator) delete Navigator.prototype.userActivation
`

let clinic: Clinic
let browser: Browser
let site: string
beforeAll(async () => {
  site = await siteOfOlderWorker()
  ;[clinic, browser] = await Promise.all([openClinic(site), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await clinic.close()
  await rm(site, { recursive: true, force: true })
})

test('a browser of the baseline opens every page, also offline, and finds an illness (S-79)', async () => {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true })
  await context.addInitScript(OLDER)
  const page = await context.newPage()
  const problems = collectPageProblems(page)
  const pages = await readPublicPages(site)
  for (const path of pages) {
    await page.goto(clinic.url + path)
    await waitForHydration(page)
  }
  await waitForCompleteWorker(page)
  await expect.poll(() => listCachedFiles(page, 'pictures')).not.toEqual([])
  await clinic.down()
  await clearHttpCache(page)
  for (const path of pages) {
    await page.goto(clinic.url + path)
    await waitForHydration(page)
  }
  await page.goto(`${clinic.url}/health-library`)
  await page.getByRole('searchbox').fill('migrane')
  await page
    .getByRole('heading', { name: /migraine/i })
    .first()
    .waitFor()
  expect(problems).toEqual([])
  await context.close()
  await clinic.up()
})

test('a browser of the baseline signs in and edits offline, and the edit is sent (S-79)', async () => {
  const context = await browser.newContext({ viewport: TABLET })
  await context.addInitScript(OLDER)
  const page = await context.newPage()
  const problems = collectPageProblems(page)
  const superadmin = { id: '', username: 'superadmin', password: FIRST_PASSWORD }
  await signIn(page, clinic, superadmin, 'a password of the floor')
  await waitForCachedStaffScreens(page)
  await clinic.down()
  await openDoctors(page, clinic)
  const form = await openRecordForm(page, 'Dr. Imran Baig')
  await form.getByLabel('Full Name').fill('Dr. Imran Baig of old')
  await page.keyboard.press('Control+s')
  await form.waitFor({ state: 'detached' })
  await findCard(page, 'Dr. Imran Baig of old').waitFor()
  await page.reload()
  await findCard(page, 'Dr. Imran Baig of old').waitFor()
  await clinic.up()
  await expectInHeader(page, 'All saved')
  const doctors = await clinic.sql(`select 1 from public.doctors where name like '% of old'`)
  expect(doctors).toHaveLength(1)
  expect(problems).toEqual([])
  await context.close()
})

test('below the baseline a page stays as the server rendered it: text, links and calls work, and no error is reported (S-79)', async () => {
  const context = await browser.newContext({ viewport: DESKTOP })
  await context.addInitScript('delete Object.hasOwn')
  // As in a browser that cannot parse the script.
  await context.route('**/assets/{index,libraries}-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class { unknown words' }),
  )
  const page = await context.newPage()
  const problems = collectPageProblems(page)
  await page.goto(clinic.url)
  await page.getByRole('navigation').getByRole('link', { name: 'Doctors' }).first().click()
  await page.getByRole('heading', { name: 'Dr. Imran Baig' }).waitFor()
  expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Services' }).first().click()
  await page.waitForURL('**/services')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

  await page.goto(`${clinic.url}/login`)
  await page.getByText('This browser is too old for this page.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

/** Only the running app sets this attribute. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** A test cannot inject into a worker before it starts. */
async function siteOfOlderWorker(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-older-'))
  await cp(requireSite(), folder, { recursive: true })
  const worker = join(folder, 'service-worker.js')
  await writeFile(worker, `${OLDER};${await readFile(worker, 'utf8')}`)
  return folder
}
