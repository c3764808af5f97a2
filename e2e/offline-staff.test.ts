import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { findBrokenPictures, PHONE, TABLET, collectPageProblems } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { deviceForTests, openForTests } from './fixture.ts'
import { createPhonePhoto, PHOTOGRAPHER } from './photo.ts'
import {
  findCard,
  openRecordForm,
  expectInHeader,
  waitForEverythingSaved,
  openDoctors,
  submitForm,
  signIn,
  waitForCachedStaffScreens,
} from './staff.ts'

const NEWCOMER = 'Dr. Ananya Offline'
const COLLEAGUE = 'Dr. Imran Baig'

const { clinic, browser } = await openForTests()
const tablet = await deviceForTests(TABLET)
let sunita: Person
beforeAll(async () => {
  sunita = await createStaffAccount(clinic.sql, { mustChange: true })
})

// S-49, S-53, S-66, threat 21, D3, D8
test('a doctor added offline survives a closed browser, is stored once, and reaches a patient within a minute (AC-432, threat 21)', async () => {
  const patient = await patientOnDoctorsPage()
  const problems = await workOffline()

  const page = await reopenOffline(problems)
  expect(await storedRows()).toEqual([])
  await page.context().setOffline(false)
  await waitForEverythingSaved(page)

  const [row, ...otherRows] = await storedRows()
  expect(otherRows).toEqual([])
  expect(row?.['qualification']).toBe('MD, DM')
  await onePictureWithoutItsPlace(String(row?.['photo']))
  expect(await colleague()).toMatchObject({ specialisation: 'Epilepsy and EEG' })
  expect(await logOf(sunita)).toEqual([`Added doctor: ${NEWCOMER}`, `Updated doctor: ${COLLEAGUE}`])
  await appearsWithoutReload(patient)
  expect(problems).toEqual([])
})

/** A phone that has had the page open since before, with a fake clock. */
async function patientOnDoctorsPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE })
  await context.clock.install()
  const page = await context.newPage()
  await page.goto(`${clinic.url}/doctors`)
  await page.getByRole('heading', { name: COLLEAGUE }).waitFor()
  await page.evaluate(() => Object.assign(window, { openedOnce: true }))
  return page
}

async function workOffline(): Promise<string[]> {
  const context = await tablet.open()
  const page = await context.newPage()
  const problems = collectPageProblems(page)
  await signIn(page, clinic, sunita, 'a password of her own')
  await openDoctors(page, clinic)
  await waitForCachedStaffScreens(page)
  const photo = await createPhonePhoto(page, { width: 1200, height: 800 })
  await context.setOffline(true)

  await page.getByRole('button', { name: 'Add Doctor' }).click()
  const added = page.getByRole('form', { name: 'Add New Doctor' })
  await added.getByLabel('Full Name').fill(NEWCOMER)
  await added.getByLabel('Qualification').fill('MD, DM')
  await added.getByLabel('Click to upload Photo').setInputFiles(photo)
  await added.getByText('On this device').waitFor()
  await submitForm(added)
  const edited = await openRecordForm(page, COLLEAGUE)
  await edited.getByLabel('Specialisation').fill('Epilepsy and EEG')
  await submitForm(edited)
  await expectInHeader(page, 'Waiting to sync (2)')
  await context.close()
  return problems
}

async function reopenOffline(problems: string[]): Promise<Page> {
  const context = await tablet.open({ offline: true })
  const page = await context.newPage()
  collectPageProblems(page, problems)
  await openDoctors(page, clinic)
  await expectInHeader(page, 'Waiting to sync (2)')
  const card = findCard(page, NEWCOMER)
  await card.getByText('Waiting to sync (1)').waitFor()
  await findCard(page, COLLEAGUE).getByText('Epilepsy and EEG').waitFor()
  await card.locator('img').waitFor()
  expect(await findBrokenPictures(page)).toEqual([])
  return page
}

function storedRows(): Promise<Record<string, unknown>[]> {
  return clinic.sql('select * from public.doctors where name = $1', [NEWCOMER])
}

async function colleague(): Promise<unknown> {
  const [row] = await clinic.sql('select * from public.doctors where name = $1', [COLLEAGUE])
  return row
}

/** One file more than the sample clinic has: smaller, upright, and without a location. */
async function onePictureWithoutItsPlace(address: string): Promise<void> {
  const files = await clinic.sql<{ name: string }>(
    `select name from storage.objects where bucket_id = 'doctors' and name ~ '^\\d{13}-'`,
  )
  expect(files).toEqual([{ name: address.split('/').at(-1) }])
  const page = await browser.newPage()
  const response = await page.goto(clinic.url + address)
  const bytes = (await response?.body())?.toString('latin1') ?? ''
  expect(bytes.length).toBeGreaterThan(500)
  expect(bytes).not.toMatch(/exif|gps|asha/i)
  expect(bytes).not.toContain(PHOTOGRAPHER)
  const size = await page.evaluate(() => {
    const [image] = document.images
    return { width: image?.naturalWidth, height: image?.naturalHeight }
  })
  expect(size).toEqual({ width: 800, height: 1200 })
  await page.close()
}

/** The log lines of this user's changes to content, in order. */
async function logOf({ id }: Person): Promise<string[]> {
  const rows = await clinic.sql<{ description: string }>(
    `select description from public.activity_logs
    where user_id = $1 and table_affected = 'doctors' order by created_at, description`,
    [id],
  )
  return rows.map(({ description }) => description)
}

async function appearsWithoutReload(patient: Page): Promise<void> {
  const card = patient.getByRole('heading', { name: NEWCOMER })
  expect(await card.count()).toBe(0)
  // One poll: 60 seconds, and up to 10 % more.
  await patient.clock.fastForward(66_000)
  await card.waitFor({ timeout: 10_000 })
  expect(await findBrokenPictures(patient)).toEqual([])
  expect(await patient.locator('main img').count()).toBe(7)
  expect(await patient.evaluate(() => 'openedOnce' in window)).toBe(true)
}
