// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { en } from '../../messages/en.ts'
import { category, createContent, illness } from '../../testing/sample-content.ts'
import { listHeadings, renderSite } from '../../testing/site.tsx'
import type { PublicIllness } from '../search/public-illness.ts'

const movement = category({ category_name: 'Movement', slug: 'movement', display_order: 1 })
const sleep = category({ category_name: 'Sleep', slug: 'sleep', display_order: 2 })
const shown = () => document.querySelectorAll('main h3')

const many = (count: number, of: Partial<PublicIllness> = {}) =>
  Array.from({ length: count }, (_, at) => {
    const name = `Topic ${String(at + 1).padStart(4, '0')}`
    return illness({ illness_name: name, slug: `topic-${at + 1}`, display_order: at, ...of })
  })

const long = createContent({
  health_library_categories: [movement, sleep],
  health_library_illnesses: [
    ...many(310, { category_id: sleep.id }),
    illness({ illness_name: 'Dystonia', category_id: movement.id }),
  ],
})

test('a list of more than 300 topics has pages, which continue under the headings', async () => {
  const { main, address, go } = renderSite('/health-library', long)
  expect(main.getByText('311 topics. Page 1 of 2')).toBeTruthy()
  expect(listHeadings(2)).toEqual(['Movement', 'Sleep'])
  expect(shown()).toHaveLength(300)
  expect(main.queryByRole('link', { name: 'Previous page' })).toBeNull()

  fireEvent.click(main.getByRole('link', { name: 'Next page' }))
  expect(address.now).toBe('/health-library?page=2#topics')
  expect(document.activeElement).toBe(await main.findByText('311 topics. Page 2 of 2'))
  expect(listHeadings(2)).toEqual(['Sleep'])
  expect([...shown()].map((heading) => heading.textContent)).toEqual(
    Array.from({ length: 11 }, (_, at) => `Topic 0${300 + at}`),
  )
  expect(main.queryByRole('link', { name: 'Next page' })).toBeNull()
  go(-1)
  expect(await main.findByText('311 topics. Page 1 of 2')).toBeTruthy()
})

test('a category has its own pages, and another selection begins with its first', async () => {
  const { main, address } = renderSite('/health-library?category=sleep&page=2', long)
  expect(main.getByText('310 topics. Page 2 of 2')).toBeTruthy()
  expect(listHeadings(2)).toHaveLength(10)
  fireEvent.click(main.getByRole('link', { name: 'Movement' }))
  expect(address.now).toBe('/health-library?category=movement')
  expect(await main.findByText('1 topic')).toBeTruthy()
})

test.for(['page=9', 'page=-1', 'page=2.5', 'page=x', 'page='])(
  'a URL with %s shows an existing page',
  (query) => {
    const { main } = renderSite(`/health-library?${query}`, long)
    expect(main.getByText(`311 topics. Page ${query === 'page=9' ? 2 : 1} of 2`)).toBeTruthy()
  },
)

test('A to Z of a long list has pages too, and a letter leads to the page on which it begins', async () => {
  const { main, address } = renderSite('/health-library?view=a-z', long)
  expect(await main.findByText('311 topics. Page 1 of 2')).toBeTruthy()
  const strip = within(await main.findByRole('region', { name: 'Letters' }))
  expect(strip.getByRole('link', { name: 'T' }).getAttribute('href')).toBe('#letter-t')
  fireEvent.click(main.getByRole('link', { name: 'Next page' }))
  expect(address.now).toBe('/health-library?view=a-z&page=2#topics')
  expect(await main.findByRole('link', { name: 'Topic 0310' })).toBeTruthy()
  expect(main.queryByRole('link', { name: 'Dystonia' })).toBeNull()
  fireEvent.click(strip.getByRole('link', { name: 'D' }))
  expect(await main.findByRole('link', { name: 'Dystonia' })).toBeTruthy()
})

test('until the rest of a long list is loaded the page says so, and counts all of it', async () => {
  const part = createContent({
    health_library_categories: [movement, sleep],
    health_library_illnesses: long.health_library_illnesses.slice(0, 300),
  })
  const rendered = { page: '/health-library', listOf: 311 }
  const { main, store } = renderSite('/health-library', part, rendered)
  expect(await main.findByText(`311 topics. Page 1 of 2. ${en.library.restComing}`)).toBeTruthy()
  fireEvent.click(main.getByRole('link', { name: 'Movement' }))
  await waitFor(() => expect(main.getAllByText(en.library.restComing)).toHaveLength(2))
  expect(main.queryByText(/0 topics/)).toBeNull()
  act(() => store.set({ content: long, page: null, listOf: null }))
  expect(await main.findByText('1 topic')).toBeTruthy()
})
