// @module-tag full

import { expect, test } from 'vitest'

import { TABLET } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { readEverythingOn } from './device-contents.ts'
import { openForTests } from './fixture.ts'
import { waitForEverythingSaved, openDoctors, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()

test('logging out in one tab signs out another one within a second (threat 33, S-54)', async () => {
  const person = await createStaffAccount(clinic.sql, { username: 'canary-name' })
  const context = await browser.newContext({ viewport: TABLET })
  const page = await context.newPage()
  await signIn(page, clinic, person)
  await openDoctors(page, clinic)
  await waitForEverythingSaved(page)
  const otherTab = await context.newPage()
  await openDoctors(otherTab, clinic)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await otherTab.waitForURL('**/login', { timeout: 1_000 })
  expect(await readEverythingOn(otherTab)).not.toContain(person.username)
  await context.close()
})
