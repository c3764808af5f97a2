// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { category, contentWith, illness, themed } from './testing/content.ts'
import { headings, openSite } from './testing/site.tsx'

const movement = category({ category_name: 'Movement', display_order: 1 })
const sleep = category({ category_name: 'Sleep', display_order: 2 })
const bare = category({ category_name: 'Nothing yet', display_order: 3 })
const off = category({ category_name: 'Switched off', display_order: 0, is_enabled: false })

const parkinson = illness({
  illness_name: "Parkinson's Disease",
  slug: 'parkinsons-disease',
  short_summary: 'Slowness and stiffness.',
  tags: ['tremor', 'dopamine', 'walking', 'ఒణుకు', 'fifth'],
  category_id: movement.id,
  display_order: 2,
})
const dystonia = illness({
  illness_name: 'Dystonia',
  short_summary: 'Muscles tighten.',
  category_id: movement.id,
  display_order: 1,
})
const apnoea = illness({
  illness_name: 'Sleep Apnoea',
  short_summary: 'Breathing stops for a while.',
  tags: ['snoring'],
  category_id: sleep.id,
})
const orphan = illness({ illness_name: 'Orphan', category_id: off.id })
const draft = illness({ illness_name: 'Draft', visibility: 'draft', category_id: sleep.id })

const rows = {
  health_library_categories: [bare, sleep, off, movement],
  health_library_illnesses: [parkinson, dystonia, apnoea, orphan, draft],
}
const content = contentWith(rows)

const search = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
}

test('AC-005 AC-081 the library has a search box that says what it searches', () => {
  openSite('/health-library', content)
  expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe(
    'Search by illness name, symptoms, or tags...',
  )
})

test('AC-082 there is a chip for all and for each category that is switched on, in order', () => {
  openSite('/health-library', content)
  const chips = [...document.querySelectorAll('fieldset button')].map((chip) => chip.textContent)
  expect(chips).toEqual(['All Categories', 'Movement', 'Sleep', 'Nothing yet'])
})

test('AC-083 AC-084 AC-090 S-13 illnesses stand under their categories, published ones only', () => {
  openSite('/health-library', content)
  expect(headings(2)).toEqual(['Movement', 'Sleep', 'Uncategorized'])
  expect(headings(3)).toEqual(['Dystonia', "Parkinson's Disease", 'Sleep Apnoea', 'Orphan'])
})

test('AC-085 AC-089 one category shows its illnesses alone, without headings', () => {
  const { main } = openSite('/health-library', content)
  fireEvent.click(main.getByRole('button', { name: 'Movement' }))
  expect(headings(2)).toEqual(['Dystonia', "Parkinson's Disease"])
  expect(headings(3)).toEqual([])
  expect(main.getByRole('button', { name: 'Movement' }).getAttribute('aria-pressed')).toBe('true')
})

test('AC-086 a card shows at most three tags, each in its language', () => {
  const { main } = openSite('/health-library', content)
  expect(main.getByText('walking')).toBeTruthy()
  expect(main.queryByText('fifth')).toBeNull()
  expect(main.getByText('Slowness and stiffness.')).toBeTruthy()
})

test('AC-087 the page says so when nothing matches', () => {
  const { main } = openSite('/health-library', content)
  search('nonsense')
  expect(main.getByText('No health information found matching your criteria.')).toBeTruthy()
  expect(headings(2)).toEqual([])
})

test.for([
  ['name', 'PARKINSON', ["Parkinson's Disease"]],
  ['summary', 'breathing', ['Sleep Apnoea']],
  ['part of a tag', 'DOPA', ["Parkinson's Disease"]],
  ['Telugu tag', 'ఒణుకు', ["Parkinson's Disease"]],
] as const)('AC-088 search finds a %s in either case', ([, text, found]) => {
  openSite('/health-library', content)
  search(text)
  expect(headings(3)).toEqual(found)
})

test('S-14 search and category both apply, and the number found is announced', () => {
  const { main } = openSite('/health-library', content)
  search('s')
  fireEvent.click(main.getByRole('button', { name: 'Sleep' }))
  expect(headings(2)).toEqual(['Sleep Apnoea'])
  expect(main.getByRole('status').textContent).toBe('1 topic')
})

test('S-12 a closed library leads home', () => {
  const { address } = openSite(
    '/health-library',
    contentWith({ ...rows, ...themed({}, { libraryEnabled: false }) }),
  )
  expect(address.now).toBe('/')
})

test('S-12 S-11 a library hidden by the theme leads home too', () => {
  const { address } = openSite(
    '/health-library',
    contentWith({ ...rows, ...themed({ healthLibraryEnabled: false }) }),
  )
  expect(address.now).toBe('/')
})
