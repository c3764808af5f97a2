// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openDatabase } from '#db/database.ts'
import { changeRow } from '#db/edits.ts'

import { illnessMessages } from '../../content-types/illness-messages.ts'
import { heading, openAdmin, resetDevice } from '../../testing/open-admin.tsx'
import { anIllness, library } from '../testing/library.ts'

const TABLE = 'health_library_illnesses'
const LOADING = 'Loading the rest of the list...'
const ALL = '60 illnesses, 60 published'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const idOf = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`
const rows = {
  ...library,
  [TABLE]: Array.from({ length: 60 }, (_, n) =>
    anIllness({
      id: idOf(n),
      illness_name: `Illness ${n}`,
      slug: `illness-${n}`,
      display_order: n,
    }),
  ),
}

/** Makes the read of all illnesses wait, after that of the first ones, until it is called. */
function holdRest(): () => void {
  let bring: (() => void) | undefined
  const rest = new Promise<void>((resolve) => (bring = resolve))
  const dexie = Object.getPrototypeOf(openDatabase('unused')) as {
    transaction: (mode: string, ...rest: unknown[]) => Promise<unknown>
  }
  const { transaction } = dexie
  let reads = 0
  vi.spyOn(dexie, 'transaction').mockImplementation(function start(this: unknown, ...all) {
    const isHeld = (all[1] as { name?: string }).name === TABLE && ++reads > 1
    return isHeld ? rest.then(() => transaction.apply(this, all)) : transaction.apply(this, all)
  })
  return () => bring?.()
}

async function openLongList(search = '') {
  const bringRest = holdRest()
  const opened = await openAdmin({ at: `/admin/health-library/illnesses${search}`, rows })
  await heading('Manage Illnesses')
  return { ...opened, bringRest }
}

const names = () =>
  screen.queryAllByRole('row').flatMap((row) => row.querySelector('strong')?.textContent ?? [])
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const grip = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Move ${name} to another place` })
const selectAll = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' })

test('the first rows of a long list stand there while a status says that the rest is loading', async () => {
  const { bringRest } = await openLongList()
  await screen.findByText('Illness 0')
  expect(names()[0]).toBe('Illness 0')
  expect(names()).toHaveLength(24)
  expect(status()).toContain(LOADING)
  expect([grip('Illness 0').disabled, selectAll().disabled]).toEqual([true, true])
  const first = screen.getByText('Illness 0')
  bringRest()
  await waitFor(() => expect(status()).toContain(ALL))
  expect(status()).not.toContain(LOADING)
  // The table is rendered when there is time.
  await waitFor(() => expect(grip('Illness 0').disabled).toBe(false))
  expect(selectAll().disabled).toBe(false)
  expect(screen.getByText('Illness 0')).toBe(first)
})

test('a search waits for all rows of a list, never says that none matches, and then is right', async () => {
  const { bringRest } = await openLongList()
  await screen.findByText('Illness 0')
  const search = screen.getByRole('searchbox')
  search.focus()
  fireEvent.change(search, { target: { value: 'illness 57' } })
  await waitFor(() => expect(names()).toEqual([]))
  expect(status()).toContain(LOADING)
  expect(screen.queryByText(illnessMessages.noMatch)).toBeNull()
  bringRest()
  await waitFor(() => expect(names()).toEqual(['Illness 57']))
  expect(status()).toContain('1 of 60 illnesses')
  expect(document.activeElement).toBe(search)
})

test('a filter from the address waits for all rows of a list', async () => {
  const { bringRest } = await openLongList('?q=illness+59')
  await waitFor(() => expect(status()).toContain(LOADING))
  expect(names()).toEqual([])
  bringRest()
  await waitFor(() => expect(names()).toEqual(['Illness 59']))
})

test('an edit made while the rest of a list is loading is in it afterwards', async () => {
  const { db, bringRest } = await openLongList()
  await screen.findByText('Illness 0')
  await changeRow(db, TABLE, idOf(0), { fields: { display_order: 900 } })
  bringRest()
  await waitFor(() => expect(status()).toContain(ALL))
  await waitFor(() => expect(names()[0]).toBe('Illness 1'))
})
