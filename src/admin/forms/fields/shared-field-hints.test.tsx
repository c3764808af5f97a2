// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import { tables } from '#model/tables.ts'

import { resetDevice, openAdmin } from '../../testing/open-admin.tsx'
import { type } from '../../testing/user-actions.ts'

beforeEach(resetDevice)

const contact = {
  ...createBlankForm('contact_information'),
  id: tables.contact_information.only,
  row_version: 1,
  address: 'Plot 12, Moon Lane\nHyderabad 500999',
  phone_numbers: ['+91 40 5550 0142'],
  email_addresses: ['care@example.org'],
  opening_hours: ['Monday 09:00-17:00'],
}
const profile = {
  ...createBlankForm('hospital_profile'),
  id: tables.hospital_profile.only,
  row_version: 1,
  name: 'Vennela',
  address: 'plot 12, Moon Lane',
  phone_numbers: ['04055500142'],
  emails: ['Care@example.org'],
}

async function open(at: string) {
  const rows = { contact_information: [contact as never], hospital_profile: [profile as never] }
  await openAdmin({ at, rows })
  await screen.findByLabelText('Phone number 1')
}

const differing = () => screen.queryAllByText(/ differs: /).map((line) => line.textContent)

test('the profile says below each field that Contact Info comes first, and warns if they differ (S-25, S-99)', async () => {
  await open('/admin/hospital-profile')
  expect(
    screen.getAllByText(/^Visitors see this only if the same field in Contact Info/),
  ).toHaveLength(3)
  screen.getByText(
    'Visitors see this only if Contact Info has neither opening hours nor working hours.',
  )
  expect(differing()).toEqual([])
  type('Phone number 1', '+91 40 5550 0143')
  type('Email address 1', 'old@example.org')
  type('Address', 'Plot 9')
  type('Working Hours', '9 to 7')
  const wins = 'Visitors see that one.'
  await waitFor(() =>
    expect(differing()).toEqual([
      `Contact Info differs: Plot 12, Moon Lane\nHyderabad 500999. ${wins}`,
      `Contact Info differs: +91 40 5550 0142. ${wins}`,
      `Contact Info differs: care@example.org. ${wins}`,
      `Contact Info differs: Monday: 9:00 am – 5:00 pm\nTuesday – Sunday: closed. ${wins}`,
    ]),
  )
})

test('Contact Info says where visitors see each field, and warns if the profile differs (S-25, S-99)', async () => {
  await open('/admin/contact')
  expect(screen.getAllByText(/at the foot of every page\. If it is empty/)).toHaveLength(3)
  await waitFor(() => expect(differing()).toEqual([]))
  type('Phone number 1', '+91 40 5550 0143')
  await waitFor(() =>
    expect(differing()).toEqual([
      'The Hospital Profile differs: 04055500142. Visitors see the one entered here.',
    ]),
  )
  type('Phone number 1', '')
  await waitFor(() => expect(differing()).toEqual([]))
})
