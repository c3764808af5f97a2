// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import { getClinicDay } from '#model/days/clinic-day.ts'
import type { Notice } from '#model/rows.ts'

import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { chooseFor, input, press, type, readQueuedOperations } from '../testing/user-actions.ts'

beforeEach(resetDevice)
const DAY_MS = 86_400_000
const dayIn = (days: number) => getClinicDay(Date.now() + days * DAY_MS)

const idOf = (at: number) => `77777777-7777-4777-8777-77777777777${at}`
const aNotice = (at: number, over: Partial<Notice>): Notice => ({
  ...createBlankForm('notices'),
  id: idOf(at),
  row_version: 1,
  title: `Notice ${at}`,
  starts_on: dayIn(-1),
  ends_on: dayIn(1),
  ...over,
})

async function openNotices(notices: Notice[] = []) {
  const opened = await openAdmin({ at: '/admin/notices', rows: { notices } })
  await heading('Manage Notices')
  return opened
}

async function openForm() {
  const opened = await openNotices()
  press('Add Your First Notice')
  const form = await screen.findByRole('form', { name: 'Add New Notice' })
  return { ...opened, form: within(form) }
}

test('each notice says whether visitors see it today, and why not (S-77)', async () => {
  await openNotices([
    aNotice(1, {}),
    aNotice(2, { is_urgent: true }),
    aNotice(3, { starts_on: dayIn(1) }),
    aNotice(4, { ends_on: dayIn(-1) }),
    aNotice(5, { is_enabled: false }),
  ])
  const cards = (await screen.findAllByRole('listitem')).filter((card) => card.dataset['row'])
  const badges = cards.map((card) =>
    Array.from(card.querySelectorAll('[data-tone]'), (badge) => badge.textContent),
  )
  expect(badges).toEqual([['Shown'], ['Shown', 'Urgent'], ['Coming'], ['Ended'], ['Inactive']])
  expect(screen.getByText('5 notices, 2 shown today')).toBeTruthy()
})

test('a new notice starts today by default, and is saved with its input (S-77)', async () => {
  const { db } = await openForm()
  expect(input('From').value).toBe(getClinicDay())
  type('Title', 'Closed for Sankranti')
  type('Text', 'Call us in an emergency.')
  type('Until', dayIn(3))
  press('Save')
  await screen.findByText('Notice added successfully!')
  expect(await readQueuedOperations(db)).toMatchObject([
    {
      op: 'insert',
      t: 'notices',
      set: {
        title: 'Closed for Sankranti',
        message: 'Call us in an emergency.',
        starts_on: getClinicDay(),
        ends_on: dayIn(3),
        is_urgent: false,
      },
    },
  ])
})

test('a notice that ends before it starts is rejected with a message, and the input stays (S-86)', async () => {
  const { db, form } = await openForm()
  type('Title', 'Closed for Sankranti')
  type('Until', dayIn(-1))
  expect(form.getByText('A notice cannot end before it begins.')).toBeTruthy()
  press('Save')
  await expect.poll(() => document.activeElement).toBe(input('Until'))
  expect(input('Title').value).toBe('Closed for Sankranti')
  expect(await readQueuedOperations(db)).toEqual([])
  type('Until', dayIn(0))
  expect(form.queryByText('A notice cannot end before it begins.')).toBeNull()
  press('Save')
  await screen.findByText('Notice added successfully!')
})

test('a text over its limit is rejected with a message, and a notice needs a last day (S-86)', async () => {
  const { db, form } = await openForm()
  type('Title', 'Closed')
  type('Text', 'x'.repeat(501))
  // The browser itself validates it.
  expect(input('Until').checkValidity()).toBe(false)
  type('Until', dayIn(3))
  press('Save')
  await form.findByText('Please keep this under 500 characters')
  expect(input('Text').value).toHaveLength(501)
  expect(await readQueuedOperations(db)).toEqual([])
})

test('a copy of a notice is inactive until it is activated (S-77)', async () => {
  const { db } = await openNotices([aNotice(1, { title: 'Camp' })])
  chooseFor('Camp', 'Duplicate')
  await screen.findByRole('form', { name: 'Add New Notice' })
  press('Save')
  await screen.findByText('Notice added successfully!')
  expect(await readQueuedOperations(db)).toMatchObject([
    { set: { title: 'Camp Copy', is_enabled: false } },
  ])
})
