// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { translate } from '#ui/testing/translate.ts'

import { en } from '../../messages/en.ts'
import { category, createContent, emergencyCard, illness } from '../../testing/sample-content.ts'
import { listHeadings, hrefOf, renderSite } from '../../testing/site.tsx'
import { searchMessages } from './search-messages.ts'
// Loaded ahead: the page loads it on the first search, which is slow in a test.
import '../search/search-engine.ts'

const movement = category({ category_name: 'Movement', slug: 'movement', display_order: 1 })
const sleep = category({ category_name: 'Sleep', slug: 'sleep', display_order: 2 })
const parkinson = illness({
  illness_name: "Parkinson's Disease",
  short_summary: 'Slowness and stiffness.',
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
  category_id: sleep.id,
  display_order: 3,
})
const rows = {
  health_library_categories: [sleep, movement],
  health_library_illnesses: [parkinson, dystonia, apnoea],
}
const content = createContent(rows)

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const search = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
}

test('AC-087 the page says when nothing matches, and suggests what to do', async () => {
  const { main, address } = renderSite('/health-library', content, { callUs: '+91 40 1234' })
  search('xylophone')
  await main.findByText('No health information found matching your criteria.')
  expect(listHeadings(3)).toEqual([])
  expect(main.getByText('Try fewer words, or another word for it.')).toBeTruthy()
  expect(main.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:/)
  const ways = main.getByRole('region', { name: 'Categories' })
  fireEvent.click(within(ways).getByRole('link', { name: 'Sleep' }))
  await waitFor(() => expect(listHeadings(2)).toEqual(['Sleep Apnoea']))
  expect(address.now).toBe('/health-library?category=sleep')
})

test('a search without results on a phone that has no topics has no headings without entries', async () => {
  const { main, store } = renderSite('/health-library?q=xylophone', createContent({}))
  expect(await main.findByText(searchMessages.en.fewer)).toBeTruthy()
  expect(listHeadings(2)).toEqual([])
  act(() => store.set({ content }))
  await waitFor(() => expect(listHeadings(2)).toEqual(['Categories']))
})

test("an urgent query shows the clinic's advice above its results", async () => {
  const stroke = illness({
    illness_name: 'Stroke',
    slug: 'stroke',
    short_summary: 'An emergency: call 108.',
    when_to_get_help: 'Call 108 at once if the face droops\nNote the time',
  })
  const { main } = renderSite(
    '/health-library',
    createContent({ ...rows, health_library_illnesses: [parkinson, stroke] }),
  )
  search('face drooping suddenly')
  const region = await main.findByRole('region', { name: 'When to get help' })
  const card = within(region)
  expect(card.getByText('Call 108 at once if the face droops')).toBeTruthy()
  const [first] = card.getAllByRole('link')
  expect(first).toBe(card.getByRole('link', { name: 'Call 108 for an ambulance' }))
  expect(first).toHaveProperty('href', 'tel:108')
  expect(region.textContent).toMatch(/^When to get helpCall 108 for an ambulanceCall 108 at once/)
  search('stroke')
  await waitFor(() => expect(main.queryByRole('region', { name: 'When to get help' })).toBeNull())
  expect(listHeadings(3)).toEqual(['Stroke'])
})

test('an urgent query links to the emergency card of its illness, or to all cards (S-83)', async () => {
  const { main } = renderSite(
    '/health-library',
    createContent({
      ...rows,
      emergency_cards: [emergencyCard({ title: 'A stroke', slug: 'stroke' })],
      health_library_illnesses: [
        parkinson,
        illness({
          illness_name: 'Stroke',
          slug: 'stroke',
          when_to_get_help: 'Call 108 if the face droops',
        }),
        illness({
          illness_name: 'Concussion',
          slug: 'concussion',
          when_to_get_help: 'Call 108 if they fell and cannot be woken',
        }),
      ],
    }),
  )
  search('face drooping suddenly')
  const toDo = await main.findByRole('link', { name: /^What to do ?: A stroke$/ })
  expect(hrefOf(toDo)).toBe('/emergency/stroke')
  search('fell and hit his head')
  expect(hrefOf(await main.findByRole('link', { name: 'What to do' }))).toBe('/emergency')
})

const summary = (of: string) => {
  const cards = [...document.querySelectorAll('main li:has(h3)')]
  const card = cards.find((one) => !one.closest('[hidden]') && one.textContent.startsWith(of))
  return card?.querySelector('p')?.textContent.replaceAll(' [te]', '')
}
const marked = () => [...document.querySelectorAll('main mark')].map((mark) => mark.textContent)
const toDo = (slug: string) => document.querySelector(`main a[href="/emergency/${slug}"]`)

