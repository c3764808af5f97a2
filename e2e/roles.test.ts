// @module-tag full

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import type { ContentScreen } from '../src/admin/content-types/content-types.ts'
import type { StaffScreen } from '../src/admin/screens.ts'
import { listScreens } from '../src/admin/testing/list-screens.ts'
import { getRank, roles, type Role } from '../src/model/roles.ts'
import { DESKTOP, collectPageProblems } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { waitForEverythingSaved, signIn, waitForCachedStaffScreens } from './staff.ts'

/** Every screen of the panel but those of lists: its name, and the lowest role that may open it. */
const others: Record<Exclude<StaffScreen, ContentScreen>, readonly [title: string, least: Role]> = {
  dashboard: ['Dashboard', 'Viewer'],
  'modern-themes': ['Modern Themes', 'Viewer'],
  account: ['Your Account', 'Viewer'],
  sync: ['Unsent changes', 'Viewer'],
  translations: ['Translations', 'Content Manager'],
  trash: ['Trash', 'Content Manager'],
  'activity-logs': ['Activity Logs', 'Admin'],
  users: ['User Management', 'Super Admin'],
}
const SCREENS: readonly [path: string, title: string, least: Role][] = [
  ['hospital-profile', 'Hospital Profile', 'Content Manager'],
  ['contact', 'Contact Information', 'Content Manager'],
  ...listScreens.map(({ path, heading }): [string, string, Role] => [
    path,
    heading,
    'Content Manager',
  ]),
  ...Object.entries(others).map(([path, screen]): [string, string, Role] => [path, ...screen]),
]

const { clinic, browser } = await openForTests()

// S-09, S-53
test.for(roles)(
  'online and offline, a %s opens the screens of that rank, and is redirected from the others (AC-405, AC-406)',
  async (role) => {
    const context = await browser.newContext({ viewport: DESKTOP })
    const page = await context.newPage()
    const problems = collectPageProblems(page)
    const username = `one-${getRank(role)}`
    await signIn(page, clinic, await createStaffAccount(clinic.sql, { role, username }))
    await waitForCachedStaffScreens(page)
    await waitForEverythingSaved(page)
    for (const network of ['with', 'without']) {
      await context.setOffline(network === 'without')
      for (const [path, title, least] of SCREENS) {
        const may = getRank(role) >= getRank(least)
        expect.soft(await shownAt(page, path), `${path} ${network} a network`).toEqual({
          title: may ? title : 'Dashboard',
          turnedAway: !may,
        })
      }
    }
    expect(problems).toEqual([])
    await context.close()
  },
)

/** What a user finds who types a URL. */
async function shownAt(page: Page, path: string) {
  // A reloaded page keeps its notices.
  await page.goto('about:blank')
  await page.goto(`${clinic.url}/admin/${path}`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const notice = page.getByText('You do not have access to that screen.')
  return { title, turnedAway: (await notice.count()) > 0 }
}
