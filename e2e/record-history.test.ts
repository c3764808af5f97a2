// @module-tag full

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { findAccessibilityViolations } from './accessibility-violations.ts'
import { LONG_TIMEOUT, PHONE, TABLET } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { createPhonePhoto } from './photo.ts'
import { openScreen, submitForm, signIn } from './staff.ts'

const MIGRAINE = 'Migraine'

const { clinic, browser } = await openForTests()

test('the history of an illness includes its pictures, and restores a deleted one (AC-419)', async () => {
  const context = await browser.newContext({ viewport: TABLET })
  const page = await context.newPage()
  await signIn(page, clinic, await createStaffAccount(clinic.sql))
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