test('results follow typing on a page that a browser has translated, and the emergency card is the right one', async () => {
  const { main } = renderSite(
    '/health-library',
    createContent({
      ...rows,
      emergency_cards: [
        emergencyCard({ title: 'A stroke', slug: 'stroke' }),
        emergencyCard({ title: 'A blow to the head', slug: 'concussion' }),
      ],
      health_library_illnesses: [
        illness({
          illness_name: 'Stroke',
          slug: 'stroke',
          short_summary: 'The face droops, suddenly, on one side.',
          when_to_get_help: 'Call 108 if the face droops',
        }),
        illness({
          illness_name: 'Concussion',
          slug: 'concussion',
          short_summary: 'After a fall and a hit on the head.',
          when_to_get_help: 'Call 108 if they fell and cannot be woken',
        }),
      ],
    }),
  )
  search('face')
  await waitFor(() => expect(marked()).toEqual(['face']))
  translate()
  search('face drooping suddenly')
  await main.findByText('Call 108 if the face droops')
  await waitFor(() => expect(marked()).toContain('suddenly'))
  expect(summary('Stroke')).toBe('The face droops, suddenly, on one side.')
  translate()
  search('fell and hit his head')
  await main.findByText('Call 108 if they fell and cannot be woken')
  expect(toDo('concussion')?.textContent).toMatch(/: A blow to the head$/)
  expect(toDo('stroke')).toBeNull()
  await waitFor(() => expect(marked()).toContain('head'))
  translate()
  search('')
  await waitFor(() => expect(marked()).toEqual([]))
  expect(summary('Stroke')).toBe('The face droops, suddenly, on one side.')
})

test('a query about a topic with an emergency card, but no emergency, has a quiet link above its results', async () => {
  const { main } = renderSite(
    '/health-library',
    createContent({
      emergency_cards: [
        emergencyCard({
          title: 'A fit (seizure)',
          slug: 'epilepsy',
          signs: ['The body jerks'],
          steps: ['Nothing in the mouth'],
        }),
        emergencyCard({ title: 'A stroke', slug: 'stroke' }),
      ],
      health_library_illnesses: [
        illness({
          illness_name: 'Epilepsy',
          slug: 'epilepsy',
          tags: ['fits'],
          when_to_get_help: 'Call 108 if a seizure lasts for five minutes',
        }),
        illness({ illness_name: 'Tremor', slug: 'tremor' }),
      ],
    }),
  )
  const link = () => main.queryByRole('link', { name: /^What to do/ })
  for (const query of ['fits', 'ఫిట్స్ వస్తే ఏం చేయాలి', 'mirgi', 'his body jerks']) {
    search(query)
    await waitFor(() => expect(link()?.textContent, query).toBe('What to do: A fit (seizure)'))
  }
  expect(hrefOf(link() as HTMLElement)).toBe('/emergency/epilepsy')
  search('tremor')
  await waitFor(() => expect(listHeadings(3)).toEqual(['Tremor']))
  expect(link()).toBeNull()
})

test('until the content is complete nothing is reported missing, and Enter submits to the server (M3)', async () => {
  const { store, main } = renderSite('/health-library', content, { page: '/health-library' })
  const box = screen.getByRole('searchbox')
  search('guraka')
  expect(await main.findByText(en.library.searching)).toBeTruthy()
  expect(main.queryByText(/\d topics?/)).toBeNull()
  expect(main.queryByText(en.library.empty)).toBeNull()
  const form = box.closest('form')
  // The form is submitted as without script.
  expect(form && fireEvent.submit(form)).toBe(true)
  act(() => store.set({ failed: true }))
  await waitFor(() => expect(main.getAllByText(en.library.restMissing)).toHaveLength(2))
  act(() => store.set({ page: null, failed: false }))
  expect(await main.findByText(en.library.empty)).toBeTruthy()
  expect(form && fireEvent.submit(form)).toBe(false)
})

test('108 is above a search before there is an index, and its button stays the same when results come (N14)', async () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (ready: () => void) => waiting.push(ready))
  const unindexed = createContent({ health_library_illnesses: [illness({ illness_name: 'One' })] })
  const { main } = renderSite('/health-library', unindexed)
  search('face drooping')
  const call = await main.findByRole('link', { name: en.illness.ambulance })
  expect(main.getByText(en.library.searching)).toBeTruthy()
  expect(main.queryByText(en.library.empty)).toBeNull()
  expect(waiting).not.toEqual([])
  while (waiting.length > 0) await act(async () => waiting.shift()?.())
  expect(await main.findByText(en.library.empty)).toBeTruthy()
  expect(main.getByRole('link', { name: en.illness.ambulance })).toBe(call)
})

test('108 is above a search in a URL while the content is still coming (N14)', async () => {
  window.history.replaceState(null, '', '/health-library?q=face+drooping')
  const { main } = renderSite('/health-library?q=face+drooping', content, {
    page: '/health-library',
  })
  expect(await main.findByRole('link', { name: en.illness.ambulance })).toBeTruthy()
  expect(main.getByText(en.library.searching)).toBeTruthy()
})

test('the page of a question begins without the sentence about the library (N13)', () => {
  const { main } = renderSite('/health-library?q=dystonia', content)
  expect(main.queryByText(en.library.lead)).toBeNull()
  cleanup()
  renderSite('/health-library', content)
  expect(screen.getByText(en.library.lead)).toBeTruthy()
})

test('partial matches are shown below full ones, under a heading of their own', async () => {
  renderSite('/health-library', content)
  search('muscles stiffness')
  await waitFor(() => expect(listHeadings(2)).toEqual(['Topics with some of these words']))
  expect(listHeadings(3)).toEqual(['Dystonia', "Parkinson's Disease"])
})
