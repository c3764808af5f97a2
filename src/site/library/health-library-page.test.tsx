// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { en } from '../messages/en.ts'
import {
  category,
  createContent,
  illness,
  createThemedSettings,
} from '../testing/sample-content.ts'
import { listHeadings, renderSite } from '../testing/site.tsx'
// Loaded ahead: the page loads it on the first search, which is slow in a test.
import './search/search-engine.ts'

const movement = category({ category_name: 'Movement', slug: 'movement', display_order: 1 })
const sleep = category({ category_name: 'Sleep', slug: 'sleep', display_order: 2 })
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
  slug: 'dystonia',
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
const orphan = illness({
  illness_name: 'Orphan',
  symptoms: ['Shorter strides'],
  category_id: off.id,
})
const draft = illness({ illness_name: 'Draft', visibility: 'draft', category_id: sleep.id })

const rows = {
  health_library_categories: [bare, sleep, off, movement],
  health_library_illnesses: [parkinson, dystonia, apnoea, orphan, draft],
}
const content = createContent(rows)

afterEach(() => window.history.replaceState(null, '', '/'))

/** For steps that take long on a busy machine. */
const soon = (met: () => void) => waitFor(met)

/**
 * Returns the names on the visible cards; seventy queries for headings by role would take seconds.
 */
const shown = () =>
  [...document.querySelectorAll('main h3')].filter((heading) => !heading.closest('[hidden]'))

const search = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
}

/** Has the search ready for `content`, as after a first query: the next one is found at once. */
async function prepareSearch() {
  renderSite('/health-library', content)
  search('dyst')
  await soon(() => expect(listHeadings(3)).toEqual(['Dystonia']))
  cleanup()
  window.history.replaceState(null, '', '/')
}

test('AC-005 AC-081 the library has a search box that says what it searches', () => {
  renderSite('/health-library', content)
  expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe(
    'Search by illness name, symptoms, or tags...',
  )
})

test('AC-082 there is a chip for all and for each enabled category, in order', () => {
  renderSite('/health-library', content)
  const chips = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('link')
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'All Categories',
    'Movement',
    'Sleep',
    'Nothing yet',
  ])
})

test('AC-083 AC-084 AC-090 published illnesses are listed under their categories (S-13)', () => {
  renderSite('/health-library', content)
  expect(listHeadings(2)).toEqual(['Movement', 'Sleep', 'Uncategorized'])
  expect(listHeadings(3)).toEqual(['Dystonia', "Parkinson's Disease", 'Sleep Apnoea', 'Orphan'])
})

test('AC-085 AC-089 one category shows only its illnesses, without headings', () => {
  const { main } = renderSite('/health-library', content)
  fireEvent.click(main.getByRole('link', { name: 'Movement' }))
  expect(listHeadings(2)).toEqual(['Dystonia', "Parkinson's Disease"])
  expect(listHeadings(3)).toEqual([])
  expect(main.getByRole('link', { current: true, name: 'Movement' })).toBeTruthy()
})

test('AC-086 a card shows at most three tags, each in its language', () => {
  const { main } = renderSite('/health-library', content)
  expect(main.getByText('walking')).toBeTruthy()
  expect(main.queryByText('fifth')).toBeNull()
  expect(main.getByText('Slowness and stiffness.')).toBeTruthy()
})

test.for([
  ['name', 'PARKINSON', ["Parkinson's Disease"]],
  ['summary', 'breathing', ['Sleep Apnoea']],
  ['beginning of a tag', 'DOPA', ["Parkinson's Disease"]],
  ['Telugu tag', 'ఒణుకు', ["Parkinson's Disease"]],
] as const)('AC-088 search finds a %s in upper or lower case', async ([, text, found]) => {
  renderSite('/health-library', content)
  search(text)
  await soon(() => expect(listHeadings(3)).toEqual(found))
})

