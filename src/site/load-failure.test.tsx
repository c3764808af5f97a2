// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { emptyContent } from '#db/content.ts'

import { addresses } from './testing/addresses.ts'
import { listHeadings, hrefOf, renderSite } from './testing/site.tsx'

/** It is unknown whether there is none, and not stated (S-89). */
const NOT_HERE =
  'This page is not on this phone yet, and could not be fetched. In an emergency, call 108.'
const emptyStates: Record<string, string> = {
  '/': 'Quality Neurological Healthcare with Compassion and Excellence',
  '/doctors': NOT_HERE,
  '/services': NOT_HERE,
  '/testimonials': NOT_HERE,
  '/health-library': NOT_HERE,
  '/health-library/tremor': 'Health Information Not Found',
}

test.for(addresses)(
  'AC-421 AC-422 %s shows its empty state when nothing could be loaded, and no error',
  (path) => {
    const { store, main } = renderSite(path, null)
    expect(main.queryByRole('heading')).toBeNull()
    act(() => store.set({ failed: true }))
    const [title = ''] = listHeadings(1)
    expect(title).not.toBe('')
    expect(main.getAllByText(emptyStates[path] ?? title).length).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).not.toMatch(/fail|error/i)
  },
)

test('AC-098 a phone without content or network does not say that an illness does not exist', () => {
  const { main, store } = renderSite('/health-library/stroke', null)
  act(() => store.set({ failed: true }))
  expect(listHeadings(1)).toEqual(['Health Information Not Found'])
  expect(main.getByText(/not on this phone yet.* In an emergency, call 108./)).toBeTruthy()
  act(() => store.set({ content: emptyContent }))
  expect(main.getByText(/doesn't exist or has been removed/)).toBeTruthy()
})

test('an emergency card that is not loaded says so, beside the number (S-89)', () => {
  const { main, store } = renderSite('/emergency/stroke', null)
  act(() => store.set({ failed: true }))
  expect(main.getByText(NOT_HERE)).toBeTruthy()
  expect(hrefOf(main.getByRole('link', { name: 'Call 108 for an ambulance' }))).toBe('tel:108')
})

test.for([
  ['/doctors', 'No doctors available at the moment.'],
  ['/services', 'No services available at the moment.'],
  ['/testimonials', 'No testimonials available at the moment.'],
] as const)(
  '%s says that there is none when the content is complete and has none (S-89)',
  ([path, none]) => {
    const { main, store } = renderSite(path, emptyContent, { page: '/contact', failed: true })
    expect(main.queryByText(none)).toBeNull()
    act(() => store.set({ page: null, failed: false }))
    expect(main.getByText(none)).toBeTruthy()
  },
)

test.for(['/doctors', '/services', '/testimonials'])(
  "AC-064 %s without content leads to the clinic's number",
  (path) => {
    const { main } = renderSite(path, emptyContent, { callUs: '+91 40 5550 0142' })
    const call = main.getByRole('link', { name: 'Call +91 40 5550 0142' })
    expect(hrefOf(call)).toBe('tel:+914055500142')
  },
)
