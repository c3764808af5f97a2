// @module-tag full

import type { BrowserContext, Locator, Page, Route } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import { TABLET } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { readEverythingOn } from './device-contents.ts'
import { openForTests } from './fixture.ts'
import { readStore } from './queued-edits.ts'
import {
  openRecordForm,
  expectInHeader,
  waitForEverythingSaved,
  openDoctors,
  submitForm,
  signIn,
} from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'

const { clinic, browser } = await openForTests()
let person: Person
let context: BrowserContext
let page: Page
let people = 0
beforeEach(async () => {
  people += 1
  person = await createStaffAccount(clinic.sql, { username: `canary-name-${people}` })
  context = await browser.newContext({ viewport: TABLET })
  page = await context.newPage()
  await signIn(page, clinic, person)
  await openDoctors(page, clinic)
  await waitForEverythingSaved(page)
  return () => context.close()
})

test('logging out with unsent edits asks, and staying keeps all of them (threat 32, S-54)', async () => {
  await context.setOffline(true)
  await changeQualification('canary-waiting')
  const question = await logOut()
  expect(await question.getByRole('button', { name: 'Send now and log out' }).isDisabled()).toBe(
    true,
  )
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  await expectInHeader(page, 'Waiting to sync (1)')
  expect(await readStore(page, person, 'outbox')).toHaveLength(1)
})

test('unsent edits can be sent before logging out (threat 32, S-54)', async () => {
  // Holds the request back until it is released.
  const heldRoute = new Promise<Route>((resolve, reject) => {
    page.route('**/rpc/sync_push', (route) => resolve(route), { times: 1 }).catch(reject)
  })
  await changeQualification('Sent at the last moment')
  const question = await logOut()
  await question.getByRole('button', { name: 'Send now and log out' }).click()
  await question.getByRole('button', { name: 'Sending...' }).waitFor()
  await (await heldRoute).continue()
  await page.waitForURL('**/login')
  expect(await qualification()).toBe('Sent at the last moment')
})

test('logging out in one tab signs out another one within a second (threat 33, S-54)', async () => {
  const otherTab = await context.newPage()
  await openDoctors(otherTab, clinic)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await otherTab.waitForURL('**/login', { timeout: 1_000 })
  expect(await readEverythingOn(otherTab)).not.toContain(person.username)
})

async function changeQualification(text: string): Promise<void> {
  const form = await openRecordForm(page, DOCTOR)
  await form.getByLabel('Qualification').fill(text)
  await submitForm(form)
}

async function logOut(): Promise<Locator> {
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await question.waitFor()
  return question
}

async function qualification(): Promise<string | undefined> {
  const [row] = await clinic.sql<{ qualification: string }>(
    'select qualification from public.doctors where name = $1',
    [DOCTOR],
  )
  return row?.qualification
}
