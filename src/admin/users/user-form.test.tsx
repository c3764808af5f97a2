// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mirrorTable } from '#db/database.ts'

import { findLeftDraft } from '../forms/core/drafts.ts'
import { resetDevice, openAdmin } from '../testing/open-admin.tsx'
import { discardByCancel } from '../testing/user-actions.ts'
import {
  add,
  boss,
  edit,
  fillIn,
  form,
  openUsers,
  ravi,
  row,
  save,
  type,
} from './testing/open-users.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

test('a blank form lists what is missing, and spaces alone count as blank (AC-233, AC-234, AC-236)', async () => {
  const { remote } = await openUsers()
  await add()
  type(/^Username/, '   ')
  save()
  expect(await screen.findByText('Username is required')).toBeTruthy()
  expect(screen.getByText('Email is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(document.activeElement).toBe(form().getByLabelText(/^Username/))
  expect(remote.calls).not.toContain('saveUser')
})

test.for(['a@b', 'a b@c.d', 'x'])('%s is not an e-mail address (AC-235)', async (email) => {
  await openUsers()
  await add()
  fillIn({ email })
  save()
  expect(await screen.findByText('Email is invalid')).toBeTruthy()
})

// S-24
test('a password has 6 characters, at most 72 bytes, and is typed twice alike (AC-237, AC-238)', async () => {
  const { remote } = await openUsers()
  await add()
  fillIn({ password: '12345' })
  save()
  expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy()
  fillIn({ password: 'క'.repeat(25) })
  save()
  expect(await screen.findByText('Password must be at most 72 bytes')).toBeTruthy()
  fillIn({ password: '123456', repeated: '123457' })
  save()
  expect(await screen.findByText('Passwords do not match')).toBeTruthy()
  expect(remote.calls).not.toContain('saveUser')
  fillIn({ password: '123456' })
  save()
  await waitFor(() => expect(remote.calls).toContain('saveUser'))
})

// S-23
test('a name or address of another account is rejected at its field, ignoring case (AC-241, AC-242)', async () => {
  const { remote } = await openUsers()
  await add()
  fillIn({ username: ' RAVI ', email: 'Asha@clinic.invalid' })
  save()
  expect(await screen.findByText('Username already exists')).toBeTruthy()
  expect(screen.getByText('Email already exists')).toBeTruthy()
  expect(remote.calls).not.toContain('saveUser')
  fillIn({})
  // Another user took it a moment ago: the server rejects it.
  remote.refusal = 'Email already exists'
  save()
  await waitFor(() => expect(remote.calls).toContain('saveUser'))
  expect(await form().findByText('Email already exists')).toBeTruthy()
  expect(
    form()
      .getByLabelText(/^Email/)
      .getAttribute('aria-invalid'),
  ).toBe('true')
})

// S-67
test('a new user is an enabled Viewer, and only a hash of their password is sent (AC-244, AC-248, AC-253)', async () => {
  const { remote, pullUsers } = await openUsers()
  await add()
  const role = form().getByLabelText(/^Role/) as HTMLSelectElement
  expect(role.value).toBe('Viewer')
  expect([...role.options].map(({ text }) => text)).toEqual([
    'Super Admin',
    'Admin',
    'Content Manager',
    'Viewer',
  ])
  expect(form().getByLabelText<HTMLInputElement>('Enabled').checked).toBe(true)
  fillIn({ email: '\u200enew@clinic.invalid\u00a0' })
  save()
  expect(await screen.findByText('User created successfully!')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  const made = remote.accounts.at(-1)
  expect(made?.user).toMatchObject({
    username: 'new',
    email: 'new@clinic.invalid',
    role: 'Viewer',
    is_enabled: true,
    must_change_password: true,
  })
  expect(made?.password).toMatch(/^\$2[aby]\$10\$[./A-Za-z0-9]{53}$/)
  await pullUsers()
  await waitFor(() => expect(row('new')).toBeTruthy())
})

test('editing keeps name and password, and checks the repeated password only if a new one is typed (AC-239, AC-240, AC-243, AC-248)', async () => {
  const { remote } = await openUsers()
  await edit('ravi')
  expect(form().getByLabelText<HTMLInputElement>(/^Username/).readOnly).toBe(true)
  type(/^Confirm New/, 'left over')
  fireEvent.change(form().getByLabelText(/^Role/), { target: { value: 'Content Manager' } })
  save()
  expect(await screen.findByText('User updated successfully!')).toBeTruthy()
  const account = remote.accounts.find(({ user }) => user.id === ravi.id)
  expect(account).toMatchObject({
    password: 'secret2',
    user: { username: 'ravi', role: 'Content Manager', must_change_password: false },
  })
  await edit('ravi')
  type(/^New Password/, 'tea boat')
  type(/^Confirm New/, 'tea boot')
  save()
  expect(await screen.findByText('Passwords do not match')).toBeTruthy()
  type(/^Confirm New/, 'tea boat')
  save()
  await waitFor(() =>
    expect(remote.accounts.find(({ user }) => user.id === ravi.id)?.password).toMatch(/^\$2/),
  )
})

test('input typed while an account is being saved stays in its form, and is reported as unsaved', async () => {
  const { remote } = await openUsers()
  await edit('ravi')
  fireEvent.change(form().getByLabelText(/^Role/), { target: { value: 'Content Manager' } })
  vi.spyOn(remote, 'saveUser').mockImplementationOnce((...given) => {
    type(/^Email/, 'ravi.k@clinic.invalid')
    return remote.saveUser(...given)
  })
  save()
  await screen.findByText('User updated successfully! Your latest changes are not saved yet.')
  expect(form().getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ravi.k@clinic.invalid')
  save()
  await screen.findByText('User updated successfully!')
  expect(screen.queryByRole('form')).toBeNull()
  const account = remote.accounts.find(({ user }) => user.id === ravi.id)
  expect(account?.user).toMatchObject({ email: 'ravi.k@clinic.invalid', role: 'Content Manager' })
})

test('input typed while a new account is being saved is saved into that account', async () => {
  const { remote } = await openUsers()
  await add()
  fillIn({ username: 'meena' })
  vi.spyOn(remote, 'saveUser').mockImplementationOnce((...given) => {
    type(/^Email/, 'meena.k@clinic.invalid')
    return remote.saveUser(...given)
  })
  save()
  await screen.findByText('User created successfully! Your latest changes are not saved yet.')
  save()
  await screen.findByText('User updated successfully!')
  const stored = remote.accounts.filter(({ user }) => user.username === 'meena')
  expect(stored).toMatchObject([{ user: { email: 'meena.k@clinic.invalid' } }])
})

test('users keep their own role and cannot disable themselves in the form (AC-247, S-08)', async () => {
  await openUsers()
  await edit('boss')
  expect(form().getByLabelText<HTMLSelectElement>(/^Role/).disabled).toBe(true)
  expect(form().getByText('You cannot change your own role')).toBeTruthy()
  expect(form().getByLabelText<HTMLInputElement>('Enabled').disabled).toBe(true)
})

test('input is stored as a draft and restored, but never a password', async () => {
  const { db, view } = await openUsers()
  await add()
  fillIn({ username: 'half-typed', password: 'never stored' })
  await waitFor(async () => expect(await findLeftDraft(db, 'users/new')).toBeDefined())
  expect(JSON.stringify(await db.drafts.toArray())).not.toContain('never stored')
  view.unmount()
  await openAdmin({ at: '/admin/users', user: boss })
  expect(await screen.findByText(/Restored draft from/)).toBeTruthy()
  expect(form().getByLabelText<HTMLInputElement>(/^Username/).value).toBe('half-typed')
  expect(form().getByLabelText<HTMLInputElement>(/^Password/).value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  await waitFor(async () => expect(await db.drafts.count()).toBe(0))
})

test('leaving with unsaved input asks first, by Cancel too', async () => {
  await openUsers()
  await add()
  type(/^Username/, 'half')
  fireEvent.keyDown(form().getByLabelText(/^Username/), { key: 'Escape' })
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(form().getByLabelText<HTMLInputElement>(/^Username/).value).toBe('half')
  await discardByCancel()
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
})

test('after a lost response, retrying is not blocked by the account that was made (S-95)', async () => {
  const { remote, db } = await openUsers()
  await add()
  fillIn({ username: 'nina', email: 'nina@clinic.invalid' })
  const sent = vi.spyOn(remote, 'saveUser')
  remote.failure = 'unreachable'
  save()
  expect(await screen.findByText(/^The server did not answer/)).toBeTruthy()
  // The account was created after all, and this device receives it.
  const nina = { id: crypto.randomUUID(), username: 'nina', email: 'nina@clinic.invalid' }
  await mirrorTable(db, 'users').put({ ...ravi, ...nina })
  await waitFor(() => expect(row('nina')).toBeTruthy())
  remote.failure = null
  save()
  expect(await screen.findByText('User created successfully!')).toBeTruthy()
  expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0])
})