test('search and category are combined, and the number of results is announced once it is stable (S-14)', async () => {
  await prepareSearch()
  const { main } = renderSite('/health-library', content)
  expect(main.getByText('4 topics')).toBeTruthy()
  const announced = main.getByRole('status')
  search('s')
  fireEvent.click(main.getByRole('link', { name: 'Sleep' }))
  expect(listHeadings(2)).toEqual(['Sleep Apnoea'])
  expect(main.getByText('1 topic')).toBeTruthy()
  expect(announced.textContent).toBe('')
  await soon(() => expect(announced.textContent).toBe('1 topic'))
})

test('a search without results in its category offers the other categories', async () => {
  const { main } = renderSite('/health-library?category=sleep', content)
  search('dopamine')
  await main.findByText('No health information found matching your criteria.')
  fireEvent.click(main.getByRole('button', { name: 'Look in all categories (1)' }))
  await soon(() => expect(listHeadings(3)).toEqual(["Parkinson's Disease"]))
})

test('AC-088 the query is highlighted in names and summaries', async () => {
  renderSite('/health-library', content)
  search('STI')
  await soon(() => expect(document.querySelector('mark')?.textContent).toBe('sti'))
  expect(document.querySelector('mark')?.closest('p')?.textContent).toBe('Slowness and stiffness.')
  search('dyst')
  await soon(() => expect(document.querySelector('h3 mark')?.textContent).toBe('Dyst'))
  expect(listHeadings(3)).toEqual(['Dystonia'])
  // The last of five tags: a card shows three, and this one is the match.
  search('fif')
  await soon(() => expect(document.querySelector('li > span mark')?.textContent).toBe('fif'))
})

test.for([
  ['a letter too few', 'parkinsn', ["Parkinson's Disease"]],
  ['two letters in the wrong order', 'dystnoia', ['Dystonia']],
  ['another spelling', 'apnea', ['Sleep Apnoea']],
  ['half of a Telugu tag with a wrong sign', 'ఒణుకూ', ["Parkinson's Disease"]],
  ['a word of a symptom', 'stride', ['Orphan']],
] as const)('the search tolerates %s', async ([, text, found]) => {
  renderSite('/health-library', content)
  search(text)
  await soon(() => expect(listHeadings(3)).toEqual(found))
})

test('AC-083 in a search the heading with the best result comes first (S-13)', async () => {
  const snoring = [
    illness({ illness_name: 'One', symptoms: ['snoring'], category_id: movement.id }),
    illness({ illness_name: 'Snoring', category_id: sleep.id }),
    illness({ illness_name: 'Snoring without a heading' }),
  ]
  renderSite('/health-library', createContent({ ...rows, health_library_illnesses: snoring }))
  expect(listHeadings(2)).toEqual(['Movement', 'Sleep', 'Uncategorized'])
  search('snor')
  await soon(() => expect(listHeadings(2)).toEqual(['Sleep', 'Uncategorized', 'Movement']))
})

test('AC-088 newer content is searched too, during and after its indexing', async () => {
  const { store } = renderSite('/health-library', content)
  search('parkinsn')
  await soon(() => expect(listHeadings(3)).toEqual(["Parkinson's Disease"]))
  const renamed = { ...parkinson, illness_name: 'Parkinsn of another kind', row_version: 2 }
  act(() =>
    store.set({
      content: createContent({ ...rows, health_library_illnesses: [renamed, dystonia] }),
    }),
  )
  await soon(() => expect(listHeadings(3)).toEqual(['Parkinsn of another kind']))
  search('tightn')
  await soon(() => expect(listHeadings(3)).toEqual(['Dystonia']))
})

test('the query is in the URL, and a URL with a query shows its results', async () => {
  const { address } = renderSite('/health-library?from=installed', content)
  search('apnoea ')
  expect(window.location.search).toBe('')
  await soon(() => expect(window.location.search).toBe('?from=installed&q=apnoea'))
  fireEvent.click(screen.getByRole('link', { name: 'Sleep' }))
  expect(address.now).toBe('/health-library?from=installed&q=apnoea&category=sleep')
})

