// @vitest-environment node
import { expect, test } from 'vitest'

import type { Content } from '#db/content.ts'
import { listEditableColumns } from '#model/blanks.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'

import { buildPageHead } from './head/page-head.ts'
import { en } from './messages/en.ts'
import { addresses } from './testing/addresses.ts'
import { renderToHtml } from './testing/html.tsx'
import {
  category,
  contact,
  contentTables,
  createContent,
  createFilledRow,
  createRow,
  doctor,
  emergencyCard,
  illness,
  image,
  notice,
  profile,
  service,
  social,
  testimonial,
} from './testing/sample-content.ts'

const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2100-12-31'
const PICTURE = 'https://example.org/picture.webp'
const TREMOR = 'tremor'
const sleep = category({ category_name: 'Sleep', slug: 'sleep', display_order: 2 })
const narcolepsy = illness({
  illness_name: 'Narcolepsy',
  slug: 'narcolepsy',
  category_id: sleep.id,
  display_order: 1,
})
const rao = doctor({
  name: 'Dr Rao',
  qualification: 'MD',
  specialisation: 'Sleep',
  years_of_experience: 12,
  expertise_details: 'Snoring',
  photo: PICTURE,
  display_order: 2,
})
const study = service({
  service_name: 'Sleep Study',
  description: 'A night here',
  icon_image: PICTURE,
  display_order: 2,
})
const tremor = illness({
  illness_name: 'Tremor',
  slug: TREMOR,
  short_summary: 'Shaking',
  meaning: 'What it means',
  symptoms: ['Shaking hands'],
  management_treatment: ['Tablets'],
  when_to_get_help: 'When it comes suddenly',
  category_id: sleep.id,
  tags: ['hands'],
  also_called: ['వణుకు'],
  service_ids: [study.id],
  doctor_ids: [rao.id],
  related_ids: [narcolepsy.id],
  last_reviewed_on: '2026-01-05',
  last_reviewed_by: 'Dr Rao',
  display_order: 2,
})

/** A clinic with every field filled in, and two rows of every list. */
const whole: Content = createContent({
  // Rows of a table whose columns take any text.
  ...Object.fromEntries(
    contentTables.map((table) => [
      table,
      [
        { ...createFilledRow(table), display_order: 2 },
        { ...createRow(table), display_order: 1 },
      ],
    ]),
  ),
  hospital_profile: profile({
    about_text: 'About us',
    mission: 'Our mission',
    address: 'Plot 12',
    city: 'Guntur',
    state: 'Andhra Pradesh',
    pincode: '522001',
    phone_numbers: ['+91 111'],
    emails: ['front@example.org'],
    working_hours: 'Nine to five',
    logo_image: PICTURE,
    banner_image: 'https://example.org/banner.webp',
    share_image: 'https://example.org/share.jpg',
  }),
  contact_information: contact({
    address: 'Plot 13',
    phone_numbers: ['+91 222'],
    email_addresses: ['desk@example.org'],
    working_hours: 'Ten to six',
    opening_hours: ['Monday 10:00-18:00'],
    special_hours: ['2026-01-26: closed'],
    appointment_booking_link: 'https://example.org/book',
    google_maps_code: '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    whatsapp_number: '+91 40 5550 0145',
  }),
  doctors: [rao, doctor({ name: 'Dr Baig', display_order: 1 })],
  services: [study, service({ service_name: 'EEG', display_order: 1 })],
  testimonials: [
    testimonial({
      patient_name: 'Lakshmi',
      review_english: 'Kind',
      review_telugu: 'మంచి',
      patient_photo: PICTURE,
      star_rating: 4,
      display_order: 2,
    }),
    testimonial({ patient_name: 'Ravi', review_english: 'Good', display_order: 1 }),
  ],
  social_media: [
    social({ platform_name: 'Facebook', display_order: 2 }),
    social({ platform_name: 'YouTube', display_order: 1 }),
  ],
  health_library_categories: [
    sleep,
    category({ category_name: 'Movement', slug: 'movement', display_order: 1 }),
  ],
  health_library_illnesses: [tremor, narcolepsy],
  notices: [
    notice({
      title: 'We are closed',
      message: 'For the holiday',
      starts_on: FIRST_DAY,
      ends_on: LAST_DAY,
      display_order: 2,
    }),
    notice({ title: 'New gate', starts_on: FIRST_DAY, ends_on: LAST_DAY, display_order: 1 }),
  ],
  emergency_cards: [
    emergencyCard({
      title: 'Stroke',
      slug: 'stroke',
      signs: ['The face droops'],
      steps: ['Note the time'],
      avoid: ['No food'],
      display_order: 2,
    }),
    emergencyCard({ title: 'A fit', slug: 'epilepsy', display_order: 1 }),
  ],
  health_library_images: [
    image({ illness_id: tremor.id, image_url: PICTURE, alt_text: 'A hand', display_order: 2 }),
    image({ illness_id: tremor.id, image_url: `${PICTURE}?2`, alt_text: 'Two', display_order: 1 }),
  ],
})

