// @module-tag full

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { TABLET } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { readStore } from './queued-edits.ts'
import {
  findCard,
  openRecordForm,
  expectInHeader,
  waitForEverythingSaved,
  openDoctors,
  submitForm,
  signIn,
} from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'
const NEWCOMER = 'Dr. Waiting Long'

const { clinic, browser } = await openForTests()
let sunita: Person
beforeAll(async () => {
  sunita = await createStaffAccount(clinic.sql)
})

// S-55, D10
test('an account disabled while its tablet was offline sends nothing, loses nothing, and sends all once it is enabled (threat 29, S-10)', async () => {
  const context = await browser.newContext({ viewport: TABLET })
  const page = await context.newPage()
  await signIn(page, clinic, sunita)
  await openDoctors(page, clinic)
  await context.setOffline(true)
  await editTwice(page)
  const before = await content()
  await enable(false)
  await context.setOffline(false)

  await page.getByText('your account or role was changed, or your session has ended').waitFor()
  await expectInHeader(page, 'Signed out on the server')
  expect(await content()).toEqual(before)
  expect(await readStore(page, sunita, 'outbox')).toHaveLength(2)
  await findCard(page, NEWCOMER).getByText('Waiting to sync (1)').waitFor()
  await signInAgain(page)
  await page.getByText('Invalid username or password').waitFor()
  expect(await content()).toEqual(before)

  await enable(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await waitForEverythingSaved(page)
  const after = await content()
  expect(after).toHaveLength(before.length + 1)
  expect(after).toContainEqual({ name: NEWCOMER, qualification: null })
  expect(after).toContainEqual({ name: DOCTOR, qualification: 'Written while away' })
  await context.close()
})

async function editTwice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Doctor' }).click()
  const added = page.getByRole('form', { name: 'Add New Doctor' })
  await added.getByLabel('Full Name').fill(NEWCOMER)
  await submitForm(added)
  const edited = await openRecordForm(page, DOCTOR)
  await edited.getByLabel('Qualification').fill('Written while away')
  await submitForm(edited)
  await expectInHeader(page, 'Waiting to sync (2)')
}

async function enable(enabled: boolean): Promise<void> {
  await clinic.sql('update public.users set is_enabled = $2 where id = $1', [sunita.id, enabled])
}

function content(): Promise<unknown[]> {
  return clinic.sql('select name, qualification from public.doctors order by name')
}

async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.getByLabel(/^Password/).fill(sunita.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}
