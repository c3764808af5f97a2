// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { en } from '../messages/en.ts'
import {
  category,
  contact,
  createContent,
  doctor,
  emergencyCard,
  profile,
  service,
  testimonial,
  createThemedSettings,
} from '../testing/sample-content.ts'
import { listHeadings, hrefOf, renderSite } from '../testing/site.tsx'

type Rows = Parameters<typeof createContent>[0]
const openHome = (rows: Rows = {}) => renderSite('/', createContent(rows))
const layouts = ['modern', 'minimal', 'playful'] as const
const hero = () => document.querySelector<HTMLElement>('[data-hero]')
const inHero = () => within(hero() ?? document.body)
const five = [5, 4, 3, 2, 1]
const phones = { contact_information: contact({ phone_numbers: ['+91 1111', '+91 2222'] }) }

afterEach(() => void vi.useRealTimers())

test('AC-001 any visitor can open Home, with one heading of the first level', () => {
  openHome({ hospital_profile: profile() })
  expect(listHeadings(1)).toEqual(['Vennela Clinic'])
})

test('AC-039 the hero is modern by default', () => {
  openHome(createThemedSettings({}))
  expect(hero()?.dataset['hero']).toBe('modern')
})

test.for(layouts)('AC-040 AC-041 the theme may choose the %s hero', (layoutStyle) => {
  openHome(createThemedSettings({ layoutStyle }))
  expect(hero()?.dataset['hero']).toBe(layoutStyle)
})

test.for(layouts)('AC-042 the four tiles are shown in the %s layout', (layoutStyle) => {
  openHome(createThemedSettings({ layoutStyle }))
  expect(listHeadings(3)).toEqual([
    '24/7 Emergency',
    'Movement Disorders',
    'Sleep Medicine',
    'Patient Safety',
  ])
})

const movement = category({ category_name: 'Movement', slug: 'movement' })
const help = {
  health_library_categories: [movement],
  emergency_cards: [emergencyCard({ title: 'Stroke', slug: 'stroke' })],
}

