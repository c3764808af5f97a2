import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isProjectAvailable } from '../supabase/tests/hosted/project.ts'
import { isFullSuite } from '../supabase/tests/suites.ts'
import {
  findBrokenPictures,
  launchBrowser,
  LONG_TIMEOUT,
  PHONE,
  collectPageProblems,
  TABLET,
} from './browser.ts'
import { openHostedClinic, type HostedClinic } from './hosted-site.ts'
import { createPhonePhoto } from './photo.ts'
import { onPolicyReport } from './policy-reports.ts'
import {
  findCard,
  openRecordForm,
  expectInHeader,
  waitForEverythingSaved,
  openDoctors,
  openScreen,
  submitForm,
  signIn,
  waitForCachedStaffScreens,
} from './staff.ts'
import { getCssVariable } from './themes.ts'

const FIRST_PASSWORD = 'chosen in the SQL editor'
const NEWCOMER = 'Dr. Ananya Hosted'

let clinic: HostedClinic
let browser: Browser
let tablet: Page
/** Errors and policy violations of all pages. */
const problems: string[] = []

// In this order, as a clinic would: each step starts where the previous one ended.
describe.runIf(isProjectAvailable())(
  'a clinic on a stand-in for a hosted project',
  { tags: ['full'] },
  () => {
    beforeAll(async () => {
      ;[clinic, browser] = await Promise.all([openHostedClinic(FIRST_PASSWORD), launchBrowser()])
      tablet = await open(TABLET)
    })
    afterAll(async () => {
      await browser.close()
      await clinic.close()
    })

    test('the first account chooses its own password (docs/deploy.md, step 2)', async () => {
      const boss = { id: '', username: 'superadmin', password: FIRST_PASSWORD }
      await signIn(tablet, clinic, boss, 'a password of her own')
      await waitForEverythingSaved(tablet)
      expect(await mustChange()).toBe(false)
    })

    test('a doctor with a photo appears on the public page that was prerendered before', async () => {
      await openDoctors(tablet, clinic)
      const photo = await createPhonePhoto(tablet, { width: 1200, height: 800 })
      await tablet.getByRole('button', { name: 'Add Doctor' }).click()
      const form = tablet.getByRole('form', { name: 'Add New Doctor' })
      await form.getByLabel('Full Name').fill(NEWCOMER)
      await form.getByLabel('Click to upload Photo').setInputFiles(photo)
      await form.getByText('On this device').waitFor()
      await submitForm(form)
      await waitForEverythingSaved(tablet)

      expect(await written('/doctors')).not.toContain(NEWCOMER)
      const patient = await visit('/doctors')
      await patient.getByRole('heading', { name: NEWCOMER }).waitFor(LONG_TIMEOUT)
      expect(await findBrokenPictures(patient)).toEqual([])
      const origins = await patient
        .locator('main img')
        .evaluateAll((images) =>
          images.map((image) => new URL((image as HTMLImageElement).src).origin),
        )
      expect(origins.length).toBe(7)
      expect(new Set(origins)).toEqual(new Set([clinic.project.url]))
      await patient.context().close()
    })

    test('an edit made offline is sent once there is a network', async () => {
      await waitForCachedStaffScreens(tablet)
      await tablet.context().setOffline(true)
      const form = await openRecordForm(tablet, NEWCOMER)
      await form.getByLabel('Specialisation').fill('Epilepsy and EEG')
      await submitForm(form)
      await expectInHeader(tablet, 'Waiting to sync (1)')
      await findCard(tablet, NEWCOMER).getByText('Epilepsy and EEG').waitFor()
      expect(await stored()).toMatchObject({ specialisation: null })
      await tablet.context().setOffline(false)
      await waitForEverythingSaved(tablet)
      expect(await stored()).toMatchObject({ specialisation: 'Epilepsy and EEG' })
    })

    test('an activated theme reaches every visitor', async () => {
      const before = await visit('/')
      const colour = await getCssVariable(before, '--color-primary')
      await openScreen(tablet, clinic, 'modern-themes', 'Modern Themes')
      await tablet.getByRole('button', { name: 'Activate Marigold Courtyard', exact: true }).click()
      const dialog = tablet.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Activate', exact: true }).click()
      await tablet.getByText('Theme activated successfully!').waitFor()
      await before.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect
        .poll(() => getCssVariable(before, '--color-primary'), LONG_TIMEOUT)
        .not.toBe(colour)
      await before.context().close()
    })

    test('the library can be closed and opened again', async () => {
      await openScreen(tablet, clinic, 'health-library/illnesses', 'Manage Illnesses')
      const master = tablet.getByRole('switch', { name: /^Public Visibility/ })
      await master.click()
      await expect.poll(libraryIsOpen, LONG_TIMEOUT).toBe(false)
      const patient = await visit('/health-library')
      await patient.waitForURL(`${clinic.url}/`)
      await patient.context().close()
      await master.click()
      await expect.poll(libraryIsOpen, LONG_TIMEOUT).toBe(true)
      const otherPage = await visit('/health-library')
      await otherPage.getByRole('heading', { level: 1, name: 'Health Library' }).waitFor()
      await otherPage.context().close()
    })

    test('pages prerendered again are complete, without errors or policy violations', async () => {
      expect(await clinic.prerender()).toMatch(/\d+ files written/)
      expect(await written('/doctors')).toContain(NEWCOMER)
      const headers = (await tablet.request.get(clinic.url)).headers()
      expect(headers['content-security-policy']).toContain(clinic.project.url)
      for (const path of ['/', '/doctors', '/contact', '/health-library']) {
        const page = await visit(path)
        await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
        expect(await findBrokenPictures(page)).toEqual([])
        await page.context().close()
      }
      expect(problems).toEqual([])
    })
  },
)

describe.runIf(!isProjectAvailable())(
  'not run: nothing here can stand in for a hosted project',
  () => {
    test('the full suite needs it', () => {
      expect(isFullSuite).toBe(false)
    })
  },
)

async function open(viewport: { width: number; height: number }): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport })
  await onPolicyReport(context, (report) => problems.push(`Not allowed: ${report}`))
  const page = await context.newPage()
  collectPageProblems(page, problems)
  return page
}

async function visit(path: string): Promise<Page> {
  const page = await open(PHONE)
  await page.goto(clinic.url + path)
  return page
}

/** A page on the host, as a search engine reads it. */
async function written(path: string): Promise<string> {
  return (await tablet.request.get(clinic.url + path)).text()
}

async function stored(): Promise<unknown> {
  const [row] = await clinic.project.db.query('select * from public.doctors where name = $1', [
    NEWCOMER,
  ])
  return row
}

async function mustChange(): Promise<unknown> {
  const [row] = await clinic.project.db.query<{ must: boolean }>(
    `select must_change_password as must from public.users where username = 'superadmin'`,
  )
  return row?.must
}

async function libraryIsOpen(): Promise<unknown> {
  const [row] = await clinic.project.db.query<{ open: boolean }>(
    'select health_library_enabled as open from public.modern_site_settings',
  )
  return row?.open
}
