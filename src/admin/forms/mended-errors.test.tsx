// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import { tables } from '#model/tables.ts'

import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { input, press, type } from '../testing/user-actions.ts'

beforeEach(resetDevice)

async function openContact() {
  const contact = {
    ...createBlankForm('contact_information'),
    id: tables.contact_information.only,
    row_version: 1,
    phone_numbers: ['040-2345 6789'],
  }
  await openAdmin({ at: '/admin/contact', rows: { contact_information: [contact as never] } })
  await heading('Contact Information')
  await screen.findByLabelText('Phone number 1')
}

const isWrong = (label: string) => input(label).getAttribute('aria-invalid') === 'true'

test("correcting a wrong number removes its error and the field's error state", async () => {
  await openContact()
  press('Add phone number')
  type('Phone number 2', 'call us')
  press('Save Contact Info')
  await screen.findByText(/“call us”: Please use digits only/)
  await waitFor(() => expect(isWrong('Phone number 1')).toBe(false))
  expect(isWrong('Phone number 2')).toBe(true)
  type('Phone number 2', '040-2345 6780')
  await waitFor(() => expect(screen.queryByText(/“call us”/)).toBeNull())
  expect([isWrong('Phone number 1'), isWrong('Phone number 2')]).toEqual([false, false])
})

test('an error disappears once its field is valid, stays until then, and never moves the focus', async () => {
  await openAdmin({ at: '/admin/doctors' })
  await heading('Manage Doctors')
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', ' ')
  type('Specialisation', 'x'.repeat(501))
  press('Save')
  await screen.findByText('Full name is required')
  const tooLong = screen.getByText('Please keep this under 500 characters')
  input('Specialisation').focus()
  type('Specialisation', 'x'.repeat(502))
  type('Full Name', 'Dr Rao')
  await waitFor(() => expect(screen.queryByText('Full name is required')).toBeNull())
  expect(tooLong.isConnected).toBe(true)
  expect(document.activeElement).toBe(input('Specialisation'))
})

test('Save focuses the field that is still invalid, also if nothing was corrected', async () => {
  await openAdmin({ at: '/admin/doctors' })
  await heading('Manage Doctors')
  press('Add Doctor')
  await screen.findByRole('form')
  type('Full Name', ' ')
  press('Save')
  await screen.findByText('Full name is required')
  input('Specialisation').focus()
  press('Save')
  await waitFor(() => expect(document.activeElement).toBe(input('Full Name')))
})
