// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { setPreferredMode, getPreferredMode } from '#theme/device/reader-preferences.ts'
import { translate } from '#ui/testing/translate.ts'

import { listOpenPages } from '../pages.ts'
import { addresses } from '../testing/addresses.ts'
import {
  category,
  contact,
  createContent,
  illness,
  profile,
  service,
  createThemedSettings,
} from '../testing/sample-content.ts'
import { listHeadings, hrefOf, renderSite } from '../testing/site.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const offlineLine = () => document.querySelector('output')?.textContent
const navigation = () => within(screen.getByRole('navigation'))
const footer = () => within(screen.getByRole('contentinfo'))
const names = (links: HTMLElement[]) => links.map((link) => link.textContent)
const topLinks = () => names(navigation().getAllByRole('link'))
const SIX = ['Home', 'Doctors', 'Services', 'Health Library', 'Testimonials', 'Contact']

const numbers = (...phone_numbers: string[]) => contact({ phone_numbers })
const tremor = illness({ illness_name: 'Tremor', slug: 'tremor' })

test.for(addresses)(
  'AC-012 %s has one first heading, one navigation above the page and one footer below it',
  (path) => {
    renderSite(path, createContent({ health_library_illnesses: [tremor] }))
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const [top, below] = [screen.getByRole('navigation'), screen.getByRole('contentinfo')]
    const page = screen.getByRole('main')
    expect(top.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(page.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

test('AC-013 a new page starts at its top, and its name is read and shown in the tab', () => {
  const scrolled = vi.spyOn(document.documentElement, 'scrollTop', 'set')
  renderSite('/', createContent({ hospital_profile: profile() }))
  expect(document.title).toBe('Vennela Clinic | Centre for Movement Disorders & Sleep Medicine')
  expect(scrolled).not.toHaveBeenCalled()

  fireEvent.click(navigation().getByText('Doctors'))
  expect(scrolled.mock.calls).toEqual([[0]])
  expect(document.activeElement?.textContent).toBe('Meet Our Doctors')
  expect(document.title).toBe('Meet Our Doctors | Vennela Clinic')
})

test('AC-013 the name of a page that loads late is read once it is there, unless the reader has moved the focus', () => {
  const { store } = renderSite('/', createContent({}), { page: '/' })
  fireEvent.click(navigation().getByText('Doctors'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  act(() => store.set({ page: null }))
  expect(document.activeElement?.textContent).toBe('Meet Our Doctors')

  act(() => store.set({ page: '/doctors' }))
  fireEvent.click(navigation().getByText('Contact'))
  const home = navigation().getByText('Home')
  home.focus()
  act(() => store.set({ page: null }))
  expect(listHeadings(1)).toHaveLength(1)
  expect(document.activeElement).toBe(home)
})

test('AC-013 the tab of an illness shows its name', () => {
  renderSite(
    '/health-library/tremor',
    createContent({ hospital_profile: profile(), health_library_illnesses: [tremor] }),
  )
  expect(document.title).toBe('Tremor | Vennela Clinic')
})

test('AC-013 Back restores the scroll position', () => {
  const scrolled = vi.spyOn(document.documentElement, 'scrollTop', 'set')
  const { go } = renderSite('/', createContent({}))
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  fireEvent.scroll(window)
  fireEvent.click(navigation().getByText('Doctors'))
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(80)
  fireEvent.scroll(window)
  go(-1)
  expect(listHeadings(1)).not.toEqual(['Meet Our Doctors'])
  go(1)
  expect(listHeadings(1)).toEqual(['Meet Our Doctors'])
  expect(scrolled.mock.calls).toEqual([[0], [640], [80]])
})

test('AC-018 the navigation shows the logo and the name of the clinic', () => {
  renderSite('/', createContent({ hospital_profile: profile({ logo_image: '/logo.webp' }) }))
  const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Vennela Clinic' })
  expect(hrefOf(brand)).toBe('/')
  expect(brand.querySelector('img')?.getAttribute('src')).toBe('/logo.webp')
})

test('AC-018 a clinic without a logo has an icon', () => {
  renderSite('/', createContent({ hospital_profile: profile() }))
  const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Vennela Clinic' })
  expect(brand.querySelector('[data-icon]')).toBeTruthy()
})

test('AC-019 the links of the navigation are in their order', () => {
  renderSite('/', createContent({}))
  expect(topLinks()).toEqual(SIX)
})

test.for([
  ['the settings', createThemedSettings({}, { libraryEnabled: false })],
  ['the theme', createThemedSettings({ healthLibraryEnabled: false })],
] as const)('AC-020 AC-033 the library is hidden everywhere by %s (S-11)', ([, rows]) => {
  renderSite('/', createContent(rows))
  expect(topLinks()).toEqual(SIX.filter((name) => name !== 'Health Library'))
  expect(footer().queryByText('Health Library')).toBeNull()
})

test.for([
  ['#123456', 'fill', '#123456'],
  [null, 'text', '#0066CC'],
] as const)(
  'AC-026 AC-027 with an active background of %s the active link is marked by its %s',
  async ([activeBackground, way, color]) => {
    renderSite(
      '/doctors',
      createContent(createThemedSettings({ layouts: { navigation: { activeBackground } } })),
    )
    expect(screen.getByRole('navigation').dataset['active']).toBe(way)
    expect(navigation().getByText('Doctors').getAttribute('aria-current')).toBe('page')
    expect(navigation().getByText('Home').getAttribute('aria-current')).toBeNull()
    const { style } = document.documentElement
    await expect.poll(() => style.getPropertyValue('--color-nav-active')).toBe(color)
  },
)

test('AC-391 visitors may choose light or dark, and the choice is stored', async () => {
  renderSite('/', createContent(createThemedSettings({})))
  fireEvent.click(screen.getByRole('button', { name: 'Use dark colours' }))
  await expect.poll(() => document.documentElement.dataset['themeMode']).toBe('dark')
  expect(screen.getByRole('button', { name: 'Use light colours' })).toBeTruthy()
  expect(getPreferredMode()).toBe('dark')
})

test('AC-391 a theme may disable the choice of colours', async () => {
  setPreferredMode('dark')
  renderSite(
    '/',
    createContent(
      createThemedSettings({ layouts: { navigation: { enableThemeModeToggle: false } } }),
    ),
  )
  expect(screen.queryByRole('button', { name: /colours/ })).toBeNull()
  await expect.poll(() => document.documentElement.dataset['themeMode']).toBe('light')
})

test('AC-065 AC-017 a first visit shows a loading state, then the content', () => {
  const { store, main } = renderSite('/doctors', null)
  expect(main.getByRole('status').textContent).toBe('Loading...Loading theme...')
  act(() => store.set({ content: createContent({}) }))
  expect(main.getByText('No doctors available at the moment.')).toBeTruthy()
})

test('AC-065 a first visit that fails shows the empty page', () => {
  const { store, main } = renderSite('/services', null)
  act(() => store.set({ failed: true }))
  expect(main.getByText(/not on this phone yet, and could not be fetched/)).toBeTruthy()
})

test('the age of the content is formatted without the data of Intl, which is slow to load', () => {
  const format = vi.spyOn(Date.prototype, 'toLocaleDateString')
  const { store } = renderSite('/', createContent({}), { asOf: Date.now() })
  act(() => store.set({ offline: true }))
  expect(offlineLine()).toContain('Content as of')
  expect(format).not.toHaveBeenCalled()
  format.mockRestore()
})

test('an offline visitor sees the age of the content', () => {
  const asOf = new Date(2026, 4, 3, 9, 30).getTime()
  const { store } = renderSite('/', createContent({}), { asOf })
  const place = document.querySelector('output')
  expect(place?.textContent).toBe('')
  act(() => store.set({ offline: true }))
  const line = screen.getByText(/You are offline\. Content as of/)
  expect(line.textContent).toContain('3 May 2026')
  // Only an awaited result is a live region.
  expect(line.closest('output')).toBe(place)
})

test('the network line stays up to date on a page that a browser has translated', () => {
  const asOf = new Date(2026, 4, 3, 9, 30).getTime()
  const { store } = renderSite('/', createContent({}), { asOf })
  act(() => store.set({ offline: true }))
  translate()
  expect(offlineLine()).toContain('[te]')
  act(() => store.set({ offline: false }))
  expect(offlineLine()).toBe('')
  act(() => store.set({ offline: true }))
  translate()
  act(() => store.set({ offline: false, stale: true }))
  expect(offlineLine()).toMatch(/^Could not refresh\. Content as of/)
  expect(offlineLine()).not.toContain('offline')
})

test('a visitor without content sees a quiet message, and can retry (S-61)', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const { store } = renderSite('/doctors', null)
  expect(screen.queryByText(/Could not refresh/)).toBeNull()
  act(() => store.set({ failed: true }))
  expect(screen.getByText(/Could not refresh/).closest('output')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(reload).toHaveBeenCalledOnce()
  act(() => store.set({ offline: true }))
  expect(screen.queryByText(/Could not refresh/)).toBeNull()
  expect(screen.getByText('You are offline.')).toBeTruthy()
})

test('a visitor behind a captive portal sees that the content could not be refreshed, and its age (S-61)', () => {
  const asOf = new Date(2026, 4, 3, 9, 30).getTime()
  const { store } = renderSite('/', createContent({}), { asOf })
  const line = document.querySelector('output')
  act(() => store.set({ stale: true }))
  expect(line?.textContent).toMatch(/^Could not refresh\. Content as of 3 May 2026/)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  act(() => store.set({ stale: false }))
  expect(line?.textContent).toBe('')
})

test("a missing page says so, and links to every page and to the clinic's number", () => {
  const { main } = renderSite('/nope', createContent({ contact_information: numbers('+91 1234') }))
  expect(listHeadings(1)).toEqual(['Page not found'])
  expect(hrefOf(main.getByRole('link', { name: 'Go to the home page' }))).toBe('/')
  expect(hrefOf(main.getByRole('link', { name: 'Search the health library' }))).toBe(
    '/health-library',
  )
  expect(hrefOf(main.getByRole('link', { name: 'Call +91 1234' }))).toBe('tel:+911234')
  const others = within(main.getByRole('list')).getAllByRole('link')
  expect(others.map(hrefOf)).toEqual(
    listOpenPages(createContent({})).flatMap(({ path }) => (path === '/' ? [] : [path])),
  )
})

test('a missing page does not link to a disabled library (S-12)', () => {
  const { main } = renderSite(
    '/nope',
    createContent(createThemedSettings({}, { libraryEnabled: false })),
  )
  expect(main.queryByRole('link', { name: /library/i })).toBeNull()
})

test('AC-365 the first link skips the navigation, unless the theme omits it', () => {
  renderSite('/', createContent({}))
  expect(hrefOf(screen.getByText('Skip to content'))).toBe('#content')
  expect(screen.getByRole('main').id).toBe('content')
  cleanup()
  const accessibility = { keyboardNavigation: { skipLinks: false } }
  renderSite('/', createContent(createThemedSettings({ accessibility })))
  expect(screen.queryByText('Skip to content')).toBeNull()
})

test('new content shows at once, without a reload', () => {
  const { store, main } = renderSite('/services', createContent({}))
  act(() =>
    store.set({
      content: createContent({
        services: [service({ service_name: 'New' })],
        health_library_categories: [category({})],
      }),
    }),
  )
  expect(main.getByText('New')).toBeTruthy()
})

const emergency = () => within(screen.getByRole('complementary', { name: 'Emergency numbers' }))
const calls = () =>
  emergency()
    .getAllByRole('link')
    .map((link) => [link.textContent, hrefOf(link)])

test('the clinic, the ambulance, 112 and the emergency cards are one tap away (S-83)', () => {
  renderSite(
    '/',
    createContent({ contact_information: numbers('to be told', '+91 40 1234', '99') }),
  )
  expect(calls()).toEqual([
    ['Clinic +91 40 1234', 'tel:+91401234'],
    ['Ambulance 108', 'tel:108'],
    ['Emergency 112', 'tel:112'],
    ['What to do', '/emergency'],
  ])
})

test("a clinic without a listed number is reached by its deployment's number (S-26)", () => {
  renderSite('/', createContent({ contact_information: numbers() }), { callUs: '+91 40 5550 0142' })
  expect(calls()[0]).toEqual(['Clinic +91 40 5550 0142', 'tel:+914055500142'])
  cleanup()
  renderSite('/', createContent({ contact_information: numbers() }))
  expect(calls()[0]).toEqual(['Ambulance 108', 'tel:108'])
})

test('without content there is no number of the clinic, but the emergency numbers', () => {
  renderSite('/', null)
  expect(calls()).toEqual([
    ['Ambulance 108', 'tel:108'],
    ['Emergency 112', 'tel:112'],
    ['What to do', '/emergency'],
  ])
})
