// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { emptyContent, type Content, type ContentState } from '#db/content.ts'
import { localizePath, languageNames, SOURCE_LANGUAGE } from '#model/languages.ts'
import { getEmergencyPath, getIllnessPath } from '#model/paths/public-paths.ts'

import { getLocaleBundle } from './messages/all-messages.ts'
import { selectPageContent } from './page-content.ts'
import { pages } from './pages.ts'
import {
  category,
  contact,
  createContent,
  doctor,
  emergencyCard,
  illness,
  profile,
  service,
  testimonial,
} from './testing/sample-content.ts'
import { renderSite } from './testing/site.tsx'

// A device may have all content, the rows of one page, or none; and the server may be silent. No
// page may state of its clinic what this device does not know (S-89, S-92).

const movement = category({ category_name: 'Movement', slug: 'movement' })
const topics = ['Stroke', 'Tremor', 'Migraine', 'Epilepsy'].map((name) =>
  illness({
    illness_name: name,
    slug: name.toLowerCase(),
    category_id: movement.id,
    short_summary: `Summary of ${name}`,
    meaning: `Meaning of ${name}`,
    symptoms: [`Symptom of ${name}`],
  }),
)
const all = createContent({
  hospital_profile: profile({ about_text: 'About us' }),
  contact_information: contact({
    phone_numbers: ['+91 40 5550 0142'],
    google_maps_code: 'https://www.google.com/maps/embed?pb=1',
  }),
  doctors: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) =>
    doctor({ name: `Dr. ${name}`, expertise_details: `Expertise of ${name}` }),
  ),
  services: ['EEG', 'EMG'].map((name) =>
    service({ service_name: name, description: `What ${name} is` }),
  ),
  testimonials: [testimonial({ patient_name: 'Padmaja R.', review_english: 'Thank you' })],
  health_library_categories: [movement],
  health_library_illnesses: topics,
  emergency_cards: ['stroke', 'fit'].map((slug) =>
    emergencyCard({ slug, title: `Card of ${slug}`, signs: ['A sign'], steps: ['A step'] }),
  ),
})

/** Every page of the register, and pages of rows that exist. */
const paths: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path),
  getIllnessPath('tremor'),
  getEmergencyPath('fit'),
]
/** The addresses of a search that finds something. */
const searches = [`${pages.library.path}?q=tremor`, `${pages.library.path}?category=movement`]

const networks = {
  failed: { failed: true },
  stale: { stale: true },
  offline: { offline: true },
  slow: { slow: true },
  loading: {},
} satisfies Record<string, Partial<ContentState>>

/** What a device may have of the content, by the page that came from the server. */
const holdings: readonly [string, Content | null, Partial<ContentState>][] = [
  ['no content', null, {}],
  ...paths.map((page): [string, Content, Partial<ContentState>] => [
    `the rows of ${page}`,
    selectPageContent(page, all),
    { page },
  ]),
  [
    'one page of the library',
    { ...selectPageContent(pages.library.path, all), health_library_illnesses: topics.slice(0, 2) },
    { page: pages.library.path, listOf: topics.length },
  ],
  [
    'the beginning of an initial sync',
    // The other tables come whole with its first page [R19].
    { ...all, health_library_illnesses: topics.slice(0, 1) },
    { isPartial: true },
  ],
]

/** Lists the texts of a page besides its links, and its name in the browser's tab. */
function textsOf(address: string, content: Content | null, state: Partial<ContentState>) {
  renderSite(address, content, state)
  const main = screen.getByRole('main')
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const shown = [document.title.split(' | ')[0] ?? '']
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    if (!parentElement?.closest('a, button')) shown.push(nodeValue ?? '')
  }
  cleanup()
  document.title = ''
  return shown
}

/** The clinic's tables, each of which may be empty. */
const tables = Object.entries(all).flatMap(([table, rows]) =>
  rows.length > 0 && table !== 'hospital_profile' ? [table] : [],
)

/** Lists what a page says only where a table of the clinic has no rows, or its address no row. */
function listAbsences(address: string, language: (typeof languageNames)[number]): string[] {
  const withRows = new Set(textsOf(address, all, {}))
  const without = [emptyContent, ...tables.map((table) => ({ ...all, [table]: [] }))].flatMap(
    (content) => textsOf(address, content, {}),
  )
  const { messages } = getLocaleBundle(language)
  const allowed = new Set([
    // S-92: the heading of a page that could not be fetched; what stands below it says so.
    messages.illness.missing,
    // S-65: until the name is known.
    messages.clinicName,
    messages.contact.title(messages.clinicName),
  ])
  return without.filter((text) => !withRows.has(text) && !allowed.has(text))
}

describe.for(languageNames)('in %s', (language) => {
  const { messages } = getLocaleBundle(language)
  const addresses = [...paths, ...searches].map((path) => localizePath(language, path))
  const counts = Array.from({ length: topics.length }, (_, count) => messages.library.count(count))

  test('each list has a sentence of absence', () => {
    const said = addresses.flatMap((address) => listAbsences(address, language))
    expect(said).toEqual(
      expect.arrayContaining([
        messages.doctors.empty,
        messages.services.empty,
        messages.testimonials.empty,
        messages.library.empty,
        messages.library.count(0),
        messages.illness.missingText,
        messages.notFound.title,
        messages.contact.noMap,
      ]),
    )
  })

  test.for(addresses)(
    '%s says nothing of what the device does not know (S-89, S-92)',
    { tags: language === SOURCE_LANGUAGE ? [] : ['full'] },
    (address) => {
      const absences = new Set(listAbsences(address, language))
      const untrue: string[] = []
      for (const [held, content, state] of holdings) {
        for (const [network, problem] of Object.entries(networks)) {
          // The content that came with the page is whole for it.
          const isWhole = address === localizePath(language, state.page ?? '?') && !state.listOf
          if (isWhole) continue
          const texts = textsOf(address, content, { ...state, ...problem })
          untrue.push(
            ...texts
              .filter((text) => absences.has(text) || counts.some((one) => text.startsWith(one)))
              .map((text) => `${held}, ${network}: ${text}`),
          )
        }
      }
      expect(untrue).toEqual([])
    },
  )
})

const line = () => document.querySelector('output')?.textContent ?? ''

test.for(paths)('%s says that not everything is here, and offers to try again', (path) => {
  const rendered = paths.find((page) => page !== path) ?? ''
  const { store } = renderSite(path, selectPageContent(rendered, all), { page: rendered })
  expect(line()).toBe('')
  act(() => store.set({ failed: true }))
  expect(line()).toBe('Could not refresh. Not everything is on this phone yet.Retry')
  act(() => store.set({ offline: true }))
  // It comes by itself when the network does.
  expect(line()).toBe('You are offline. Not everything is on this phone yet.')
  act(() => store.set({ content: all, page: null, offline: false, failed: false, stale: true }))
  expect(line()).not.toContain('Not everything')
})

test('an illness and a card of which only the name is here say so', () => {
  for (const [page, path] of [
    [pages.library.path, getIllnessPath('tremor')],
    [pages.emergency.path, getEmergencyPath('fit')],
  ] as const) {
    const state = { page, failed: true }
    const { main, store } = renderSite(path, selectPageContent(page, all), state)
    expect(main.getByText(/^This page is not on this phone yet/)).toBeTruthy()
    act(() => store.set({ content: all, page: null, failed: false }))
    expect(main.queryByText(/not on this phone/)).toBeNull()
    cleanup()
  }
})
