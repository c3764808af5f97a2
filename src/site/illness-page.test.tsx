// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { category, contentWith, illness, image, themed } from './testing/content.ts'
import { headings, hrefOf, openSite } from './testing/site.tsx'

const movement = category({ category_name: 'Movement' })
const tremor = illness({
  illness_name: 'Essential Tremor',
  slug: 'essential-tremor',
  short_summary: 'Shaking hands.',
  meaning: 'Nerves send uneven signals.',
  symptoms: ['Hands shake', 'Voice shakes'],
  management_treatment: ['Medicines', 'Exercises'],
  tags: ['tremor', 'hands'],
  category_id: movement.id,
})
const rows = {
  health_library_categories: [movement],
  health_library_illnesses: [tremor],
  health_library_images: [
    image({ illness_id: tremor.id, image_url: '/b.webp', alt_text: 'Second', display_order: 2 }),
    image({ illness_id: tremor.id, image_url: '/a.webp', alt_text: 'First', display_order: 1 }),
    image({ illness_id: movement.id, image_url: '/c.webp', alt_text: 'Of another' }),
  ],
}

const openTremor = (over: Parameters<typeof contentWith>[0] = {}) =>
  openSite('/health-library/essential-tremor', contentWith({ ...rows, ...over }))

const changed = (over: Parameters<typeof illness>[0]) => ({
  health_library_illnesses: [{ ...tremor, ...over }],
})

test('AC-006 AC-092 an illness shows its category, name, summary, tags and pictures', () => {
  const { main } = openTremor()
  expect(headings(1)).toEqual(['Essential Tremor'])
  for (const text of ['Movement', 'Shaking hands.', 'tremor', 'hands']) {
    expect(main.getByText(text)).toBeTruthy()
  }
  expect(main.getAllByRole('img')).toHaveLength(2)
})

test('AC-093 pictures come in the order staff chose, described in their words', () => {
  const { main } = openTremor()
  expect(main.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'First',
    'Second',
  ])
})

test('AC-094 the three parts have their exact headings', () => {
  const { main } = openTremor()
  expect(headings(2)).toEqual(['What It Means', 'Common Symptoms', 'Management & Treatment'])
  for (const text of ['Nerves send uneven signals.', 'Voice shakes', 'Exercises']) {
    expect(main.getByText(text)).toBeTruthy()
  }
})

test('AC-094 an illness without a meaning has no part for it', () => {
  openTremor(changed({ meaning: null }))
  expect(headings(2)).toEqual(['Common Symptoms', 'Management & Treatment'])
})

test('AC-095 every illness says that it does not replace a doctor', () => {
  const { main } = openTremor()
  const note = main.getByText(/educational/).textContent
  expect(note).toContain('not a substitute for professional medical advice')
})

test.for([
  [{}, 'Back'],
  [{ backButton: { text: 'All topics' } }, 'All topics'],
  [{ backButton: { text: ' ' } }, 'Back'],
] as const)('AC-091 with a theme of %j the way back reads %s', ([config, text]) => {
  const { main } = openTremor(themed(config))
  expect(hrefOf(main.getByRole('link', { name: text }))).toBe('/health-library')
})

test('AC-099 an illness without a category is Uncategorized', () => {
  const { main } = openTremor(changed({ category_id: null }))
  expect(main.getByText('Uncategorized')).toBeTruthy()
})

const closed = themed({}, { libraryEnabled: false })

test.for([
  ['AC-096 an unknown address', { health_library_illnesses: [] }],
  ['AC-097 a draft', changed({ visibility: 'draft' })],
  ['S-12 an illness of a closed library', closed],
] as const)('%s shows Health Information Not Found', ([, over]) => {
  const { main } = openTremor(over)
  expect(headings(1)).toEqual(['Health Information Not Found'])
  expect(
    main.getByText("The health information you're looking for doesn't exist or has been removed."),
  ).toBeTruthy()
})

test('AC-098 so does an illness that could not be fetched', () => {
  openSite('/health-library/essential-tremor', null, { failed: true })
  expect(headings(1)).toEqual(['Health Information Not Found'])
})
