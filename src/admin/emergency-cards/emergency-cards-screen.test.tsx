// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import type { EmergencyCard } from '#model/rows.ts'

import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { chooseFor, input, press, type, readQueuedOperations } from '../testing/user-actions.ts'

beforeEach(resetDevice)
const stroke: EmergencyCard = {
  ...createBlankForm('emergency_cards'),
  id: '66666666-6666-4666-8666-666666666661',
  row_version: 1,
  title: 'Stroke',
  slug: 'stroke',
  signs: ['One side of the face droops'],
  steps: ['Note the time', 'Lay them on the side'],
  avoid: ['No food or drink'],
}

async function openCards(cards = [stroke]) {
  const opened = await openAdmin({ at: '/admin/emergency-cards', rows: { emergency_cards: cards } })
  await heading('Manage Emergency Cards')
  return opened
}

test('each emergency card shows its signs, what to do and what not to do (S-83)', async () => {
  await openCards()
  const cards = (await screen.findAllByRole('listitem')).filter((card) => card.dataset['row'])
  const words = cards.map((card) => card.textContent)
  expect(words).toHaveLength(1)
  for (const text of ['Stroke', 'One side of the face droops', 'Note the time', 'No food or drink'])
    expect(words[0]).toContain(text)
  expect(screen.getByText('1 emergency card, 1 active')).toBeTruthy()
})

test('an emergency card is added with one line per sign and step, and its slug follows its title (S-83)', async () => {
  const { db } = await openCards([])
  press('Add Your First Emergency Card')
  await screen.findByRole('form', { name: 'Add New Emergency Card' })
  type('Title', 'A fit (seizure)')
  expect(input('Slug').value).toBe('a-fit-seizure')
  type('Do This Now', 'Note the time\n\n Turn them on the side \n')
  press('Save')
  await screen.findByText('Emergency card added successfully!')
  expect(await readQueuedOperations(db)).toMatchObject([
    {
      op: 'insert',
      t: 'emergency_cards',
      set: {
        title: 'A fit (seizure)',
        slug: 'a-fit-seizure',
        signs: [],
        steps: ['Note the time', 'Turn them on the side'],
        avoid: [],
        is_enabled: true,
      },
    },
  ])
})

test('a second card cannot have the slug of another, and the input stays (S-45, S-83)', async () => {
  const { db } = await openCards()
  press('Add Emergency Card')
  const form = within(await screen.findByRole('form', { name: 'Add New Emergency Card' }))
  type('Title', 'Stroke')
  expect(form.getByText('Slug already exists')).toBeTruthy()
  press('Save')
  // The save is rejected a moment later, and focuses the invalid field.
  await waitFor(() => expect(document.activeElement).toBe(input('Slug')))
  expect(input('Title').value).toBe('Stroke')
  type('Slug', 'stroke-at-night')
  press('Save')
  await screen.findByText('Emergency card added successfully!')
  expect((await readQueuedOperations(db)).map(({ set }) => set?.['slug'])).toEqual([
    'stroke-at-night',
  ])
})

test('a copy of an emergency card is inactive and needs a slug of its own (S-83)', async () => {
  const { db } = await openCards()
  chooseFor('Stroke', 'Duplicate')
  await screen.findByRole('form', { name: 'Add New Emergency Card' })
  expect([input('Title').value, input('Slug').value]).toEqual(['Stroke Copy', ''])
  type('Slug', 'stroke-children')
  press('Save')
  await screen.findByText('Emergency card added successfully!')
  expect(await readQueuedOperations(db)).toMatchObject([
    { set: { title: 'Stroke Copy', steps: stroke.steps, is_enabled: false } },
  ])
})
