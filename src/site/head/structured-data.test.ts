import { expect, test } from 'vitest'

import { type Content, emptyContent } from '#db/content.ts'

import { en } from '../messages/en.ts'
import {
  contact,
  createContent,
  doctor,
  emergencyCard,
  illness,
  image,
  profile,
  social,
  testimonial,
  createThemedSettings,
} from '../testing/sample-content.ts'
import { listPathsOfLanguage } from './list-public-paths.ts'
import { buildPageHead } from './page-head.ts'

const site = { origin: 'https://clinic.example', language: 'en' } as const
const data = (path: string, content: Content) =>
  buildPageHead(path, content, en, site).structuredData

const address = 'Plot 12, Moon Lane\nTaragiri Hills\nHyderabad, Telangana 500999'
const tremor = illness({
  illness_name: 'Tremor',
  slug: 'tremor',
  short_summary: 'Shaking that you cannot stop.',
  symptoms: ['Shaking hands', 'Shaking hands', 'Shaky writing'],
  also_called: ['ET', 'వణుకు', 'ET'],
})
const ataxia = illness({ illness_name: 'Ataxia', slug: 'ataxia' })
const clinic = createContent({
  hospital_profile: profile({
    city: 'Hyderabad',
    state: 'Telangana',
    pincode: '500999',
    logo_image: '/logo.webp',
  }),
  contact_information: contact({
    address,
    phone_numbers: ['reception', '+91 40-5550 0142 ext 5'],
    email_addresses: ['not an address', 'care@example.org'],
  }),
  social_media: [
    social({ profile_url: 'https://example.org/us' }),
    social({ profile_url: 'https://example.org/old', is_enabled: false }),
  ],
  doctors: [
    doctor({
      name: 'Dr Rao',
      qualification: 'DM (Neurology)',
      specialisation: 'Epilepsy',
      photo: '/rao.webp',
    }),
    doctor({ name: 'Dr Gone', is_enabled: false }),
  ],
  testimonials: [testimonial({ patient_name: 'Padma', review_english: 'Kind.', star_rating: 5 })],
  health_library_illnesses: [tremor],
})

const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: 'Plot 12, Moon Lane, Taragiri Hills',
  addressLocality: 'Hyderabad',
  addressRegion: 'Telangana',
  postalCode: '500999',
  addressCountry: 'IN',
}

test.for(['/', '/contact'])('%s describes the clinic and its contact details', (path) => {
  expect(data(path, clinic)).toContainEqual({
    '@type': 'MedicalClinic',
    '@id': 'https://clinic.example/#clinic',
    name: 'Vennela Clinic',
    url: 'https://clinic.example/',
    description: en.description,
    medicalSpecialty: 'https://schema.org/Neurologic',
    email: 'care@example.org',
    telephone: '+914055500142',
    address: postalAddress,
    logo: 'https://clinic.example/logo.webp',
    image: 'https://clinic.example/logo.webp',
    sameAs: ['https://example.org/us'],
  })
})

test('Home names the site for search results', () => {
  expect(data('/', clinic)).toContainEqual({
    '@type': 'WebSite',
    '@id': 'https://clinic.example/#website',
    name: 'Vennela Clinic',
    url: 'https://clinic.example/',
    inLanguage: 'en-IN',
  })
})

test("an address elsewhere stays as written, without the profile's town (S-25)", () => {
  const moved = { ...clinic, contact_information: contact({ address: 'New Street 1\nWarangal' }) }
  expect(data('/contact', moved)[0]).toHaveProperty('address', {
    '@type': 'PostalAddress',
    streetAddress: 'New Street 1, Warangal',
    addressCountry: 'IN',
  })
})

test('a day without a break is described as open, not as closed', () => {
  const opening_hours = ['Monday 09:00-18:00', 'Sunday 00:00-00:00']
  const open = { ...clinic, contact_information: contact({ opening_hours }) }
  const hours = { '@type': 'OpeningHoursSpecification' }
  expect(data('/contact', open)[0]).toHaveProperty('openingHoursSpecification', [
    { ...hours, dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' },
    { ...hours, dayOfWeek: 'Sunday', opens: '00:00', closes: '23:59' },
  ])
})

test('a clinic without data makes no statements', () => {
  expect(data('/contact', emptyContent)).toEqual([
    {
      '@type': 'MedicalClinic',
      '@id': 'https://clinic.example/#clinic',
      name: 'Neurology Clinic',
      url: 'https://clinic.example/',
      description: en.description,
      medicalSpecialty: 'https://schema.org/Neurologic',
    },
  ])
})

test("each doctor on the page is described with the clinic's address, and no other doctor is", () => {
  const found = data('/doctors', clinic)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    '@type': 'Physician',
    name: 'Dr Rao',
    description: 'DM (Neurology), Epilepsy',
    knowsAbout: 'Epilepsy',
    image: 'https://clinic.example/rao.webp',
    url: 'https://clinic.example/doctors',
    telephone: '+914055500142',
    address: postalAddress,
    parentOrganization: { '@id': 'https://clinic.example/#clinic', name: 'Vennela Clinic' },
  })
})

