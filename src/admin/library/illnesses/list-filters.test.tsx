// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { formatISO, subDays } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'

import { aDoctor, resetDevice, heading, openAdmin } from '../../testing/open-admin.tsx'
import { press, type } from '../../testing/user-actions.ts'
import { anIllness, library, MIGRAINE, MOVEMENT, settings } from '../testing/library.ts'

beforeEach(resetDevice)
const ILLNESSES = '/admin/health-library/illnesses'
const daysAgo = (days: number) => formatISO(subDays(new Date(), days), { representation: 'date' })

const rows = {
  ...library,
  health_library_illnesses: [
    anIllness({ last_reviewed_on: daysAgo(400), 'te:illness_name': 'పార్కిన్సన్' }),
    anIllness({
      id: MIGRAINE,
      illness_name: 'Migraine',
      slug: 'migraine',
      category_id: null,
      also_called: ['ఒంటితల\u200cనొప్పి'],
      visibility: 'draft',
      last_reviewed_on: daysAgo(400),
      display_order: 1,
    }),
  ],
  modern_site_settings: [settings],
}

async function open(search: string) {
  const opened = await openAdmin({ at: ILLNESSES + search, rows })
  await heading('Manage Illnesses')
  await screen.findByRole('table', { name: 'Illnesses' })
  return opened
}

const names = () =>
  ["Parkinson's Disease", 'Migraine'].filter((name) => screen.queryByText(name) !== null)

function choose(label: string, option: string): void {
  const box = screen.getByLabelText<HTMLSelectElement>(label)
  const found = [...box.options].find(({ text }) => text === option)
  if (!found) throw new Error(`${label} offers no ${option}`)
  fireEvent.change(box, { target: { value: found.value } })
}

test.for([
  ['?status=hidden', ['Migraine']],
  ['?status=shown', ["Parkinson's Disease"]],
  ['?category=none', ['Migraine']],
  [`?category=${MOVEMENT}`, ["Parkinson's Disease"]],
  ['?missing=picture', ['Migraine']],
  ['?missing=review', ["Parkinson's Disease"]],
  ['?missing=te', ["Parkinson's Disease", 'Migraine']],
  ['?q=migr', ['Migraine']],
  ['?q=పార్కిన్\u200cసన్', ["Parkinson's Disease"]],
  ['?q=తలనొప్పి', ['Migraine']],
  ['?status=hidden&q=parkinson', []],
  ['?status=nonsense', ["Parkinson's Disease", 'Migraine']],
] as const)('a list opens with the filters of its URL: %s', async ([search, expected]) => {
  await open(search)
  await waitFor(() => expect(names()).toEqual(expected))
})

test('filters and search are in the URL, and clearing them removes them', async () => {
  const { address } = await open('')
  choose('Show status', 'Draft')
  await waitFor(() => expect(names()).toEqual(['Migraine']))
  choose('Show missing', 'Not reviewed for a year')
  await waitFor(() => expect(address()).toBe(`${ILLNESSES}?status=hidden&missing=review`))
  type('Search illnesses', 'mig')
  await waitFor(() => expect(address()).toBe(`${ILLNESSES}?status=hidden&missing=review&q=mig`))
  choose('Show status', 'All illnesses')
  await waitFor(() => expect(address()).toBe(`${ILLNESSES}?missing=review&q=mig`))
})

test('a line shows the number of matches, and one button clears search and filters', async () => {
  const { address } = await open('?status=hidden&q=mig')
  expect(await screen.findByText('1 of 2 illnesses')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Search illnesses').value).toBe('mig')
  press('Clear filters')
  expect(await screen.findByText('2 illnesses, 1 published')).toBeTruthy()
  expect(names()).toHaveLength(2)
  expect(address()).toBe(ILLNESSES)
  expect(screen.getByLabelText<HTMLInputElement>('Search illnesses').value).toBe('')
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  const title = await heading('Manage Illnesses')
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('filtering a list leaves the focus where it is', async () => {
  await open('')
  const search = screen.getByLabelText('Search illnesses')
  search.focus()
  type('Search illnesses', 'migr')
  await waitFor(() => expect(names()).toEqual(['Migraine']))
  expect(document.activeElement).toBe(search)
})

test('doctors are filtered by status and by missing content', async () => {
  const doctors = [
    aDoctor({ photo: 'https://pictures.example/rao.png' }),
    aDoctor({ id: MIGRAINE, name: 'Dr Lakshmi', is_enabled: false }),
  ]
  await openAdmin({ at: '/admin/doctors?missing=picture', doctors })
  await screen.findByRole('heading', { name: 'Dr Lakshmi' })
  expect(screen.queryByRole('heading', { name: 'Dr Rao' })).toBeNull()
  choose('Show missing', 'Any')
  choose('Show status', 'Active')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Dr Lakshmi' })).toBeNull())
  expect(await screen.findByRole('heading', { name: 'Dr Rao' })).toBeTruthy()
})
