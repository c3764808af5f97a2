import { expect, test } from 'vitest'

import type { Content } from '#db/content.ts'
import { setPictureBaseUrl } from '#ui/pictures/picture-base.ts'

import { en } from '../messages/en.ts'
import {
  contact,
  createContent,
  doctor,
  illness,
  image,
  profile,
  service,
  createThemedSettings,
} from '../testing/sample-content.ts'
import { listPathsOfLanguage } from './list-public-paths.ts'
import { buildPageHead } from './page-head.ts'

const site = { origin: 'https://clinic.example', language: 'en' } as const
const head = (path: string, content: Content) => buildPageHead(path, content, en, site)

const tremor = illness({ illness_name: 'Tremor', slug: 'tremor', short_summary: 'Shaking hands.' })
const clinic = createContent({
  hospital_profile: profile({
    about_text: 'We look after\n\nbrains and nerves.',
    logo_image: '/storage/v1/object/public/hospital-profile/logo.webp',
    banner_image: '/storage/v1/object/public/hospital-profile/banner.webp',
  }),
  contact_information: contact({ phone_numbers: ['+91 40 1234'], address: 'Moon Lane\nHyderabad' }),
  doctors: [doctor({ name: 'Dr Rao' }), doctor({ name: 'Dr Gone', is_enabled: false })],
  services: [service({ service_name: 'Sleep Studies' })],
  health_library_illnesses: [
    tremor,
    illness({ illness_name: 'Secret', slug: 'secret', visibility: 'draft' }),
  ],
})

const pages = [
  ['/', 'Vennela Clinic | Centre for Movement', 'We look after brains and nerves.'],
  ['/doctors', 'Meet Our Doctors | Vennela Clinic', 'Dr Rao'],
  ['/services', 'Our Services | Vennela Clinic', 'Sleep Studies'],
  ['/health-library', 'Health Library | Vennela Clinic', 'Tremor'],
  ['/health-library/tremor', 'Tremor | Vennela Clinic', 'Shaking hands.'],
  ['/testimonials', 'Patient Testimonials | Vennela Clinic', 'Vennela Clinic'],
  ['/contact', 'Contact | Vennela Clinic', 'Contact Vennela Clinic: +91 40 1234 · Moon Lane, Hyd'],
] as const

test.for(pages)(
  '%s has its own title, canonical URL and text for search engines',
  ([path, title, own]) => {
    const found = head(path, clinic)
    expect(found.title).toContain(title)
    expect(found.description).toContain(own)
    expect(found).toMatchObject({ canonical: site.origin + path, robots: 'index,follow' })
  },
)

test('no two pages have the same title or the same description', () => {
  const heads = listPathsOfLanguage(clinic).map((path) => head(path, clinic))
  expect(heads.length).toBeGreaterThan(pages.length - 1)
  for (const [at, { title, description }] of heads.entries()) {
    expect(description).not.toBe('')
    for (const other of heads.slice(at + 1)) {
      expect(other.title).not.toBe(title)
      expect(other.description).not.toBe(description)
    }
  }
})

test('a search result never names a disabled doctor', () => {
  expect(head('/doctors', clinic).description).not.toContain('Gone')
})

test.for([
  '/nowhere',
  '/doctors/rao',
  '/health-library/nope',
  '/health-library/secret',
  '/health-library/tremor/more',
  '/health-library/%',
  '/login',
  '/admin',
  '/admin/doctors',
])('AC-096 AC-097 %s is noindex', (path) => {
  const found = head(path, clinic)
  expect(found).toMatchObject({ robots: 'noindex', canonical: null, structuredData: [] })
  expect(JSON.stringify(found)).not.toContain('Secret')
})

test('the tab of a missing page says so, and that of the staff panel names the clinic', () => {
  expect(head('/nowhere', clinic).title).toBe('Page not found | Vennela Clinic')
  expect(head('/health-library/nope', clinic).title).toBe(
    'Health Information Not Found | Vennela Clinic',
  )
  expect(head('/admin/doctors', clinic).title).toBe('Vennela Clinic')
})

test.for(['/doctors/', '/doctors?from=installed', '/doctors#top', '/doctors/?q=1#top'])(
  '%s has one canonical URL',
  (path) => {
    expect(head(path, clinic).canonical).toBe('https://clinic.example/doctors')
    expect(head(path, clinic).title).toBe('Meet Our Doctors | Vennela Clinic')
  },
)

test('the canonical URL of Home ends in a slash, however it was reached', () => {
  expect(head('/?from=installed', clinic).canonical).toBe('https://clinic.example/')
  expect(head('', clinic).canonical).toBe('https://clinic.example/')
})

