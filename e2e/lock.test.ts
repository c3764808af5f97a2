// @module-tag full

import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

import { TABLET } from './browser.ts'
import { createStaffAccount, type Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { readStore } from './queued-edits.ts'
import {
  openRecordForm,
  waitForEverythingSaved,
  openDoctors,
  submitForm,
  signIn,
  waitForCachedStaffScreens,
} from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'

const { clinic, browser } = await openForTests()
let person: Person
let context: BrowserContext
let page: Page
let people = 0
beforeEach(async () => {
  people += 1
  person = await createStaffAccount(clinic.sql, { username: `sunita-${people}` })
  context = await browser.newContext({ viewport: TABLET, hasTouch: true })
  page = await context.newPage()
  await signIn(page, clinic, person)
  await openDoctors(page, clinic)
  await waitForEverythingSaved(page)
  return () => context.close()
})

const locked = (onPage: Page = page) => onPage.getByRole('heading', { name: 'Locked' })
const lock = async () => {
  await page.getByRole('button', { name: 'Lock this tablet' }).click()
  await locked().waitFor()
}
async function unlock(password: string, onPage: Page = page): Promise<void> {
  await onPage.getByLabel('Password').fill(password)
  await onPage.getByRole('button', { name: 'Unlock' }).click()
}
const readable = () => page.evaluate(() => document.documentElement.innerHTML)

test('a locked tablet shows nothing, survives an offline reload, and unlocks where the user was (S-55)', async () => {
  await waitForCachedStaffScreens(page)
  await context.setOffline(true)
  const first = await openRecordForm(page, DOCTOR)
  await first.getByLabel('Qualification').fill('Waiting')
  await submitForm(first)
  const form = await openRecordForm(page, DOCTOR)
  await form.getByLabel('Specialisation').fill('Half typed')
  await lock()
  for (const state of ['locked', 'reloaded']) {
    if (state === 'reloaded') await page.reload()
    await locked().waitFor()
    const text = await readable()
    expect(text).not.toContain(DOCTOR)
    expect(text).not.toContain('Half typed')
    expect(text).toContain(person.username)
  }
  await unlock('not it')
  await page.getByText('That password is not right').waitFor()
  await unlock(person.password)
  const restored = page.getByRole('form', { name: 'Edit Doctor' })
  await restored.waitFor()
  expect(await restored.getByLabel('Specialisation').inputValue()).toBe('Half typed')
  expect(await readStore(page, person, 'outbox')).toHaveLength(1)
})

test('locking covers every tab within a second, and unlocking one unlocks all (S-55)', async () => {
  const otherTab = await context.newPage()
  await openDoctors(otherTab, clinic)
  await lock()
  await locked(otherTab).waitFor({ timeout: 1_000 })
  await unlock(person.password, otherTab)
  await otherTab.getByRole('heading', { name: 'Manage Doctors' }).waitFor()
  await page.getByRole('heading', { name: 'Manage Doctors' }).waitFor({ timeout: 1_000 })
  expect(await locked().count()).toBe(0)
})

test('navigating away and back, or to the sign-in page, does not bypass the lock (S-55)', async () => {
  await lock()
  await page.goto(`${clinic.url}/doctors`)
  await page.goBack()
  await locked().waitFor()
  await page.goto(`${clinic.url}/login`)
  await locked().waitFor()
  await page.goto(`${clinic.url}/admin/users`)
  await locked().waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
})
