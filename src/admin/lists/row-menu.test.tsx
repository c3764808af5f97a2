// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { aDoctor, resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { chooseFor, openMenuOf, readQueuedOperations } from '../testing/user-actions.ts'

beforeEach(resetDevice)
const idOf = (n: number) => `77777777-7777-4777-8777-${String(n).padStart(12, '0')}`

async function openDoctors(count = 5) {
  const doctors = Array.from({ length: count }, (_, n) =>
    aDoctor({ id: idOf(n), name: `Dr ${n}`, display_order: n }),
  )
  const opened = await openAdmin({ at: '/admin/doctors', doctors })
  await heading('Manage Doctors')
  return opened
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
const button = (name: string) => screen.getByRole('button', { name })

async function moveToPosition(name: string, place: string) {
  chooseFor(name, 'Move to place...')
  const dialog = within(await screen.findByRole('dialog', { name: `Move ${name}` }))
  fireEvent.change(dialog.getByLabelText(/^Position \(/), { target: { value: place } })
  fireEvent.submit(dialog.getByLabelText(/^Position \(/).closest('form') as HTMLElement)
  return dialog
}

test('a doctor moves to the typed position with one edit of that doctor (S-46)', async () => {
  const { db } = await openDoctors()
  await moveToPosition('Dr 4', '2')
  await waitFor(() => expect(titles()).toEqual(['Dr 0', 'Dr 4', 'Dr 1', 'Dr 2', 'Dr 3']))
  expect(await screen.findByText('Dr 4 is now number 2 of 5')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await readQueuedOperations(db)).toEqual([
    { t: 'doctors', id: idOf(4), op: 'move', after: idOf(0) },
  ])
})

test.for(['0', '6', '2.5', '-1', '1e0x', 'second', ''])(
  'position "%s" among five is rejected with the valid range, and nothing moves',
  async (place) => {
    const { db } = await openDoctors()
    const dialog = await moveToPosition('Dr 4', place)
    expect(await dialog.findByText('Type a whole number from 1 to 5.')).toBeTruthy()
    expect(dialog.getByLabelText(/^Position \(/)).toHaveProperty('value', place)
    expect(await readQueuedOperations(db)).toEqual([])
  },
)

test('moving a doctor to its current position makes no edit', async () => {
  const { db } = await openDoctors()
  await moveToPosition('Dr 4', '5')
  expect(await screen.findByText('Dr 4 stays where it was')).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([])
})

test('the menu has no moves while a search hides neighbours', async () => {
  await openDoctors()
  fireEvent.change(screen.getByLabelText('Search doctors'), { target: { value: 'Dr 3' } })
  await waitFor(() => expect(titles()).toEqual(['Dr 3']))
  expect(openMenuOf('Dr 3')).toEqual(['Edit', 'Make inactive', 'Duplicate', 'History', 'Delete'])
})

test('closing a form opened from the menu focuses the menu', async () => {
  await openDoctors()
  button('More for Dr 2').focus()
  chooseFor('Dr 2', 'Edit')
  await screen.findByRole('form')
  fireEvent.click(button('Cancel'))
  await waitFor(() => expect(document.activeElement).toBe(button('More for Dr 2')))
})

test('the menu of a row opens its history without its form, and is focused again', async () => {
  await openDoctors()
  button('More for Dr 2').focus()
  chooseFor('Dr 2', 'History')
  const dialog = await screen.findByRole('dialog', { name: /History/ })
  expect(screen.queryByRole('form')).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: /Close/ }))
  await waitFor(() => expect(document.activeElement).toBe(button('More for Dr 2')))
})
