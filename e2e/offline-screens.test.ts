// @module-tag full

import { expect, test } from 'vitest'

import type { ContentScreen } from '../src/admin/content-types/content-types.ts'
import type { StaffScreen } from '../src/admin/screens.ts'
import { listScreens } from '../src/admin/testing/list-screens.ts'
import { DESKTOP, collectPageProblems } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { waitForEverythingSaved, signIn, waitForCachedStaffScreens } from './staff.ts'

/** The heading of every screen of the panel but those of lists. */
const others: Record<Exclude<StaffScreen, ContentScreen>, string> = {
  dashboard: 'Dashboard',
  'modern-themes': 'Modern Themes',
  account: 'Your Account',
  sync: 'Unsent changes',
  translations: 'Translations',
  trash: 'Trash',
  'activity-logs': 'Activity Logs',
  users: 'User Management',
}
const SCREENS: readonly [path: string, title: string][] = [
  ['hospital-profile', 'Hospital Profile'],
  ['contact', 'Contact Information'],
  ...listScreens.map(({ path, heading }): [string, string] => [path, heading]),
  ...Object.entries(others),
]

const { clinic, browser } = await openForTests()

// src/admin/screens.test.tsx tries every role at every URL.
test('offline, a Super Admin opens every screen by its URL, although none was opened before (AC-428, S-53)', async () => {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  const problems = collectPageProblems(page)
  await signIn(page, clinic, await createStaffAccount(clinic.sql, { role: 'Super Admin' }))
  await waitForCachedStaffScreens(page)
  await waitForEverythingSaved(page)
  await context.setOffline(true)
  for (const [path, title] of SCREENS) {
    await page.goto(`${clinic.url}/admin/${path}`)
    expect.soft(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe(title)
  }
  expect(problems).toEqual([])
  await context.close()
})