test('Home has the search, the categories and the emergency cards', () => {
  const { main } = openHome(help)
  expect(main.getByRole('searchbox', { name: 'Search the health library' })).toBeTruthy()
  expect(hrefOf(main.getByRole('link', { name: 'Movement' }))).toBe(
    '/health-library?category=movement',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Stroke' }))).toBe('/emergency/stroke')
})

test("a search on Home opens the library's results", () => {
  const { main, address } = openHome(help)
  const box = main.getByRole('searchbox')
  fireEvent.change(box, { target: { value: 'hands shake' } })
  fireEvent.submit(box)
  expect(address.now).toBe('/health-library?q=hands+shake')
})

test('a clinic without its library has no search on Home, but its emergency cards (S-11)', () => {
  const { main } = openHome({ ...help, ...createThemedSettings({}, { libraryEnabled: false }) })
  expect(main.queryByRole('searchbox')).toBeNull()
  expect(main.queryByRole('link', { name: 'Search the health library' })).toBeNull()
  expect(main.getByRole('link', { name: 'Stroke' })).toBeTruthy()
})

test('Home shows the first three doctors and a link to all of them', () => {
  const { main } = openHome({
    doctors: five.map((at) => doctor({ name: `Dr ${at}`, display_order: at })),
  })
  expect(listHeadings(3).slice(4)).toEqual(['Dr 1', 'Dr 2', 'Dr 3'])
  expect(hrefOf(main.getByRole('link', { name: 'Dr 1' }))).toMatch(/^\/doctors#doctor-/)
  expect(hrefOf(main.getByRole('link', { name: 'View All Doctors' }))).toBe('/doctors')
})

test('AC-043 AC-044 About and Mission are shown if they have text', () => {
  const { main } = openHome({
    hospital_profile: profile({ about_text: 'Since 1998.', mission: 'To listen.' }),
  })
  expect(main.getByText('Since 1998.')).toBeTruthy()
  expect(main.getByText('To listen.')).toBeTruthy()
})

test.for([null, ''])('AC-043 AC-044 About and Mission are absent for "%s"', (text) => {
  openHome({ hospital_profile: profile({ about_text: text, mission: text }) })
  expect(listHeadings(2)).toEqual(['How we care for you', 'We are here when you need us'])
})

test('AC-045 AC-414 Home shows the first three services and a link to all of them', () => {
  const { main } = openHome({
    services: [
      service({ service_name: 'Off', is_enabled: false }),
      ...five.map((at) => service({ service_name: `Service ${at}`, display_order: at })),
    ],
  })
  expect(listHeadings(3).slice(4)).toEqual(['Service 1', 'Service 2', 'Service 3'])
  expect(hrefOf(main.getByRole('link', { name: 'View All Services' }))).toBe('/services')
})

test('AC-046 only a description of more than 100 letters is cut', () => {
  const { main } = openHome({
    services: [99, 100, 101].map((length, at) =>
      service({ service_name: 'S', display_order: at, description: 'a'.repeat(length) }),
    ),
  })
  const shown = main.getAllByText(/^a+(\.{3})?$/).map((text) => text.textContent)
  expect(shown).toEqual(['a'.repeat(99), 'a'.repeat(100), `${'a'.repeat(100)}...`])
})

test.for([null, ''])(
  'AC-047 a service described by "%s" gets the default sentence',
  (description) => {
    const { main } = openHome({ services: [service({ service_name: 'S', description })] })
    expect(main.getByText('Specialized medical service for your healthcare needs')).toBeTruthy()
  },
)

test('AC-048 AC-414 Home shows the first three published testimonials and a link to more', () => {
  const { main } = openHome({
    testimonials: [
      testimonial({ patient_name: 'Draft', is_published: false }),
      ...five.map((at) => testimonial({ patient_name: `Patient ${at}`, display_order: at })),
    ],
  })
  expect(listHeadings(3).slice(4)).toEqual(['Patient 1', 'Patient 2', 'Patient 3'])
  expect(hrefOf(main.getByRole('link', { name: 'Read More Reviews' }))).toBe('/testimonials')
})

test('AC-049 Home ends with the offer to schedule an appointment', () => {
  const { main } = openHome()
  expect(hrefOf(main.getByRole('link', { name: 'Schedule Appointment' }))).toBe('/contact')
})

test.for(layouts)('AC-008 AC-050 Book Appointment leads to /contact when %s', (layoutStyle) => {
  const { main } = openHome(createThemedSettings({ layoutStyle }))
  const links = main.getAllByRole('link', { name: 'Book Appointment' })
  expect(links.map(hrefOf)).toEqual(['/contact'])
})

test('AC-051 AC-052 the second button dials the first number', () => {
  openHome(phones)
  const button = inHero().getByRole('link', {
    name: 'Emergency Call',
    description: 'The call goes to the clinic: +91\u00A01111. Call 108 for an ambulance',
  })
  expect(hrefOf(button)).toBe('tel:+911111')
  expect(hrefOf(inHero().getByRole('link', { name: en.illness.ambulance }))).toBe('tel:108')
})

test.for(layouts)(
  'AC-051 while the clinic is closed the second button of %s says so, and that 108 answers (N7)',
  async (layoutStyle) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T22:00:00+05:30') })
    openHome({
      ...createThemedSettings({ layoutStyle }),
      contact_information: contact({
        phone_numbers: ['+91 1111'],
        opening_hours: ['Tuesday 09:00-17:00'],
      }),
    })
    const closed = 'Closed, opens at 9:00 am tomorrow Call 108 for an ambulance'
    expect(await inHero().findByRole('link', { description: closed })).toBeTruthy()
    vi.setSystemTime('2026-11-24T10:00:00+05:30')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    const open = 'The call goes to the clinic: +91\u00A01111. Call 108 for an ambulance'
    expect(await inHero().findByRole('link', { description: open })).toBeTruthy()
  },
)

test.for([
  ['modern', undefined, 'Emergency Call'],
  ['playful', undefined, 'Call Now'],
  ['modern', '', 'Emergency Call'],
  ['minimal', '  ', 'Emergency Call'],
  ['playful', '', 'Call Now'],
  ['playful', 'Emergency Call', 'Emergency Call'],
  ['modern', 'Stroke line', 'Stroke line'],
] as const)(
  'AC-052 AC-053 in a %s theme with the text "%s" its label is %s (S-38)',
  ([layoutStyle, text, label]) => {
    openHome({ ...phones, ...createThemedSettings({ layoutStyle, emergencyButton: { text } }) })
    expect(inHero().getByRole('link', { name: label })).toBeTruthy()
  },
)

test.for(layouts)(
  'AC-054 without a number the second button leads to the contact section, %s (S-27)',
  (style) => {
    openHome(createThemedSettings({ layoutStyle: style }))
    expect(hrefOf(inHero().getByRole('link', { name: 'Contact Us' }))).toBe('#contact')
    const target = document.getElementById('contact')
    expect(target?.textContent).toContain('Schedule Appointment')
  },
)

test('AC-056 AC-057 a clinic without a profile has the default tagline and description', () => {
  openHome()
  expect(screen.getByText('Centre for Movement Disorders & Sleep Medicine')).toBeTruthy()
  expect(
    screen.getByText('Quality Neurological Healthcare with Compassion and Excellence'),
  ).toBeTruthy()
})

test('the banner picture is behind the hero (S-29)', () => {
  openHome({ hospital_profile: profile({ banner_image: '/banner.webp' }) })
  expect(hero()?.querySelector('img')?.getAttribute('src')).toBe('/banner.webp')
})
