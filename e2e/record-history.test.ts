// @module-tag full

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { findAccessibilityViolations } from './accessibility-violations.ts'
import { LONG_TIMEOUT, PHONE, TABLET } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { createPhonePhoto } from './photo.ts'
import {
  findCard,
  openRecordForm,
  openDoctors,
  openScreen,
  submitForm,
  signIn,
  waitForCachedStaffScreens,
} from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'
const MIGRAINE = 'Migraine'

const { clinic, browser } = await openForTests()

test('a Content Manager sees who wrote a text, and restores an earlier one offline', async () => {
  const hers = await tabletOf('sunita')
  const [before] = await qualification()
  const form = await openRecordForm(hers, DOCTOR)
  await form.getByLabel('Qualification').fill('MD, DM, and one word too many')
  await submitForm(form)
  await expect.poll(qualification, LONG_TIMEOUT).toEqual(['MD, DM, and one word too many'])

  const his = await tabletOf('ravi')
  await waitForCachedStaffScreens(his)
  await openHistory(his)
  const newest = his
    .getByRole('list', { name: `History of ${DOCTOR}` })
    .getByRole('listitem')
    .first()
  await newest.getByText('sunita', { exact: true }).waitFor()
  await newest.getByText('After', { exact: true }).first().waitFor()
  await his.keyboard.press('Escape')
  await his.getByRole('button', { name: 'Cancel' }).click()

  await his.context().setOffline(true)
  await openHistory(his)
  await newest.getByRole('button', { name: /^Restore Qualification/ }).click()
  await his.getByRole('button', { name: 'Restore', exact: true }).click()
  await findCard(his, DOCTOR).getByText('Waiting to sync (1)').waitFor()
  await findCard(his, DOCTOR)
    .getByText(before ?? '', { exact: true })
    .waitFor()
  expect(await qualification()).toEqual(['MD, DM, and one word too many'])
  await his.context().setOffline(false)
  await expect.poll(qualification, LONG_TIMEOUT).toEqual([before])
})

test('the history of an illness includes its pictures, and restores a deleted one (AC-419)', async () => {
  const page = await tabletOf('meera')
  await openScreen(page, clinic, 'health-library/illnesses', 'Manage Illnesses')
  const before = await picturesOf(MIGRAINE)
  const form = await openIllness(page)
  const photo = await createPhonePhoto(page, { width: 600, height: 400 })
  await form.getByLabel('Click to upload Add a picture').setInputFiles(photo)
  const last = before.length + 1
  await form.getByLabel(`Description of picture ${last}`).fill('A dark room')
  await submitForm(form)
  await expect.poll(() => picturesOf(MIGRAINE), LONG_TIMEOUT).toEqual([...before, 'A dark room'])

  const again = await openIllness(page)
  await again.getByRole('button', { name: `Remove picture ${last}` }).click()
  await submitForm(again)
  await expect.poll(() => picturesOf(MIGRAINE), LONG_TIMEOUT).toEqual(before)

  const third = await openIllness(page)
  await third.getByRole('button', { name: 'History' }).click()
  const historyList = page.getByRole('list', { name: `History of ${MIGRAINE}` })
  const newest = historyList.getByRole('listitem').first()
  await newest.getByText('Illness picture deleted.').waitFor()
  await newest.getByRole('img').first().waitFor()
  await historyList.getByText('Illness picture added.').first().waitFor()
  expect(await findAccessibilityViolations(page, [PHONE, TABLET])).toEqual([])
  await newest.getByRole('button', { name: /^Restore what was deleted/ }).click()
  await page.getByText('Restored. The change will be sent with the next sync.').waitFor()
  await expect.poll(() => picturesOf(MIGRAINE), LONG_TIMEOUT).toEqual([...before, 'A dark room'])
})

async function openIllness(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${MIGRAINE}`, exact: true }).click()
  return page.getByRole('dialog', { name: 'Edit Illness' })
}

async function picturesOf(illness: string): Promise<(string | null)[]> {
  const rows = await clinic.sql<{ alt_text: string | null }>(
    `select p.alt_text from public.health_library_images p
    join public.health_library_illnesses i on i.id = p.illness_id
    where i.illness_name = $1 order by p.display_order, p.id`,
    [illness],
  )
  return rows.map(({ alt_text }) => alt_text)
}

async function openHistory(page: Page): Promise<void> {
  const form = await openRecordForm(page, DOCTOR)
  await form.getByRole('button', { name: 'History' }).click()
}

async function qualification(): Promise<string[]> {
  const rows = await clinic.sql<{ qualification: string }>(
    'select qualification from public.doctors where name = $1',
    [DOCTOR],
  )
  return rows.map((row) => row.qualification)
}

async function tabletOf(username: string): Promise<Page> {
  const context = await browser.newContext({ viewport: TABLET })
  const page = await context.newPage()
  await signIn(page, clinic, await createStaffAccount(clinic.sql, { username }))
  await openDoctors(page, clinic)
  return page
}