test('AC-089 a URL may name a category by its slug or by its id', async () => {
  for (const name of ['sleep', sleep.id]) {
    renderSite(`/health-library?q=s&category=${name}`, content)
    await soon(() => expect(listHeadings(2)).toEqual(['Sleep Apnoea']))
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 's')
    cleanup()
  }
})

test('Back returns to the previous category with its query', async () => {
  const { address, go } = renderSite('/health-library?q=s', content)
  fireEvent.click(screen.getByRole('link', { name: 'Sleep' }))
  await soon(() => expect(listHeadings(2)).toEqual(['Sleep Apnoea']))
  search('something else')
  go(-1)
  expect(address.now).toBe('/health-library?q=s')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 's')
  await soon(() => expect(listHeadings(2)).toEqual(['Sleep']))
  expect(listHeadings(3)).toEqual(['Sleep Apnoea'])
})

test('a URL with an unknown category shows all illnesses', () => {
  renderSite('/health-library?category=gone', content)
  expect(listHeadings(2)).toEqual(['Movement', 'Sleep', 'Uncategorized'])
})

test('a query is in the URL before a result is opened, even on a quick tap', async () => {
  await prepareSearch()
  const { address } = renderSite('/health-library', content)
  search('dyst')
  const [link] = within(screen.getByRole('heading', { level: 3 })).getAllByRole('link')
  if (link) fireEvent.click(link)
  expect(window.location.search).toBe('?q=dyst')
  expect(address.now).toBe('/health-library/dystonia')
})

test('returning to a URL with a query shows its results at once', () => {
  const { go } = renderSite('/health-library?q=dyst', content)
  const [link] = within(screen.getByRole('heading', { level: 3 })).getAllByRole('link')
  if (link) fireEvent.click(link)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dystonia')
  go(-1)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'dyst')
  expect(listHeadings(3)).toEqual(['Dystonia'])
})

test('a button and Escape clear the search', () => {
  const { main } = renderSite('/health-library', content)
  expect(main.queryByRole('button', { name: 'Clear search' })).toBeNull()
  search('dyst')
  fireEvent.click(main.getByRole('button', { name: 'Clear search' }))
  expect(listHeadings(3)).toHaveLength(4)
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  search('dyst')
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  expect(listHeadings(3)).toHaveLength(4)
})

test("Enter moves the focus to the results, which hides a phone's keyboard, and does not submit to the server", async () => {
  renderSite('/health-library', content)
  const box = screen.getByRole('searchbox')
  box.focus()
  search('dyst')
  await soon(() => expect(listHeadings(3)).toEqual(['Dystonia']))
  const form = box.closest('form')
  expect(form && fireEvent.submit(form)).toBe(false)
  expect(document.activeElement?.textContent).toBe('1 topic')
})

test('A to Z lists the names by initial, in Telugu too, and typing returns to the search', async () => {
  const telugu = illness({ illness_name: 'మైగ్రేన్', slug: 'migraine-te' })
  const numbered = illness({ illness_name: '22q deletion' })
  const all = [...rows.health_library_illnesses, telugu, numbered]
  const { main, address } = renderSite(
    '/health-library',
    createContent({ ...rows, health_library_illnesses: all }),
  )
  fireEvent.click(main.getByRole('link', { name: 'A to Z' }))
  const strip = await main.findByRole('region', { name: 'Letters' })
  const letters = within(strip).getAllByRole('link')
  expect(letters.map((letter) => letter.textContent)).toEqual(['D', 'O', 'P', 'S', 'మ', '#'])
  for (const letter of letters) {
    const [, anchor = ''] = (letter.getAttribute('href') ?? '').split('#')
    expect(document.getElementById(anchor)).toBeTruthy()
  }
  expect(listHeadings(2)).toEqual(['D', 'O', 'P', 'S', 'మ', '#'])
  expect(main.getByRole('link', { name: 'మైగ్రేన్' }).lang).toBe('te')
  expect(address.now).toBe('/health-library?view=a-z')
  search('dyst')
  await soon(() => expect(listHeadings(3)).toEqual(['Dystonia']))
  await soon(() => expect(window.location.search).toBe('?q=dyst'))
})

