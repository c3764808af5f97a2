// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { changeRow } from '#db/edits.ts'
import type { Role } from '#model/roles.ts'
import { listDatabases } from '#session/testing/device.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { screens } from './screens.ts'
import { goOffline } from './testing/network.ts'
import { aDoctor, resetDevice, heading, openAdmin, openAsVisitor } from './testing/open-admin.tsx'

beforeEach(resetDevice)
afterEach(() => void vi.restoreAllMocks())
async function sidebar(): Promise<string[]> {
  const [nav] = await screen.findAllByRole('navigation', { name: 'Admin' })
  return within(nav as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '')
}

test('/admin redirects to the dashboard (AC-010)', async () => {
  await openAdmin({ at: '/admin' })
  expect(await heading('Dashboard')).toBeTruthy()
})

test('a spinner shows while the session is loaded (AC-014)', async () => {
  await openAdmin()
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(await heading('Dashboard')).toBeTruthy()
})

test.each(['/admin', ...screens.map(({ path }) => `/admin/${path}`)])(
  'opening %s without a session redirects to /login (AC-015)',
  async (at) => {
    const { remote } = openAsVisitor(at)
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
    await expect.poll(() => remote.calls).toEqual(['ensureDefaultAdmin'])
  },
)

test('an unknown admin URL redirects to the dashboard', async () => {
  await openAdmin({ at: '/admin/no-such-screen' })
  expect(await heading('Dashboard')).toBeTruthy()
})

test('a screen that the role may not open redirects to the dashboard, which says why (S-09)', async () => {
  await openAdmin({ at: '/admin/doctors', user: aUser({ role: 'Viewer' }) })
  expect(await heading('Dashboard')).toBeTruthy()
  expect(screen.getByText('You do not have access to that screen.')).toBeTruthy()
})

test('the layout shows the product, the signed-in user, and a welcome (AC-124, AC-125)', async () => {
  const { user } = await openAdmin()
  await heading('Dashboard')
  expect(screen.getByText('Nadi')).toBeTruthy()
  expect(screen.getByText('Admin Panel')).toBeTruthy()
  const header = within(screen.getByRole('banner'))
  for (const words of ['Welcome back, lakshmi', 'lakshmi', user.email, user.role]) {
    expect(header.getByText(words)).toBeTruthy()
  }
})

test.each<[Role, string]>([
  ['Super Admin', 'purple'],
  ['Admin', 'blue'],
  ['Content Manager', 'green'],
  ['Viewer', 'gray'],
])('the badge of %s is %s (AC-127)', async (role, colour) => {
  await openAdmin({ user: aUser({ role }) })
  await heading('Dashboard')
  const [badge] = screen.getAllByText(role)
  expect(badge?.closest('[data-fixed-color]')?.getAttribute('data-fixed-color')).toBe(colour)
})

test('logging out without unsent edits goes to /login at once (AC-126, AC-121)', async () => {
  await openAdmin()
  await heading('Dashboard')
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  await waitFor(async () => expect(await listDatabases()).toEqual([]))
})

test('logging out with an unsent edit asks; staying keeps it, discarding deletes all data (S-54, threat 32)', async () => {
  const { db } = await openAdmin({ doctors: [aDoctor()] })
  await heading('Dashboard')
  await changeRow(db, 'doctors', aDoctor().id, { fields: { name: 'Dr Rao Garu' } })
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText(/1 change is not on the server yet/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(await db.outbox.count()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard and log out' }))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  await waitFor(async () => expect(await listDatabases()).toEqual([]))
})

test('a question about logging out says so once the edits have been sent, and has nothing to discard (S-54)', async () => {
  const { db } = await openAdmin({ doctors: [aDoctor()] })
  await heading('Dashboard')
  await changeRow(db, 'doctors', aDoctor().id, { fields: { name: 'Dr Rao Garu' } })
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByRole('button', { name: 'Discard and log out' })
  await db.outbox.clear()
  await screen.findByText('All your changes are on the server now. You can log out.')
  expect(screen.queryByRole('button', { name: 'Discard and log out' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
})

test('offline, unsent edits cannot be sent before logging out (S-54, threat 32)', async () => {
  const { db } = await openAdmin({ doctors: [aDoctor()] })
  await heading('Dashboard')
  await changeRow(db, 'doctors', aDoctor().id, { fields: { name: 'Dr Rao Garu' } })
  await goOffline(db)
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  const send = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Send now and log out',
  })
  expect(send.disabled).toBe(true)
})

test('edits behind one that needs a decision cannot be sent before logging out (S-54)', async () => {
  const { db } = await openAdmin({ doctors: [aDoctor()] })
  await heading('Dashboard')
  await changeRow(db, 'doctors', aDoctor().id, { fields: { name: 'Dr Rao Garu' } })
  await db.outbox.toCollection().modify({ state: 'parked' })
  await changeRow(db, 'doctors', aDoctor().id, { fields: { qualification: 'DM' } })
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  const send = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Send now and log out',
  })
  expect(screen.getByText(/The remaining changes need your attention first/)).toBeTruthy()
  expect(send.disabled).toBe(true)
})

test('sending first logs out once all edits are acknowledged (S-54, threat 32)', async () => {
  const { db } = await openAdmin({ doctors: [aDoctor()] })
  await heading('Dashboard')
  await changeRow(db, 'doctors', aDoctor().id, { fields: { name: 'Dr Rao Garu' } })
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send now and log out' }))
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy()
  // The sync engine starts at once.
  await waitFor(async () => expect(await db.meta.get('wanted')).toMatchObject({ value: 1 }))
  await db.outbox.clear()
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  await waitFor(async () => expect(await listDatabases()).toEqual([]))
})

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: text } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save password' }))

