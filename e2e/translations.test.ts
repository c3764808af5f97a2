// @module-tag full

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { createFingerprint } from '../src/model/fingerprints.ts'
import { findAccessibilityViolations } from './accessibility-violations.ts'
import { TABLET } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { deviceForTests, openForTests } from './fixture.ts'
import {
  openRecordForm,
  waitForEverythingSaved,
  hasFocus,
  openDoctors,
  openScreen,
  submitForm,
  signIn,
  waitForCachedStaffScreens,
} from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'
const TELUGU = 'డా. ఇమ్రాన్ బేగ్ గారు'

const { clinic } = await openForTests()
const tablet = await deviceForTests(TABLET)
let sunita: Person
beforeAll(async () => {
  sunita = await createStaffAccount(clinic.sql)
  // The sample clinic's Telugu texts of this doctor.
  await clinic.sql(
    `update public.doctors set translations = '{}', translated_from = '{}' where name = $1`,
    [DOCTOR],
  )
})

const openTranslations = (page: Page) => openScreen(page, clinic, 'translations', 'Translations')

/** The doctor's row in the list of translations. */
const toDo = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Doctors' }).getByRole('row').filter({ hasText: name })

// D17
test("a doctor's Telugu is written offline, sent with its fingerprint, and out of date once the English changes (S-82, R16)", async () => {
  const context = await tablet.open()
  const page = await context.newPage()
  await signIn(page, clinic, sunita)
  await openTranslations(page)
  await waitForCachedStaffScreens(page)
  await context.setOffline(true)

  await toDo(page, DOCTOR).getByRole('link', { name: 'Full Name' }).click()
  const form = page.getByRole('form', { name: 'Edit Doctor' })
  const field = form.getByLabel('Full Name (తెలుగు)')
  await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true)
  expect.soft(await findAccessibilityViolations(page, [TABLET]), 'the form').toEqual([])
  await page.setViewportSize(TABLET)
  await page.keyboard.insertText(TELUGU)
  await submitForm(form)
  // Back in the list, at the next task.
  await hasFocus(toDo(page, DOCTOR).getByRole('link', { name: 'Qualification' }))
  await context.setOffline(false)
  await waitForEverythingSaved(page)
  const [row] = await clinic.sql(
    'select translations, translated_from from public.doctors where name = $1',
    [DOCTOR],
  )
  expect(row).toEqual({
    translations: { te: { name: TELUGU } },
    translated_from: { te: { name: createFingerprint(DOCTOR) } },
  })

  await openDoctors(page, clinic)
  const again = await openRecordForm(page, DOCTOR)
  await again.getByLabel('Full Name').fill('Dr. Imran B. Baig')
  await submitForm(again)
  await waitForEverythingSaved(page)
  await openTranslations(page)
  await page.getByLabel('Show').selectOption('outdated')
  await toDo(page, 'Dr. Imran B. Baig').getByRole('link', { name: 'Full Name' }).waitFor()
  expect.soft(await findAccessibilityViolations(page, [TABLET]), 'the list').toEqual([])
  await context.close()
})
