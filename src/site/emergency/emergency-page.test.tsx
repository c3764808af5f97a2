// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  contact,
  createContent,
  emergencyCard,
  createThemedSettings,
} from '../testing/sample-content.ts'
import { listHeadings, hrefOf, renderSite } from '../testing/site.tsx'

const stroke = emergencyCard({
  title: 'Stroke',
  slug: 'stroke',
  signs: ['One side of the face droops'],
  steps: ['Call 108', 'Note the time'],
  avoid: ['No food or drink'],
  display_order: 2,
})
const fit = emergencyCard({ title: 'ఫిట్స్', slug: 'epilepsy', steps: ['పక్కకు తిప్పండి'] })
const hidden = emergencyCard({ title: 'Snake bite', slug: 'snake-bite', is_enabled: false })
const clinic = createContent({
  contact_information: contact({ phone_numbers: ['+91 40 1234'] }),
  emergency_cards: [stroke, fit, hidden],
})

/** Returns every link of the page with its URL, in order. */
const links = () =>
  [...screen.getByRole('main').querySelectorAll('a')]
    .filter(({ target }) => target === '')
    .map((link) => [link.textContent, hrefOf(link)])

const itemsOf = (name: string) => {
  const heading = screen.getByRole('heading', { name, level: 2 })
  return [...(heading.parentElement?.querySelectorAll('li') ?? [])].map((item) => item.textContent)
}

test('an emergency card shows the call to 108 first, then the signs, numbered steps, warnings, and the clinic (S-83)', () => {
  const { main } = renderSite('/emergency/stroke', clinic)
  expect(listHeadings(1)).toEqual(['Stroke'])
  expect(document.title).toBe('Stroke | Neurology Clinic')
  expect(links()).toEqual([
    ['Call 108 for an ambulance', 'tel:108'],
    ['Call +91 40 1234', 'tel:+91401234'],
  ])
  expect(listHeadings(2)).toEqual(['How to tell', 'Do this now', 'Do not'])
  expect(itemsOf('How to tell')).toEqual(['One side of the face droops'])
  expect(itemsOf('Do this now')).toEqual(['Call 108', 'Note the time'])
  expect(main.getByText('Note the time').closest('ol')).toBeTruthy()
  expect(main.getByText('No food or drink').closest('ol')).toBeNull()
  expect(main.getByText(/^This information is educational/)).toBeTruthy()
  expect(main.getByRole('button', { name: 'Print' })).toBeTruthy()
})

test('the list links to every enabled card in display order, each in its own language (S-83)', () => {
  const { main } = renderSite('/emergency', clinic)
  expect(links()).toEqual([
    ['Call 108 for an ambulance', 'tel:108'],
    ['ఫిట్స్', '/emergency/epilepsy'],
    ['Stroke', '/emergency/stroke'],
    ['Call +91 40 1234', 'tel:+91401234'],
  ])
  expect(main.getByText('ఫిట్స్').lang).toBe('te')
})

test('an empty section of a card has no heading', () => {
  renderSite('/emergency/epilepsy', clinic)
  expect(listHeadings(2)).toEqual(['Do this now'])
})

test.for(['/emergency/nothing', '/emergency/snake-bite'])(
  'AC-096 at %s, which is no card, the page shows the numbers and all cards (S-83)',
  (path) => {
    renderSite(path, clinic)
    expect(listHeadings(1)).toEqual(['Page not found'])
    expect(links().map(([, href]) => href)).toEqual([
      'tel:108',
      '/emergency/epilepsy',
      '/emergency/stroke',
      'tel:+91401234',
    ])
  },
)

test("without any content a card's page shows the call to 108, and does not say that there is no such card (S-83)", () => {
  renderSite('/emergency/stroke', null, { failed: true })
  expect(links()[0]).toEqual(['Call 108 for an ambulance', 'tel:108'])
  expect(listHeadings(1)).toEqual(['What to do in an emergency'])
})

test('the cards stay open while the library is closed (S-11, S-83)', () => {
  renderSite('/emergency/stroke', {
    ...clinic,
    ...createThemedSettings({}, { libraryEnabled: false }),
  })
  expect(listHeadings(1)).toEqual(['Stroke'])
})
