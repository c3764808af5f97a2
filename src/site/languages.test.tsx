// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { localizeContent, type Content } from '#db/content.ts'
import { getPreferredLanguage } from '#theme/device/reader-preferences.ts'

import { te } from './messages/te.ts'
import { hasUntranslatedText } from './page-rows.ts'
import { createContent, doctor, illness, profile, testimonial } from './testing/sample-content.ts'
import { listHeadings, hrefOf, renderSite } from './testing/site.tsx'
// Loaded ahead: the page loads it on the first search, which is slow in a test.
import './library/search/search-engine.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

/** Adds Telugu texts to a row. */
const inTelugu = <R extends object>(row: R, texts: Record<string, unknown>): R => ({
  ...row,
  ...Object.fromEntries(Object.entries(texts).map(([column, text]) => [`te:${column}`, text])),
})

const tremor = inTelugu(
  illness({
    illness_name: 'Tremor',
    slug: 'tremor',
    short_summary: 'Shaking hands.',
    symptoms: ['Hands shake'],
  }),
  { illness_name: 'వణుకు', short_summary: 'చేతులు వణకడం.' },
)
const rao = inTelugu(doctor({ name: 'Dr. Rao', specialisation: 'Sleep' }), {
  name: 'డా. రావు',
  specialisation: 'నిద్ర',
})
const content: Content = createContent({
  hospital_profile: profile({ name: 'Vennela Clinic' }),
  doctors: [rao],
  testimonials: [testimonial({ patient_name: 'Padma', review_english: 'Kind.' })],
  health_library_illnesses: [tremor],
})

test("a Telugu page has the site's messages and the staff's texts in Telugu (S-72)", () => {
  const { main } = renderSite('/te/doctors', content)
  expect(listHeadings(1)).toEqual([te.doctors.title])
  expect(main.getByRole('heading', { name: 'డా. రావు' }).lang).toBe('')
  expect(main.queryByText('Dr. Rao')).toBeNull()
})

test('untranslated text is shown in English and marked so, with a note on the page (S-72)', async () => {
  const { main } = renderSite('/te/health-library/tremor', content)
  expect(listHeadings(1)).toEqual(['వణుకు'])
  expect(main.getByText('Hands shake').lang).toBe('en')
  expect(main.getByText('చేతులు వణకడం.').lang).toBe('')
  expect(await screen.findByText(te.untranslated)).toBeTruthy()
})

test('a fully translated page has no note, and no English page has one (S-72)', () => {
  renderSite('/te/doctors', content)
  expect(listHeadings(1)).toEqual([te.doctors.title])
  expect(screen.queryByText(te.untranslated)).toBeNull()
  expect(hasUntranslatedText('te', '/doctors', content)).toBe(false)
  expect(hasUntranslatedText('te', '/health-library/tremor', content)).toBe(true)
  expect(hasUntranslatedText('en', '/health-library/tremor', content)).toBe(false)
})

test('an English page marks text that exists in Telugu only, and no other', () => {
  const { main } = renderSite('/doctors', content)
  expect(listHeadings(1)).toEqual(['Meet Our Doctors'])
  expect(main.getByRole('heading', { name: 'Dr. Rao' }).lang).toBe('')
  expect(main.queryByText('డా. రావు')).toBeNull()
})

test('every page links to itself in the other language, with its search (S-72)', () => {
  renderSite('/te/health-library', content)
  const link = screen.getByRole('link', { name: 'English' }) as HTMLAnchorElement
  expect([hrefOf(link), link.lang, link.hreflang]).toEqual(['/health-library', 'en', 'en'])
  window.history.replaceState(null, '', '/te/health-library?q=vanuku#x')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(hrefOf(link)).toMatch(/\/health-library\?q=vanuku#x$/)
  expect(getPreferredLanguage()).toBe('en')
})

test('the links of a Telugu page lead to Telugu pages', () => {
  renderSite('/te/health-library', content)
  const own = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('hreflang') === null)
    .map((link) => hrefOf(link) ?? '')
    .filter((href) => href.startsWith('/'))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((href) => !/^\/te(?:$|[/?#])/.test(href))).toEqual([])
})

test('a topic opened from the Telugu list opens in Telugu', async () => {
  const { main, address } = renderSite('/te/health-library', content)
  fireEvent.click(main.getByRole('link', { name: 'వణుకు' }))
  await waitFor(() => expect(address.now).toBe('/health-library/tremor'))
  expect(listHeadings(1)).toEqual(['వణుకు'])
})

test.for([
  ['/health-library', 'వణకడం', 'Tremor'],
  ['/health-library', 'shaking', 'Tremor'],
  ['/te/health-library', 'shaking', 'వణుకు'],
  ['/te/health-library', 'వణకడం', 'వణుకు'],
])('on %s "%s" finds %s, in either language', async ([path = '', query, name]) => {
  renderSite(path, content)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } })
  await waitFor(() => expect(listHeadings(3)).toEqual([name]))
})

test('a missing page in Telugu says so in Telugu, and an unknown language is a missing page', () => {
  renderSite('/te/nowhere', content)
  expect(listHeadings(1)).toEqual([te.notFound.title])
  cleanup()
  renderSite('/hi/doctors', content)
  expect(listHeadings(1)).toEqual(['Page not found'])
})

test('content without translations has the same row objects in every language', () => {
  expect(localizeContent('te', content).testimonials[0]).toBe(content.testimonials[0])
  expect(localizeContent('te', content)).toBe(localizeContent('te', content))
  expect(localizeContent('en', content)).toBe(content)
})

test("the reviewer of an illness has the doctor's name in the language of the page", () => {
  const meera = { ...doctor({ name: 'Dr. Meera' }), 'te:name': 'డా. మీరా' }
  const read = illness({ last_reviewed_by: 'Dr. Meera', slug: 'a' })
  const guest = illness({ last_reviewed_by: 'Dr. Guest', slug: 'b' })
  const translated = createContent({ doctors: [meera], health_library_illnesses: [read, guest] })
  const reviewers = localizeContent('te', translated).health_library_illnesses.map(
    ({ last_reviewed_by: reviewer }) => reviewer,
  )
  expect(reviewers).toEqual(['డా. మీరా', 'Dr. Guest'])
})
