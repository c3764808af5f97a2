// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import { getTableSpec } from '#model/tables.ts'

import { listScreens } from '../testing/list-screens.ts'
import { heading, openAdmin, resetDevice } from '../testing/open-admin.tsx'
import { chooseFor, openMenuOf, press, readQueuedOperations } from '../testing/user-actions.ts'

beforeEach(resetDevice)

const ID = '99999999-9999-4999-8999-999999999999'
const NAME = 'A record'

/** A screen with one record that visitors see. */
async function openOne({ table, path, heading: title }: (typeof listScreens)[number]) {
  const { name, shown } = getTableSpec(table)
  const row = {
    ...createBlankForm(table),
    ...(table === 'notices' && { starts_on: '2026-01-01', ends_on: '2100-01-01' }),
    ...(table === 'health_library_illnesses' && { slug: 'a-record' }),
    ...shown,
    [name as string]: NAME,
    id: ID,
    row_version: 1,
  }
  const opened = await openAdmin({ at: `/admin/${path}`, rows: { [table]: [row as never] } })
  await heading(title)
  await screen.findAllByText(NAME)
  return { ...opened, columns: Object.keys(shown ?? {}) }
}

test.for(listScreens)('a record of $table can be hidden from its list', async (screenOf) => {
  const { db, columns } = await openOne(screenOf)
  const toggle = screen.queryByRole('switch', { name: new RegExp(`^${NAME}: `) })
  fireEvent.click(toggle ?? menuItemOf(NAME, /^(Make inactive|Unpublish)$/))
  await expect.poll(() => readQueuedOperations(db)).toHaveLength(1)
  const [op] = await readQueuedOperations(db)
  expect(Object.keys(op?.set ?? {})).toEqual(columns)
})

const cards = listScreens.filter(({ table }) =>
  ['doctors', 'services', 'testimonials', 'notices', 'emergency_cards'].includes(table),
)

test.for(cards)('selected records of $table can be hidden together', async (screenOf) => {
  const { db, columns } = await openOne(screenOf)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  const bar = within(screen.getByRole('region', { name: 'Selected records' }))
  fireEvent.click(await bar.findByRole('button', { name: /^(Make inactive|Unpublish)$/ }))
  await expect.poll(() => readQueuedOperations(db)).toHaveLength(1)
  expect(Object.keys((await readQueuedOperations(db))[0]?.set ?? {})).toEqual(columns)
})

test('a review that is hidden from its menu can be published there again, and hiding can be undone', async () => {
  const testimonials = listScreens.find(({ table }) => table === 'testimonials')
  const { db } = await openOne(testimonials as (typeof listScreens)[number])
  chooseFor(NAME, 'Unpublish')
  await screen.findByText(/^1 testimonial made drafts/)
  await expect.poll(() => itemsOf(NAME)).toContain('Publish')
  press('Undo')
  await expect.poll(() => itemsOf(NAME)).toContain('Unpublish')
  expect(await readQueuedOperations(db)).toEqual([])
})

/** Opens the menu of a record, and returns one of its items. */
function menuItemOf(record: string, name: RegExp): HTMLElement {
  openMenuOf(record)
  return screen.getByRole('menuitem', { name })
}

/** What the menu offers now; it is closed again. */
function itemsOf(name: string): string[] {
  const items = openMenuOf(name)
  press(`More for ${name}`)
  return items
}
