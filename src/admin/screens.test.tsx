// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { getRank, roles, type Role } from '#model/roles.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { contentTypes, type ContentScreen } from './content-types/content-types.ts'
import { groups, screens, type StaffScreen } from './screens.ts'
import { resetDevice, openAdmin } from './testing/open-admin.tsx'

beforeEach(resetDevice)
/** The lowest role that may open each screen without the form of a record, repeated here on purpose. */
const least: Record<Exclude<StaffScreen, ContentScreen>, Role> = {
  dashboard: 'Viewer',
  'modern-themes': 'Viewer',
  trash: 'Content Manager',
  'activity-logs': 'Admin',
  users: 'Super Admin',
  // Ours: editors translate the texts.
  translations: 'Content Manager',
  // Ours: every user has edits and a password.
  sync: 'Viewer',
  account: 'Viewer',
}
/** Content Managers write all content. */
const writing = Object.values(contentTypes).map(({ screen: path }) => [path, 'Content Manager'])
const leastOf = { ...Object.fromEntries(writing), ...least } as Record<StaffScreen, Role>
const mayOpen = (role: Role, path: StaffScreen) => getRank(role) >= getRank(leastOf[path])

test('ranks go from Viewer to Super Admin, and a visitor has none (AC-405)', () => {
  expect([...roles, null].map((role) => [role, getRank(role)])).toEqual([
    ['Viewer', 1],
    ['Content Manager', 2],
    ['Admin', 3],
    ['Super Admin', 4],
    [null, 0],
  ])
})

test('each screen has the URL of the specification (AC-011)', () => {
  const specified = [
    'dashboard',
    'hospital-profile',
    'modern-themes',
    'doctors',
    'services',
    'testimonials',
    'contact',
    'social-media',
    'health-library/illnesses',
    'health-library/categories',
    'activity-logs',
    'users',
  ]
  expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(specified))
})

test('each sidebar link has its own icon, and groups are contiguous', () => {
  const shown = screens.filter(({ hidden }) => !hidden)
  const pictures = shown.map(({ icon }) => icon)
  expect(pictures).toHaveLength(new Set(pictures).size)
  const inOrder = shown.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
  expect(shown).toEqual(inOrder)
})

test.for(roles)(
  'the sidebar of a %s has exactly the screens of that rank (AC-128, AC-129, AC-130, AC-131, AC-405)',
  async (role) => {
    await openAdmin({ user: aUser({ role }) })
    const sidebar = within(await screen.findByRole('navigation', { name: 'Admin' }))
    const links = sidebar.getAllByRole('link').map((link) => link.getAttribute('href'))
    const expected = screens.filter(({ path, hidden }) => !hidden && mayOpen(role, path))
    expect(links).toEqual(expected.map(({ path }) => `/admin/${path}`))
  },
)

const cells = roles.flatMap((role) => screens.map(({ path }) => [role, path] as const))

/** Opens a URL as a role: the heading, whether access was denied, and the requests to the server. */
async function open(role: Role, path: string) {
  const { remote } = await openAdmin({ at: `/admin/${path}`, user: aUser({ role }) })
  const title = (await screen.findByRole('heading', { level: 1 })).textContent
  const isLoaded = () => title !== 'Dashboard' || remote.calls.includes('dashboardCounts')
  await waitFor(() => isLoaded() || Promise.reject(new Error('The dashboard waits')))
  const isTurnedAway = screen.queryByText('You do not have access to that screen.') !== null
  return { title, isTurnedAway, calls: remote.calls }
}

// S-09
test.for(cells)('a %s opens /admin/%s by URL (AC-011, AC-406)', async ([role, path]) => {
  const { title, isTurnedAway, calls } = await open(role, path)
  expect(isTurnedAway).toBe(!mayOpen(role, path))
  expect(title === 'Dashboard').toBe(isTurnedAway || path === 'dashboard')
  if (!isTurnedAway) return
  // No requests besides those of the dashboard.
  cleanup()
  await resetDevice()
  const allowed = (await open(role, 'dashboard')).calls
  await waitFor(() => expect(calls.filter((call) => !allowed.includes(call))).toEqual([]))
})
