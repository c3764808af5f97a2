// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { roles } from '#model/roles.ts'
import { aSession, aUser } from '#session/testing/memory-remote.ts'
import { translate } from '#ui/testing/translate.ts'

import { goOffline } from '../testing/network.ts'
import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

async function openAccount(user = aUser()) {
  const opened = await openAdmin({ at: '/admin/account', user })
  await heading('Your Account')
  return opened
}
const form = () => within(screen.getByRole('form', { name: 'Change password' }))
const type = (label: RegExp, text: string) =>
  fireEvent.change(form().getByLabelText(label), { target: { value: text } })
function change(current: string, next: string, repeated = next) {
  type(/^Current/, current)
  type(/^New/, next)
  type(/^Repeat/, repeated)
  fireEvent.click(form().getByRole('button', { name: 'Save password' }))
}

test.for(roles)('a %s opens their account from their name in the header', async (role) => {
  await openAdmin({ at: '/admin', user: aUser({ role }) })
  await heading('Dashboard')
  fireEvent.click(screen.getByRole('link', { name: /^Your account/ }))
  expect(await heading('Your Account')).toBeTruthy()
})

test('changing the password needs the current one, and sends only a hash (S-24, S-67)', async () => {
  const { remote } = await openAccount()
  change('secret1', '12345')
  expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy()
  change('secret1', 'tea boat lantern', 'tea boat')
  expect(await screen.findByText('Passwords do not match')).toBeTruthy()
  expect(remote.calls).not.toContain('changePassword')
  change('not it', 'tea boat lantern')
  expect(await screen.findByText('The current password is not right')).toBeTruthy()
  change('secret1', 'tea boat lantern')
  expect(await screen.findByText('Your password is changed.')).toBeTruthy()
  expect(remote.accounts[0]?.password).toMatch(/^\$2[aby]\$10\$/)
  expect(form().getByLabelText<HTMLInputElement>(/^Current/).value).toBe('')
})

test('the password form shows errors on a page translated by the browser', async () => {
  await openAccount()
  type(/^Current/, 'not it')
  type(/^New/, 'tea boat lantern')
  type(/^Repeat/, 'tea boat lantern')
  translate()
  fireEvent.submit(screen.getByRole('form', { name: 'Change password' }))
  expect(await screen.findByText('The current password is not right')).toBeTruthy()
  await waitFor(() => expect(form().getByRole('button', { name: 'Save password' })).toBeTruthy())
})

test('a password can be shown while it is typed, with live advice', async () => {
  await openAccount()
  type(/^New/, 'lakshmi 2026')
  expect(form().getByText('Weak: it has the username in it.')).toBeTruthy()
  type(/^New/, 'tea boat lantern')
  expect(form().getByText('Strong.')).toBeTruthy()
  const box = form().getByLabelText(/^New/) as HTMLInputElement
  expect(box.type).toBe('password')
  const [, show] = form().getAllByRole('button', { name: 'Show characters' })
  fireEvent.click(show as HTMLElement)
  expect(box.type).toBe('text')
})

test('the account screen lists sessions and ends all others after a confirmation', async () => {
  const opened = await openAdmin({ at: '/admin', user: aUser() })
  opened.remote.elsewhere = [
    aSession({ id: 'b', user_agent: 'Mozilla/5.0 (iPad; CPU OS 17_0) Version/17.0 Safari/604.1' }),
    aSession({ id: 'c', user_agent: null }),
  ]
  fireEvent.click(await screen.findByRole('link', { name: /^Your account/ }))
  const list = within(await screen.findByRole('list', { name: 'Sessions' }))
  const names = list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
  expect(names).toEqual(['Chrome on Android This device', 'Safari on iPad ', 'A browser '])
  fireEvent.click(screen.getByRole('button', { name: 'Sign out elsewhere' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opened.remote.calls).not.toContain('signOutOthers')
  fireEvent.click(screen.getByRole('button', { name: 'Sign out elsewhere' }))
  const question = within(await screen.findByRole('dialog'))
  fireEvent.click(question.getByRole('button', { name: 'Sign out elsewhere' }))
  expect(await screen.findByText('You are signed out everywhere else.')).toBeTruthy()
  expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy()
})

test('offline, the buttons of the account screen say that they need a connection (S-53)', async () => {
  const { db } = await openAccount()
  await goOffline(db)
  const button = await screen.findByRole('button', { name: 'Save password (needs a connection)' })
  expect((button as HTMLButtonElement).disabled).toBe(true)
  expect(await screen.findByText('This list needs a connection.')).toBeTruthy()
})

test('a session list that failed to load can be retried', async () => {
  const opened = await openAdmin({ at: '/admin', user: aUser() })
  await heading('Dashboard')
  opened.remote.failure = 'broken'
  fireEvent.click(screen.getByRole('link', { name: /^Your account/ }))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  opened.remote.failure = null
  fireEvent.click(retry)
  await waitFor(() => expect(screen.getByText('This device')).toBeTruthy())
})
