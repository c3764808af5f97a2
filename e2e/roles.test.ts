// @module-tag full

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import type { StaffScreen } from '../src/admin/screens.ts'
import { getRank, roles, type Role } from '../src/model/roles.ts'
import { DESKTOP, collectPageProblems } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { waitForEverythingSaved, signIn, waitForCachedStaffScreens } from './staff.ts'

/** Every screen of the panel: its name, and the lowest role that may open it. */
const SCREENS: Record<StaffScreen, readonly [title: string, least: Role]> = {
  dashboard: ['Dashboard', 'Viewer'],
  'modern-themes': ['Modern Themes', 'Viewer'],
  account: ['Your Account', 'Viewer'],
  sync: ['Unsent changes', 'Viewer'],
  'hospital-profile': ['Hospital Profile', 'Content Manager'],
  doctors: ['Manage Doctors', 'Content Manager'],
  services: ['Manage Services', 'Content Manager'],
  testimonials: ['Manage Testimonials', 'Content Manager'],
  contact: ['Contact Information', 'Content Manager'],
  'social-media': ['Social Media', 'Content Manager'],
  'health-library/illnesses': ['Manage Illnesses', 'Content Manager'],
  'health-library/categories': ['Manage Categories', 'Content Manager'],
  translations: ['Translations', 'Content Manager'],
  'emergency-cards': ['Manage Emergency Cards', 'Content Manager'],
  notices: ['Manage Notices', 'Content Manager'],
  trash: ['Trash', 'Content Manager'],
  'activity-logs': ['Activity Logs', 'Admin'],
  users: ['User Management', 'Super Admin'],
}

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
      for (const [path, [title, least]] of Object.entries(SCREENS)) {
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
