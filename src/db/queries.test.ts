import { expect, test } from 'vitest'

import { blankOf } from '#model/blanks.ts'
import { tables } from '#model/tables.ts'

import { emptyContent, type Content } from './content.ts'
import { activeTheme, contactDetails, enabledDoctors, libraryOpen } from './queries.ts'

const stamp = { row_version: 1, updated_at: '2026-01-01T00:00:00Z' }

const reach = (
  contact: Partial<Content['contact_information'][number]> | null,
  profile: Partial<Content['hospital_profile'][number]>,
) =>
  contactDetails({
    ...emptyContent,
    hospital_profile: [
      { ...stamp, ...blankOf('hospital_profile'), ...profile, id: tables.hospital_profile.only },
    ],
    contact_information: contact
      ? [
          {
            ...stamp,
            ...blankOf('contact_information'),
            ...contact,
            id: tables.contact_information.only,
          },
        ]
      : [],
  })

test('S-25 each way to reach the clinic comes from the contact record, else from the profile', () => {
  const profile = {
    address: 'Old Street',
    city: 'Hyderabad',
    state: 'Telangana',
    pincode: '500001',
    phone_numbers: ['1'],
    emails: ['old@example.org'],
    working_hours: 'Old hours',
  }
  expect(reach(null, profile)).toEqual({
    address: 'Old Street\nHyderabad, Telangana 500001',
    phones: ['1'],
    emails: ['old@example.org'],
    hours: 'Old hours',
    bookingHref: null,
    mapAddress: null,
  })
  expect(reach({ address: 'New Street', phone_numbers: ['2'] }, profile)).toMatchObject({
    address: 'New Street',
    phones: ['2'],
    emails: ['old@example.org'],
    hours: 'Old hours',
  })
  expect(reach({ email_addresses: ['new@example.org'] }, profile)).toMatchObject({
    phones: ['1'],
    emails: ['new@example.org'],
  })
})

test('S-25 the town is not shown twice when the address has it already', () => {
  const address = 'Plot 12\nHyderabad, Telangana 500001'
  const town = { city: 'Hyderabad', state: 'Telangana', pincode: '500001' }
  expect(reach(null, { address, ...town }).address).toBe(address)
  expect(reach(null, { address: null, ...town }).address).toBe('Hyderabad, Telangana 500001')
  expect(reach(null, {}).address).toBeNull()
})

const settings = {
  id: tables.modern_site_settings.only,
  row_version: 1,
  health_library_enabled: true,
  active_theme_id: 'a',
  theme_hash: 'two',
}
const version = (theme_id: string, version_number: number, config_hash: string) => ({
  id: `${theme_id}${version_number}`,
  row_version: 1,
  theme_id,
  version_number,
  name: 'T',
  config: { hash: config_hash },
  config_hash,
  change_description: '',
  created_at: '',
})

test('S-32 the theme shown is the version that was activated, not the newest one', () => {
  const content = {
    ...emptyContent,
    modern_site_settings: [settings],
    theme_versions: [version('a', 3, 'three'), version('a', 2, 'two'), version('b', 9, 'two')],
  }
  expect(activeTheme(content)).toEqual({ hash: 'two', config: { hash: 'two' } })
})

test('S-32 there is no theme while none is active', () => {
  expect(activeTheme(emptyContent)).toBeNull()
  expect(
    activeTheme({
      ...emptyContent,
      modern_site_settings: [{ ...settings, active_theme_id: null }],
      theme_versions: [version('a', 1, 'two')],
    }),
  ).toBeNull()
})

test('S-11 the library is open before any settings are known', () => {
  expect(libraryOpen(emptyContent)).toBe(true)
})

const doctor = (name: string, order: number, is_enabled = true) => ({
  ...stamp,
  ...blankOf('doctors'),
  id: name,
  name,
  display_order: order,
  is_enabled,
})

test('AC-414 pages ask for what is enabled only, in display order, whatever the device holds', () => {
  const doctors = [doctor('Third', 3), doctor('Hidden', 2, false), doctor('First', 1)]
  const shown = enabledDoctors({ ...emptyContent, doctors })
  expect(shown.map(({ name }) => name)).toEqual(['First', 'Third'])
})
