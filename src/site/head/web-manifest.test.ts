import { expect, test } from 'vitest'

import { emptyContent } from '#db/content.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { en } from '../messages/en.ts'
import { createContent, profile, createThemedSettings } from '../testing/sample-content.ts'
import { shortenName } from './short-name.ts'
import { createWebManifest } from './web-manifest.ts'

const reader = { language: 'en', messages: en } as const
const built = {
  id: '/',
  lang: 'en',
  name: 'As built',
  short_name: 'Built',
  description: 'As built',
  theme_color: '#000000',
  background_color: '#000000',
  start_url: '/?from=installed',
  icons: [{ src: '/icon-192.png' }],
  screenshots: [{ src: '/home.webp', label: 'Vennela Neurology Centre: home' }],
}

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }]

test('the installed app has the name and the colours of the clinic, and is otherwise as built', () => {
  const colors = { background: { page: '#FAF7F0', surface: '#FFFDF8' } }
  const content = createContent({
    ...createThemedSettings({ colors: { light: colors } }),
    hospital_profile: profile({ name: 'Vennela Neurology Centre', about_text: 'Who\nwe are.' }),
  })
  expect(createWebManifest(built, content, reader)).toEqual({
    ...built,
    name: 'Vennela Neurology Centre',
    short_name: 'Vennela',
    description: 'Who we are.',
    theme_color: '#FFFDF8',
    background_color: '#FAF7F0',
    shortcuts: [
      { name: 'Emergency', url: '/emergency', icons },
      { name: 'Call', url: '/contact', icons },
      { name: 'Health Library', url: '/health-library', icons },
      { name: 'Doctors', url: '/doctors', icons },
    ],
  })
})

test("the icon of the installed app is the clinic's logo, if it was rendered as an icon", () => {
  const logo_image = '/storage/v1/object/public/hospital-profile/1-ab-512.webp'
  const logo = [{ src: logo_image, sizes: '512x512', type: 'image/webp' }]
  const made = createWebManifest(
    built,
    createContent({ hospital_profile: profile({ logo_image }) }),
    reader,
  )
  expect(made).toMatchObject({
    icons: logo,
    shortcuts: [{}, {}, {}, {}].map(() => ({ icons: logo })),
  })
  for (const other of [
    null,
    '/wide.webp',
    '/storage/v1/object/public/hospital-profile/1-512.jpg',
  ]) {
    const content = createContent({ hospital_profile: profile({ logo_image: other }) })
    expect(createWebManifest(built, content, reader)).toMatchObject({ icons: built.icons })
  }
})

test('a clinic without a name or a theme, or with a broken one, gets the defaults', () => {
  const { page, surface } = defaultTheme.colors.light.background
  const plain = {
    name: 'Neurology Clinic',
    short_name: 'Neurology',
    description: en.description,
    theme_color: surface,
    background_color: page,
  }
  expect(createWebManifest(built, emptyContent, reader)).toMatchObject(plain)
  const broken = createThemedSettings({
    colors: { light: { background: { page: 'red;}', surface: 7 } } },
  })
  expect(createWebManifest(built, createContent(broken), reader)).toMatchObject(plain)
})

test("the app icon's shortcuts omit the library while it is closed (S-12)", () => {
  const closed = createContent(createThemedSettings({}, { libraryEnabled: false }))
  expect(createWebManifest(built, closed, reader)).toMatchObject({
    shortcuts: [{ name: 'Emergency' }, { name: 'Call' }, { name: 'Doctors' }],
  })
})

test('another clinic is not installed with screenshots of the sample clinic', () => {
  const other = createContent({ hospital_profile: profile({ name: 'Rao Clinic' }) })
  expect(createWebManifest(built, other, reader)).toMatchObject({
    name: 'Rao Clinic',
    screenshots: [],
  })
})

test.for([
  ['Vennela Neurology Centre', 'Vennela'],
  ['Neuro Care', 'Neuro Care'],
  ['Brain & Spine Clinic', 'Brain'],
  ['Centre for Movement Disorders', 'Centre'],
  ['The Nerve Clinic', 'The Nerve'],
  ['Dr. Venkataramana Clinic', 'Dr. Venkataramana'],
  ['Neurorehabilitation, Hyderabad', 'Neurorehabilitation'],
  ['  Sleep   Lab  ', 'Sleep Lab'],
  ['వెన్నెల నరాల వైద్య కేంద్రం హైదరాబాద్', 'వెన్నెల నరాల వైద్య'],
  ['👩‍⚕️ Clinic', '👩‍⚕️ Clinic'],
  ['&', '&'],
  ['', ''],
] as const)('the name under the icon of %j is %j', ([name, short]) => {
  expect(shortenName(name)).toBe(short)
})