test('an illness is a medical page about a condition with its symptoms, alternative names and breadcrumb', () => {
  const [page, trail] = data('/health-library/tremor', {
    ...clinic,
    health_library_images: [image({ illness_id: tremor.id, image_url: '/a.webp' })],
  })
  const url = 'https://clinic.example/health-library/tremor'
  expect(page).toEqual({
    '@type': 'MedicalWebPage',
    '@id': url,
    url,
    name: 'Tremor',
    description: 'Shaking that you cannot stop.',
    inLanguage: 'en-IN',
    image: ['https://clinic.example/a.webp'],
    publisher: {
      '@type': 'MedicalClinic',
      '@id': 'https://clinic.example/#clinic',
      name: 'Vennela Clinic',
      url: 'https://clinic.example/',
    },
    mainEntity: {
      '@type': 'MedicalCondition',
      '@id': `${url}#condition`,
      name: 'Tremor',
      alternateName: ['ET', 'వణుకు'],
      description: 'Shaking that you cannot stop.',
      signOrSymptom: [
        { '@type': 'MedicalSymptom', name: 'Shaking hands' },
        { '@type': 'MedicalSymptom', name: 'Shaky writing' },
      ],
    },
  })
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://clinic.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Health Library',
        item: 'https://clinic.example/health-library',
      },
      { '@type': 'ListItem', position: 3, name: 'Tremor', item: url },
    ],
  })
})

test('an emergency card is a medical page that says what to do (S-83)', () => {
  const [page, trail] = data('/emergency/stroke', {
    ...clinic,
    emergency_cards: [
      emergencyCard({ title: 'Stroke', slug: 'stroke', steps: ['Call 108', 'Note the time'] }),
    ],
  })
  expect(page).toMatchObject({
    '@type': 'MedicalWebPage',
    url: 'https://clinic.example/emergency/stroke',
    name: 'Stroke',
    description: 'Stroke. Call 108. Note the time',
    publisher: { name: 'Vennela Clinic' },
  })
  expect(trail).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'What to do in an emergency', item: 'https://clinic.example/emergency' },
      { name: 'Stroke', item: 'https://clinic.example/emergency/stroke' },
    ],
  })
})

test('a reviewed illness has the date and the reviewer', () => {
  const reviewed = illness({
    slug: 'reviewed',
    last_reviewed_on: '2026-03-01',
    last_reviewed_by: 'Dr Rao',
  })
  const content = createContent({ health_library_illnesses: [reviewed] })
  expect(data('/health-library/reviewed', content)[0]).toMatchObject({
    lastReviewed: '2026-03-01',
    reviewedBy: { '@type': 'Person', name: 'Dr Rao' },
  })
})

test('an illness written in Telugu has that language', () => {
  const telugu = illness({ slug: 'vanuku', short_summary: 'చేతులు వణకడం.' })
  const content = createContent({ health_library_illnesses: [telugu] })
  expect(data('/health-library/vanuku', content)[0]).toMatchObject({ inLanguage: 'te' })
})

test('no page marks up reviews or questions, which search engines forbid as self-serving', () => {
  const content = { ...clinic, ...createThemedSettings({}) }
  for (const path of listPathsOfLanguage(content)) {
    const text = JSON.stringify(data(path, content))
    expect(text).not.toMatch(/Review"|Rating|FAQ|Padma|openingHours/)
  }
})

test('the page of an illness names the topics it links to', () => {
  const linked = createContent({
    ...clinic,
    health_library_illnesses: [{ ...tremor, related_ids: [ataxia.id] }, ataxia],
  })
  expect(data('/health-library/tremor', linked)[0]).toHaveProperty('relatedLink', [
    'https://clinic.example/health-library/ataxia',
  ])
  expect(data('/health-library/ataxia', linked)[0]).not.toHaveProperty('relatedLink')
})
