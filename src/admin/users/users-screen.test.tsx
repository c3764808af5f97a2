// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { writeMeta } from '#db/meta.ts'

import { goOffline, loseResponse, reportOffline } from '../testing/network.ts'
import { resetDevice, openAdmin, reported } from '../testing/open-admin.tsx'
import { asha, boss, edit, form, openUsers, ravi, row, save, type } from './testing/open-users.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

test("the list has six columns, the newest account first, and marks the user's own (AC-229, AC-230, AC-231, AC-232, AC-415)", async () => {
  await openUsers([
    asha,
    boss,
    ravi,
    { ...asha, id: 'x', username: 'odd', last_login: 'never was' },
  ])
  const heads = screen.getAllByRole('columnheader').map((cell) => cell.textContent)
  expect(heads).toEqual(['Username', 'Email', 'Role', 'Status', 'Last Login', 'Actions'])
  const names = screen.getAllByRole('row').slice(1)
  expect(names.map((line) => line.querySelector('strong')?.textContent)).toEqual([
    'ravi',
    'asha',
    'odd',
    'boss',
  ])
  expect(screen.getAllByText('(You)')).toHaveLength(1)
  expect(row('boss').getAllByText('(You)')).toHaveLength(1)
  expect(row('ravi').getByText('Nov 05, 2026 15:07')).toBeTruthy()
  expect(row('asha').getByText('Never')).toBeTruthy()
  expect(row('odd').getByText('Invalid date')).toBeTruthy()
  expect(
    row('ravi').getByText('Admin').closest('[data-fixed-color]')?.getAttribute('data-fixed-color'),
  ).toBe('blue')
})

test('a search matches names, email addresses and roles', async () => {
  await openUsers()
  fireEvent.change(screen.getByLabelText('Search users'), { target: { value: 'view' } })
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(row('asha')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Search users'), { target: { value: 'unknown' } })
  expect(await screen.findByText('No user matches your search')).toBeTruthy()
})

test('users can neither delete nor disable themselves in the list (AC-246, AC-247)', async () => {
  const { remote } = await openUsers()
  fireEvent.click(screen.getByRole('button', { name: 'Delete boss' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'You cannot delete your own account',
  )
  fireEvent.click(row('boss').getByRole('switch'))
  expect(await screen.findByText('You cannot disable your own account')).toBeTruthy()
  expect(remote.calls).not.toContain('deleteUser')
  expect(remote.calls).not.toContain('setUserEnabled')
})

const status = () => row('asha').getByRole('switch').getAttribute('aria-checked')

test('the switch in the list enables and disables an account (AC-254)', async () => {
  const { remote, pullUsers } = await openUsers()
  expect(status()).toBe('false')
  fireEvent.click(row('asha').getByRole('switch'))
  await waitFor(() => expect(status()).toBe('true'))
  expect(remote.accounts.find(({ user }) => user.id === asha.id)?.user.is_enabled).toBe(true)
  // Another user disables the account again before this device receives the change: that counts.
  const [account] = remote.accounts.filter(({ user }) => user.id === asha.id)
  if (account) account.user = { ...account.user, is_enabled: false }
  await pullUsers()
  await waitFor(() => expect(status()).toBe('false'))
})

test('deleting a user asks by name; cancelling changes nothing (AC-248, AC-252, AC-419)', async () => {
  const { remote } = await openUsers()
  fireEvent.click(screen.getByRole('button', { name: 'Delete asha' }))
  expect(await screen.findByText('Are you sure you want to delete user "asha"?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(remote.calls).not.toContain('deleteUser')
  fireEvent.click(screen.getByRole('button', { name: 'Delete asha' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('User deleted successfully!')).toBeTruthy()
  expect(remote.accounts.map(({ user }) => user.username)).toEqual(['boss', 'ravi'])
})

// S-07
test("a rejection shows the server's message, a failure without one shows ours (AC-250, AC-251)", async () => {
  const { remote } = await openUsers()
  const last = 'At least one enabled Super Admin is required'
  remote.refusal = last
  fireEvent.click(row('ravi').getByRole('switch'))
  expect(await screen.findByText(last)).toBeTruthy()
  remote.refusal = null
  remote.failure = 'broken'
  fireEvent.click(row('ravi').getByRole('switch'))
  expect(await screen.findByText('Failed to update user status')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete ravi' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Failed to delete user')).toBeTruthy()
  await edit('ravi')
  type(/^Email/, 'other@clinic.invalid')
  save()
  expect(await screen.findByText('Failed to save user')).toBeTruthy()
  remote.failure = 'refused'
  save()
  expect(await screen.findByText('saveUser failed')).toBeTruthy()
  expect(form().getByLabelText<HTMLInputElement>(/^Email/).value).toBe('other@clinic.invalid')
})

test.for(['error', 'busy', 'key-refused'] as const)(
  'a device that could not load the accounts says so: %s (AC-249)',
  async (problem) => {
    const { db } = await openAdmin({ at: '/admin/users', user: boss, doctors: null })
    await writeMeta(db, 'sync', { problem, answeredAt: null })
    expect(await screen.findByText('Failed to load users')).toBeTruthy()
  },
)

test('offline, the accounts can be read, and the buttons say what they need (S-53)', async () => {
  const { db } = await openUsers()
  await goOffline(db)
  for (const name of ['Add User', 'Edit ravi', 'Delete ravi']) {
    const button = await screen.findByRole('button', { name: `${name} (needs a connection)` })
    expect((button as HTMLButtonElement).disabled).toBe(true)
  }
  expect(screen.getByRole('switch', { name: 'ravi: Enabled (needs a connection)' })).toBeTruthy()
  expect(row('ravi').getByText('ravi@clinic.invalid')).toBeTruthy()
})

test("neither the browser's offline flag nor one failed request disables the buttons by itself (S-96)", async () => {
  const { db, remote } = await openUsers()
  await loseResponse(db)
  await screen.findByRole('link', { name: /Offline/ })
  expect(isLocked()).toBe(false)
  await writeMeta(db, 'sync', { problem: null, answeredAt: Date.now() })
  reportOffline()
  await waitFor(() => expect(screen.queryByRole('link', { name: /Offline/ })).toBeNull())
  expect(isLocked()).toBe(false)
  fireEvent.click(row('ravi').getByRole('switch'))
  await waitFor(() => expect(remote.calls).toContain('setUserEnabled'))
})
const isLocked = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add User/ }).disabled

test('unusual names are shown unchanged, as plain text', async () => {
  const odd = `<b>'"; --\u202E=1+1 డాక్టర్ 👩‍⚕️`
  await openUsers([boss, { ...ravi, username: odd }])
  expect(row(odd).getByText('ravi@clinic.invalid')).toBeTruthy()
  expect(document.querySelector('td b')).toBeNull()
  expect(reported).toEqual([])
})