const everyPage = (content: Content) =>
  addresses.map((path) => renderToHtml(path, content)).join('\n')

/** Returns the structured data of all pages, without titles and descriptions. */
const everyStatement = (content: Content) =>
  JSON.stringify(
    addresses.map(
      (path) =>
        buildPageHead(path, content, en, { origin: 'https://clinic.example', language: 'en' })
          .structuredData,
    ),
  )

/**
 * Columns that are not in structured data, which has no property for them or forbids them. Of a
 * table without a line, it has none.
 */
const unstated: Partial<Record<EditableTable, readonly string[] | 'all'>> = {
  // Working hours are free text; the picture is for messengers.
  hospital_profile: ['mission', 'working_hours', 'share_image'],
  contact_information: [
    'working_hours',
    'appointment_booking_link',
    'google_maps_code',
    'whatsapp_number',
  ],
  doctors: ['years_of_experience', 'expertise_details'],
  // A clinic must not mark up testimonials that it has selected itself as reviews.
  testimonials: 'all',
  social_media: ['platform_name', 'display_order'],
  // schema.org describes a condition, not a page's advice or its place in a library.
  health_library_illnesses: [
    'meaning',
    'management_treatment',
    'when_to_get_help',
    'category_id',
    'tags',
    'service_ids',
    'doctor_ids',
    'display_order',
  ],
  health_library_images: ['alt_text'],
  // Notices end before a search engine has read them.
  notices: 'all',
  // schema.org has no properties for first aid: the description says what to do.
  emergency_cards: ['signs', 'avoid', 'display_order'],
}

/** What the device says by its own clock, and no page that may be kept (src/site/components/opening-line.tsx). */
const byTheClock: Partial<Record<EditableTable, readonly string[]>> = {
  contact_information: ['special_hours'],
}

test.for(contentTables)(
  'a change of any editable column of %s changes what visitors see',
  (table) => {
    const left = getTableSpec(table).images?.notOnPages ?? byTheClock[table] ?? []
    expect(ignoredBy(everyPage, table)).toEqual(left)
  },
)

test.for(contentTables)(
  'a change of any editable column of %s reaches search engines, unless it is listed here',
  (table) => {
    const left = unstated[table] ?? 'all'
    expect(ignoredBy(everyStatement, table)).toEqual(
      left === 'all' ? listEditableColumns(table) : left,
    )
  },
)

/** Returns the columns of a table whose change has no effect. */
function ignoredBy(
  renderContent: (content: Content) => string,
  table: (typeof contentTables)[number],
): string[] {
  // The profile's contact details are used only if the contact record has none.
  const content = table === 'hospital_profile' ? { ...whole, contact_information: [] } : whole
  const asIs = renderContent(content)
  const [first, ...others] = content[table]
  expect(first).toBeDefined()
  return listEditableColumns(table).filter((column) => {
    const before = (first as Record<string, unknown>)[column]
    const changed = { ...first, [column]: otherThan(before) }
    return renderContent({ ...content, [table]: [changed, ...others] }) === asIs
  })
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return 0
  if (value === FIRST_DAY) return LAST_DAY
  if (value === LAST_DAY) return FIRST_DAY
  if (value === null) return 'Words'
  return Array.isArray(value) ? [] : ''
}