test('the best of many results are shown, and all on request until the next keystroke', async () => {
  const many = Array.from({ length: 70 }, (_, at) =>
    illness({ illness_name: `Topic ${at + 10}`, display_order: at }),
  )
  renderSite('/health-library', createContent({ health_library_illnesses: many }))
  expect(shown()).toHaveLength(70)
  screen.getByRole('searchbox').focus()
  search('topic')
  await soon(() => expect(shown()).toHaveLength(60))
  expect(shown()[0]?.textContent).toBe('Topic 10')
  fireEvent.click(screen.getByText('Show all 70 topics'))
  await soon(() => expect(shown()).toHaveLength(70))
  search('topi')
  await soon(() => expect(shown()).toHaveLength(60))
})

test('a closed library redirects home (S-12)', () => {
  const { address } = renderSite(
    '/health-library',
    createContent({ ...rows, ...createThemedSettings({}, { libraryEnabled: false }) }),
  )
  expect(address.now).toBe('/')
})

test('a library hidden by the theme redirects home too (S-11, S-12)', () => {
  const { address } = renderSite(
    '/health-library',
    createContent({ ...rows, ...createThemedSettings({ healthLibraryEnabled: false }) }),
  )
  expect(address.now).toBe('/')
})

test('while the rest of a large library is loading the page says so, and never that nothing matches [R19]', async () => {
  const { store, main } = renderSite('/health-library?q=stroke', content, { isPartial: true })
  // As the count, and in place of results.
  await waitFor(() => expect(main.getAllByText(en.library.restComing)).toHaveLength(2))
  expect(main.queryByText(en.library.empty)).toBeNull()
  expect(main.queryByText(/0 topics/)).toBeNull()
  act(() => store.set({ stale: true }))
  expect(main.getAllByText(en.library.restMissing)).toHaveLength(2)
  act(() => store.set({ isPartial: false, stale: false }))
  expect(await main.findByText(en.library.empty)).toBeTruthy()
})

test('a typed query lists nothing else while the search is being prepared', async () => {
  const { main } = renderSite('/health-library', contentWith('Neuropathy'))
  expect(shown()).toHaveLength(5)
  search('neuro')
  expect(main.getByText(en.library.searching)).toBeTruthy()
  expect(shown()).toHaveLength(0)
  expect(await main.findByText('1 topic')).toBeTruthy()
  expect(shown()).toHaveLength(1)
})

test.for(['a search', 'another search than the one it was rendered for'])(
  'a page opened with %s says that it is searching, and lists nothing else',
  async (title) => {
    const renderedSearch = title === 'a search' ? '' : '?q=ataxia'
    const server = { page: '/health-library', search: renderedSearch }
    const { store, main } = renderSite('/health-library?q=stroke', contentWith('Stroke'), server)
    expect(main.getByText(en.library.searching)).toBeTruthy()
    expect(shown()).toHaveLength(0)
    act(() => store.set({ page: null }))
    expect(await main.findByText('1 topic')).toBeTruthy()
    expect(main.queryByText(en.library.searching)).toBeNull()
  },
)

test('a reader who empties the box while the page is searching sees the whole library', () => {
  const server = { page: '/health-library', search: '' }
  renderSite('/health-library?q=ataxia', contentWith('Ataxia'), server)
  expect(shown()).toHaveLength(0)
  search('')
  expect(shown()).toHaveLength(5)
})

/** The library with one more illness, for which no search is prepared by an earlier test. */
const contentWith = (name: string) =>
  createContent({
    ...rows,
    health_library_illnesses: [
      ...rows.health_library_illnesses,
      illness({ illness_name: name, display_order: 9 }),
    ],
  })
