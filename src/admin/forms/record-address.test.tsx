// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import { tables } from '#model/tables.ts'

import { aDoctor, resetDevice, openAdmin } from '../testing/open-admin.tsx'
import { input, press } from '../testing/user-actions.ts'

beforeEach(resetDevice)
const rao = aDoctor()
const devi = aDoctor({ id: '44444444-4444-4444-8444-444444444444', name: 'Dr Devi' })

async function openDevi() {
  const opened = await openAdmin({
    at: `/admin/doctors?search=dr&edit=${devi.id}&field=te:name`,
    doctors: [rao, devi],
  })
  await screen.findByRole('form', { name: 'Edit Doctor' })
  await waitFor(() => expect((document.activeElement as HTMLInputElement).name).toBe('te:name'))
  return opened
}

/** Types into the field that the URL focused. */
const write = (value: string) =>
  fireEvent.change(document.activeElement as HTMLInputElement, { target: { value } })

const LIST = '/admin/doctors?search=dr'

test("saving the record of the URL returns to the list's URL", async () => {
  const { address } = await openDevi()
  write('డా. దేవి')
  press('Save')
  await screen.findByText('Doctor updated successfully!')
  await waitFor(() => expect(address()).toBe(LIST))
  expect(screen.queryByRole('form')).toBeNull()
})

test("closing the form without saving restores the list's URL", async () => {
  const { address } = await openDevi()
  press('Cancel')
  await waitFor(() => expect(address()).toBe(LIST))
})

test("Esc restores the list's URL", async () => {
  const { address } = await openDevi()
  fireEvent.keyDown(screen.getByRole('form'), { key: 'Escape' })
  await waitFor(() => expect(address()).toBe(LIST))
})

test('opening another record replaces the record of the URL', async () => {
  const { address } = await openDevi()
  press('Add Doctor')
  await waitFor(() => expect(input('Full Name').value).toBe(''))
  expect(address()).toBe(LIST)
})

test('saving a form that is always open removes the field from the URL', async () => {
  const profile = {
    ...createBlankForm('hospital_profile'),
    id: tables.hospital_profile.only,
    row_version: 1,
    name: 'Sample Clinic',
  }
  const { address } = await openAdmin({
    at: '/admin/hospital-profile?field=te:name',
    rows: { hospital_profile: [profile as never] },
  })
  await waitFor(() => expect((document.activeElement as HTMLInputElement).name).toBe('te:name'))
  write('నమూనా')
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(address()).toBe('/admin/hospital-profile'))
})
