// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import { getTableSpec } from '#model/tables.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { formScreens } from '../testing/form-screens.ts'
import { heading, openAdmin, resetDevice } from '../testing/open-admin.tsx'
import { openDoctors } from '../testing/open-doctors.ts'
import { input, press, readQueuedOperations, type } from '../testing/user-actions.ts'

beforeEach(resetDevice)

const ask = async () => within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
const choose = async (label: string) =>
  fireEvent.click((await ask()).getByRole('button', { name: label }))

const users = { path: 'users', heading: 'User Management', add: 'Add User' }

test.for([...formScreens, { table: null, ...users }])(
  'Cancel asks before it discards what was typed into the form of $path',
  async ({ table, path, heading: title, add }) => {
    const only = table && getTableSpec(table).only
    const rows = only ? { [table]: [{ ...createBlankForm(table), id: only, row_version: 1 }] } : {}
    await openAdmin({ at: `/admin/${path}`, user: aUser({ role: 'Super Admin' }), rows })
    await heading(title)
    if (add) fireEvent.click((await screen.findAllByRole('button', { name: add }))[0] as Element)
    const form = await screen.findByRole<HTMLFormElement>('form')
    const field = within(form).getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement
    fireEvent.change(field, { target: { value: 'Half a name' } })
    press('Cancel')
    await choose('Keep editing')
    expect(field.value).toBe('Half a name')
    press('Cancel')
    await choose('Discard changes')
    await waitFor(() => expect(screen.queryByDisplayValue('Half a name')).toBeNull())
  },
)

test('Cancel closes a form without changes at once', async () => {
  await openDoctors()
  press('Edit Dr Rao')
  await screen.findByRole('form')
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
})

async function editRao() {
  const opened = await openDoctors()
  press('Edit Dr Rao')
  await screen.findByRole('form')
  type('Qualification', 'DM')
  return opened
}

test('whoever goes elsewhere with unsaved input can save it first, and is led on', async () => {
  const { db } = await editRao()
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  await choose('Save changes')
  await heading('Dashboard')
  expect(await readQueuedOperations(db)).toMatchObject([{ set: { qualification: 'DM' } }])
  expect(await db.drafts.count()).toBe(0)
})

test('Save in the question of another record saves, and opens that record', async () => {
  const { db } = await editRao()
  press('Edit Dr Devi')
  await choose('Save changes')
  await waitFor(() => expect(input('Full Name').value).toBe('Dr Devi'))
  expect(await readQueuedOperations(db)).toMatchObject([{ set: { qualification: 'DM' } }])
})

test('an invalid field keeps the user in the form, which says what is wrong', async () => {
  const { db } = await editRao()
  type('Full Name', ' ')
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  await choose('Save changes')
  await screen.findByText('Full name is required')
  await expect.poll(() => document.activeElement).toBe(input('Full Name'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(input('Qualification').value).toBe('DM')
  expect(await db.outbox.count()).toBe(0)
})
