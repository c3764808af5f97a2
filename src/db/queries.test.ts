import { expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec, tables } from '#model/tables.ts'

import { emptyContent, type Content, type PublicTable } from './content.ts'
import {
  activeTheme,
  contactDetails,
  enabledCategories,
  enabledDoctors,
  enabledServices,
  enabledSocialLinks,
  isLibraryOpen,
  publishedIllnesses,
  publishedTestimonials,
} from './queries.ts'

const stamp = { row_version: 1, updated_at: '2026-01-01T00:00:00Z' }

const reach = (
  contact: Partial<Content['contact_information'][number]> | null,
  profile: Partial<Content['hospital_profile'][number]>,
) =>
  contactDetails({
    ...emptyContent,
    hospital_profile: [
      {
        ...stamp,
        ...createBlankForm('hospital_profile'),
        ...profile,
        id: tables.hospital_profile.only,
      },
    ],
    contact_information: contact
      ? [
          {
            ...stamp,
            ...createBlankForm('contact_information'),
            ...contact,
            id: tables.contact_information.only,
          },
        ]
      : [],
  })

test('each contact field comes from the contact record, or else from the profile (S-25)', () => {
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
    week: [],
    specialDays: [],
    whatsApp: null,
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

test("the profile's text about hours is not shown beside the hours of the contact record (S-99)", () => {
  const profile = { working_hours: 'Old hours' }
  const opening_hours = ['Monday 09:00-17:00']
  expect(reach({ opening_hours }, profile)).toMatchObject({ hours: null, week: opening_hours })
  expect(reach({ opening_hours, working_hours: 'By appointment' }, profile)).toMatchObject({
    hours: 'By appointment',
  })
})

test('the town is not shown twice when the address contains it (S-25)', () => {
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

test('the shown theme is the activated version, not the latest one (S-32)', () => {
  const content = {
    ...emptyContent,
    modern_site_settings: [settings],
    theme_versions: [version('a', 3, 'three'), version('a', 2, 'two'), version('b', 9, 'two')],
  }
  expect(activeTheme(content)).toEqual({ hash: 'two', config: { hash: 'two' } })
})

test('there is no theme while none is active (S-32)', () => {
  expect(activeTheme(emptyContent)).toBeNull()
  expect(
    activeTheme({
      ...emptyContent,
      modern_site_settings: [{ ...settings, active_theme_id: null }],
      theme_versions: [version('a', 1, 'two')],
    }),
  ).toBeNull()
})

test('the library is open before any settings are loaded (S-11)', () => {
  expect(isLibraryOpen(emptyContent)).toBe(true)
})

/**
 * Returns three rows of a table: a shown one in the last place, a hidden one, and a shown one in
 * the first place.
 */
function threeOf(table: PublicTable, hidden: object, shown: object): Content {
  const rows = [
    ['Third', 3, shown],
    ['Hidden', 2, hidden],
    ['First', 1, shown],
  ].map(([name, display_order, state]) => ({
    ...stamp,
    ...createBlankForm(table as EditableTable),
    [getTableSpec(table).name ?? 'alt_text']: name,
    profile_url: 'https://example.org/us',
    id: name,
    display_order,
    ...(state as object),
  }))
  return { ...emptyContent, [table]: rows }
}

const switched = [{ is_enabled: false }, { is_enabled: true }] as const
const published = [{ is_published: false }, { is_published: true }] as const
const visible = [{ visibility: 'draft' }, { visibility: 'published' }] as const

test.for([
  ['doctors', switched, enabledDoctors],
  ['services', switched, enabledServices],
  ['testimonials', published, publishedTestimonials],
  ['social_media', switched, enabledSocialLinks],
  ['health_library_categories', switched, enabledCategories],
  ['health_library_illnesses', visible, publishedIllnesses],
] as const)(
  'AC-414 pages show the enabled or published rows of %s in display order, whatever the device has stored',
  ([table, [hidden, shown], selection]) => {
    const rows: { id: string }[] = selection(threeOf(table, hidden, shown))
    expect(rows.map(({ id }) => id)).toEqual(['First', 'Third'])
  },
)
