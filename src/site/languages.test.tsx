// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { contentIn, type Content } from '#db/content.ts'
import { chosenLanguage } from '#theme/device/reader-preferences.ts'

import { te } from './messages/te.ts'
import { lacksWords } from './page-rows.ts'
import { contentWith, doctor, illness, profile, testimonial } from './testing/sample-content.ts'
import { headings, hrefOf, openSite } from './testing/site.tsx'
// The page loads it when somebody searches, which takes longer in a test than in a browser.
import './library/search/search-engine.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

/** A row with texts in Telugu beside its own. */
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
const content: Content = contentWith({
  hospital_profile: profile({ name: 'Vennela Clinic' }),
  doctors: [rao],
  testimonials: [testimonial({ patient_name: 'Padma', review_english: 'Kind.' })],
  health_library_illnesses: [tremor],
})

test('S-72 a Telugu page has the words of the site and the texts of staff in Telugu', () => {
  const { main } = openSite('/te/doctors', content)
  expect(headings(1)).toEqual([te.doctors.title])
  expect(main.getByRole('heading', { name: 'డా. రావు' }).lang).toBe('')
  expect(main.queryByText('Dr. Rao')).toBeNull()
})

test('S-72 what is not translated yet stands in English, is marked so, and the page says so', async () => {
  const { main } = openSite('/te/health-library/tremor', content)
  expect(headings(1)).toEqual(['వణుకు'])
  expect(main.getByText('Hands shake').lang).toBe('en')
  expect(main.getByText('చేతులు వణకడం.').lang).toBe('')
  expect(await screen.findByText(te.untranslated)).toBeTruthy()
})

test('S-72 a page that is translated whole says nothing of it, and no English page does', () => {
  openSite('/te/doctors', content)
  expect(headings(1)).toEqual([te.doctors.title])
  expect(screen.queryByText(te.untranslated)).toBeNull()
  expect(lacksWords('te', '/doctors', content)).toBe(false)
  expect(lacksWords('te', '/health-library/tremor', content)).toBe(true)
  expect(lacksWords('en', '/health-library/tremor', content)).toBe(false)
})

test('an English page marks what is Telugu only, and has no other language than its own', () => {
  const { main } = openSite('/doctors', content)
  expect(headings(1)).toEqual(['Meet Our Doctors'])
  expect(main.getByRole('heading', { name: 'Dr. Rao' }).lang).toBe('')
  expect(main.queryByText('డా. రావు')).toBeNull()
})

test('S-72 every page leads to itself in the other language, with what was searched for', () => {
  openSite('/te/health-library', content)
  const link = screen.getByRole('link', { name: 'English' }) as HTMLAnchorElement
  expect([hrefOf(link), link.lang, link.hreflang]).toEqual(['/health-library', 'en', 'en'])
  window.history.replaceState(null, '', '/te/health-library?q=vanuku#x')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(hrefOf(link)).toMatch(/\/health-library\?q=vanuku#x$/)
  expect(chosenLanguage()).toBe('en')
})

test('the links of a Telugu page lead to Telugu pages', () => {
  openSite('/te/health-library', content)
  const own = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('hreflang') === null)
    .map((link) => hrefOf(link) ?? '')
    .filter((href) => href.startsWith('/'))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((href) => !/^\/te(?:$|[/?#])/.test(href))).toEqual([])
})

test('a topic that is opened from the Telugu list opens in Telugu', async () => {
  const { main, address } = openSite('/te/health-library', content)
  fireEvent.click(main.getByRole('link', { name: 'వణుకు' }))
  await waitFor(() => expect(address.now).toBe('/health-library/tremor'))
  expect(headings(1)).toEqual(['వణుకు'])
})

test.for([
  ['/health-library', 'వణకడం', 'Tremor'],
  ['/health-library', 'shaking', 'Tremor'],
  ['/te/health-library', 'shaking', 'వణుకు'],
  ['/te/health-library', 'వణకడం', 'వణుకు'],
])('on %s "%s" finds %s, whichever language it was asked in', async ([path = '', typed, name]) => {
  openSite(path, content)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })
  await waitFor(() => expect(headings(3)).toEqual([name]))
})

test('an unknown address in Telugu says so in Telugu, and an unknown language is no page', () => {
  openSite('/te/nowhere', content)
  expect(headings(1)).toEqual([te.notFound.title])
  cleanup()
  openSite('/hi/doctors', content)
  expect(headings(1)).toEqual(['Page not found'])
})

test('content that nobody translated is the same rows in every language', () => {
  expect(contentIn('te', content).testimonials[0]).toBe(content.testimonials[0])
  expect(contentIn('te', content)).toBe(contentIn('te', content))
  expect(contentIn('en', content)).toBe(content)
})

test('who read an illness over is called as the doctor is, in the language of the page', () => {
  const meera = { ...doctor({ name: 'Dr. Meera' }), 'te:name': 'డా. మీరా' }
  const read = illness({ last_reviewed_by: 'Dr. Meera', slug: 'a' })
  const guest = illness({ last_reviewed_by: 'Dr. Guest', slug: 'b' })
  const told = contentWith({ doctors: [meera], health_library_illnesses: [read, guest] })
  const reviewers = contentIn('te', told).health_library_illnesses.map(
    ({ last_reviewed_by: reviewer }) => reviewer,
  )
  expect(reviewers).toEqual(['డా. మీరా', 'Dr. Guest'])
})