test('an initial password must be replaced by a long enough one before anything else (S-04, S-24)', async () => {
  const { remote, startSync } = await openAdmin({ user: aUser({ must_change_password: true }) })
  expect(await screen.findByRole('dialog', { name: 'Choose a new password' })).toBeTruthy()
  type('Current password', 'secret1')
  type('New password', '12345')
  type('Repeat new password', '12345')
  save()
  expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy()
  type('New password', 'own-secret')
  save()
  expect(await screen.findByText('Passwords do not match')).toBeTruthy()
  expect(startSync).not.toHaveBeenCalled()
  type('Repeat new password', 'own-secret')
  save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(remote.accounts[0]?.password).toMatch(/^\$2[aby]\$10\$/)
  expect(startSync).toHaveBeenCalledOnce()
})

test('a session that ended on the server is reported, keeps the edits, and continues after signing in again (S-10)', async () => {
  const { db, remote } = await openAdmin({ doctors: [aDoctor()] })
  await heading('Dashboard')
  await changeRow(db, 'doctors', aDoctor().id, { fields: { name: 'Dr Rao Garu' } })
  remote.endSessions()
  await db.meta.put({ key: 'sync', value: { problem: 'signed-out', answeredAt: null } })
  expect(await screen.findByText(/You are signed out on the server/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
  fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'secret1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByText(/You are signed out on the server/)).toBeNull())
  expect(await db.outbox.count()).toBe(1)
})

test('a new role shows its screens after the next sync cycle (S-10)', async () => {
  const { db, remote, user } = await openAdmin({ user: aUser({ role: 'Content Manager' }) })
  expect(await sidebar()).toContain('Doctors')
  const [account] = remote.accounts
  if (account) account.user = { ...user, role: 'Viewer' }
  await db.meta.put({ key: 'cursor', value: '8.0000abcd.1' })
  await waitFor(async () => expect(await sidebar()).toEqual(['Dashboard', 'Modern Themes']))
})

test('a key that the server refuses names the remedy, and asks no user to sign in (S-61)', async () => {
  const { db, remote } = await openAdmin({ doctors: [aDoctor()] })
  await heading('Dashboard')
  await changeRow(db, 'doctors', aDoctor().id, { fields: { name: 'Dr Rao Garu' } })
  remote.failure = 'key-refused'
  await db.meta.put({ key: 'sync', value: { problem: 'key-refused', answeredAt: 5 } })
  const sentence = /^The server does not accept the key of this website\. Tell its administrator/
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull()
  expect(screen.getByRole('link', { name: /Waiting to sync \(1\)/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  const dialog = await screen.findByRole('dialog', { name: 'Log out?' })
  expect(within(dialog).getByText(sentence)).toBeTruthy()
})

test('a failing server shows a notice with a retry button (S-61)', async () => {
  const { db } = await openAdmin()
  await heading('Dashboard')
  await db.meta.put({ key: 'sync', value: { problem: 'error', answeredAt: 5 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await db.meta.get('wanted')).toMatchObject({ value: 1 }))
})
