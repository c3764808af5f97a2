import { fireEvent, screen, within } from '@testing-library/react'

import { mirrorTable } from '#db/database.ts'
import type { User } from '#model/rows.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { heading, openAdmin } from '../../testing/open-admin.tsx'

export const boss = aUser({ username: 'boss', email: 'boss@clinic.invalid', role: 'Super Admin' })
export const ravi = aUser({
  id: '22222222-2222-4222-8222-222222222222',
  username: 'ravi',
  email: 'ravi@clinic.invalid',
  role: 'Admin',
  created_at: '2026-03-01T09:00:00+00:00',
  last_login: new Date(2026, 10, 5, 15, 7, 42).toISOString(),
})
export const asha = aUser({
  id: '33333333-3333-4333-8333-333333333333',
  username: 'asha',
  email: 'asha@clinic.invalid',
  role: 'Viewer',
  is_enabled: false,
  created_at: '2026-02-01T09:00:00+00:00',
})

/** The users screen, as a Super Admin sees it. */
export async function openUsers(users: User[] = [asha, boss, ravi]) {
  const rows = { users: users.map((user) => ({ ...user })) }
  const opened = await openAdmin({ at: '/admin/users', user: boss, rows })
  opened.remote.accounts.push(
    ...users.filter(({ id }) => id !== boss.id).map((user) => ({ user, password: 'secret2' })),
  )
  await heading('User Management')
  // As the sync engine does when the screen requests a sync cycle.
  const pullUsers = async () => {
    await mirrorTable(opened.db, 'users').clear()
    await mirrorTable(opened.db, 'users').bulkPut(
      opened.remote.accounts.map(({ user }) => ({ ...user, row_version: 9 })),
    )
  }
  return { ...opened, pullUsers }
}

export const row = (name: string) => {
  const [found] = screen.getAllByText(name).flatMap((text) => text.closest('tr') ?? [])
  if (!found) throw new Error(`${name} is in no row`)
  return within(found)
}
export const form = () => within(screen.getByRole('form'))
export const type = (label: RegExp, text: string) =>
  fireEvent.change(form().getByLabelText(label), { target: { value: text } })
export const save = () =>
  fireEvent.click(form().getByRole('button', { name: /^(Create|Save) User$/ }))
export const add = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Add User' }))
  await screen.findByRole('form', { name: 'Add New User' })
}
export const edit = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Edit ${name}` }))
  await screen.findByRole('form', { name: 'Edit User' })
}
/** Fills in the form of a new account. */
export function fillIn(
  change: Partial<Record<'username' | 'email' | 'password' | 'repeated', string>>,
) {
  const values = { username: 'new', email: 'new@clinic.invalid', password: 'tea boat', ...change }
  type(/^Username/, values.username)
  type(/^Email/, values.email)
  type(/^Password/, values.password)
  type(/^Confirm/, values.repeated ?? values.password)
}