test('a URL with non-English letters is percent-encoded', () => {
  const content = createContent({ health_library_illnesses: [illness({ slug: 'వణుకు' })] })
  const encoded = '/health-library/%E0%B0%B5%E0%B0%A3%E0%B1%81%E0%B0%95%E0%B1%81'
  expect(head('/health-library/వణుకు', content).canonical).toBe(site.origin + encoded)
  expect(head(encoded, content).canonical).toBe(site.origin + encoded)
})

test('a long description is cut between letters, also in Telugu (S-15)', () => {
  const letter = 'క్షే'
  const long = illness({ slug: 'long', short_summary: letter.repeat(300) })
  const found = head('/health-library/long', createContent({ health_library_illnesses: [long] }))
  expect(found.description).toBe(`${letter.repeat(155)}...`)
})

test('a long description ends with a whole word', () => {
  const long = illness({ slug: 'long', short_summary: 'Raghunath Nallamilli '.repeat(9) })
  const found = head('/health-library/long', createContent({ health_library_illnesses: [long] }))
  expect(found.description).toBe(`${'Raghunath Nallamilli '.repeat(7).trim()}...`)
})

test('while the library is closed its pages are noindex (S-11, S-12)', () => {
  const closed = { ...clinic, ...createThemedSettings({}, { libraryEnabled: false }) }
  for (const path of ['/health-library', '/health-library/tremor']) {
    expect(head(path, closed)).toMatchObject({ robots: 'noindex', canonical: null })
    expect(JSON.stringify(head(path, closed))).not.toContain('Shaking')
  }
  const hidden = { ...clinic, ...createThemedSettings({ healthLibraryEnabled: false }) }
  expect(head('/health-library', hidden).robots).toBe('noindex')
})

test('a shared illness shows its own first picture', () => {
  const pictured = {
    ...clinic,
    health_library_images: [
      image({
        illness_id: tremor.id,
        image_url: 'https://pictures.example/b.jpg',
        display_order: 2,
      }),
      image({
        illness_id: tremor.id,
        image_url: '/storage/v1/object/public/health-library/a.webp',
        alt_text: 'A trembling hand',
        display_order: 1,
      }),
    ],
  }
  expect(head('/health-library/tremor', pictured)).toMatchObject({
    type: 'article',
    largeImage: true,
    image: {
      url: 'https://clinic.example/storage/v1/object/public/health-library/a.webp',
      alt: 'A trembling hand',
    },
  })
  expect(head('/health-library/tremor', clinic).image?.url).toContain('/banner.webp')
})

test('every page is shared with the clinic’s share picture and its size', () => {
  const share_image = '/storage/v1/object/public/hospital-profile/share.jpg'
  const shared = { ...clinic, hospital_profile: profile({ share_image }) }
  for (const path of ['/', '/health-library/tremor', '/doctors']) {
    expect(head(path, shared)).toMatchObject({
      largeImage: true,
      image: { url: `https://clinic.example${share_image}`, width: 1200, height: 630 },
    })
  }
})

test('a picture of an illness without an alternative text is named after the illness', () => {
  const pictured = {
    ...clinic,
    health_library_images: [image({ illness_id: tremor.id, image_url: '/a.webp' })],
  }
  expect(head('/health-library/tremor', pictured).image?.alt).toBe('Tremor')
})

test("a clinic without pictures shares its logo, or else the app's icon", () => {
  const logo = createContent({
    hospital_profile: profile({ logo_image: 'https://x.example/l.png' }),
  })
  expect(head('/', logo)).toMatchObject({
    largeImage: false,
    image: { url: 'https://x.example/l.png', alt: 'Vennela Clinic' },
  })
  const bare = createContent({})
  expect(head('/', bare).image).toEqual({
    url: 'https://clinic.example/icon-512.png',
    alt: 'Neurology Clinic',
    width: 512,
    height: 512,
  })
})

test('only a picture with a web URL is shared', () => {
  for (const banner_image of ['blob:https://clinic.example/1', 'javascript:alert(1)', '//x', '']) {
    const content = createContent({ hospital_profile: profile({ banner_image }) })
    expect(head('/', content).image?.url).toBe('https://clinic.example/icon-512.png')
  }
})

test('pictures of a hosted project are shared from their own host', () => {
  setPictureBaseUrl('https://project.example')
  try {
    expect(head('/', clinic).image?.url).toMatch(/^https:\/\/project\.example\/storage\/.*banner/)
  } finally {
    setPictureBaseUrl('')
  }
})
