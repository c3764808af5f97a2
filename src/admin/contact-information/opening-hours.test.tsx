// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ClinicDatabase } from '#db/database.ts'
import { readRows } from '#db/read-view.ts'
import { createBlankForm } from '#model/blanks.ts'
import { getClinicDay } from '#model/days/clinic-day.ts'
import { tables } from '#model/tables.ts'

import { resetDevice, heading, openAdmin } from '../testing/open-admin.tsx'
import { press, type } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => void vi.useRealTimers())
async function openContact(stored: object = {}) {
  const contact = {
    ...createBlankForm('contact_information'),
    id: tables.contact_information.only,
    row_version: 1,
    opening_hours: ['Monday 09:00-17:00'],
    ...stored,
  }
  const opened = await openAdmin({
    at: '/admin/contact',
    rows: { contact_information: [contact as never] },
  })
  await heading('Contact Information')
  await screen.findByRole('button', { name: 'Save Contact Info' })
  return opened
}

/** Saves, and returns what was stored. */
async function saved(db: ClinicDatabase) {
  const before = await db.outbox.count()
  press('Save Contact Info')
  await waitFor(async () => expect(await db.outbox.count()).toBeGreaterThan(before))
  return (await readRows(db, 'contact_information'))[0]
}

test('hours are entered by day, copied to working days, and previewed as visitors read them (S-87)', async () => {
  const { db } = await openContact()
  press('Add hours on Monday')
  type('Monday 2, opens', '18:00')
  type('Monday 2, closes', '20:00')
  press('Tuesday to Friday like Monday')
  press('Add days')
  type('First day', '2026-10-20')
  type('Last day, if there are several', '2026-10-22')
  type('Why, if patients should know', 'Dasara')
  type('Working Hours', 'Sleep laboratory: every night')
  expect(screen.getByText(/^Visitors are told:/)).toBeTruthy()
  expect(screen.getByText(/^Monday – Friday: /).textContent).toBe(
    'Monday – Friday: 9:00 am – 5:00 pm, 6:00 pm – 8:00 pm\nSaturday – Sunday: closed\nSleep laboratory: every night',
  )
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  expect(await saved(db)).toMatchObject({
    opening_hours: days.flatMap((day) => [`${day} 09:00-17:00`, `${day} 18:00-20:00`]),
    special_hours: ['2026-10-20 to 2026-10-22: closed (Dasara)'],
  })
})

test('the preview names special days as visitors read them, and asks about times in the text (S-87)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T10:00:00+05:30') })
  await openContact()
  press('Add days')
  type('First day', '2026-12-25')
  expect(screen.getByText('25 December: closed')).toBeTruthy()
  press('Add hours to different days 1')
  expect(screen.queryByText(/^25 December/)).toBeNull()
  type('Different days 1, time 1, opens', '10:00')
  type('Different days 1, time 1, closes', '13:00')
  expect(screen.getByText('25 December: 10:00 am – 1:00 pm')).toBeTruthy()
  const question = /^Visitors read the times of/
  type('Working Hours', 'Parking at the back')
  expect(screen.queryByText(question)).toBeNull()
  for (const text of ['Monday to Friday 9 am to 7 pm', '9:00 – 19:00', 'ఉదయం 9 గంటలకు']) {
    type('Working Hours', text)
    expect(screen.getByText(question)).toBeTruthy()
  }
})

test('impossible hours show an error, and the input stays (S-87)', async () => {
  const { db } = await openContact()
  press('Add hours on Monday')
  type('Monday 2, opens', '16:00')
  press('Add days')
  // Most often it is for today.
  expect(screen.getByLabelText('First day')).toMatchObject({ value: getClinicDay() })
  type('First day', '')
  press('Save Contact Info')
  await screen.findByText('Monday: please give both times, or remove the row.')
  expect(screen.getByText('Please choose the first day, or remove the row.')).toBeTruthy()
  expect(screen.getByLabelText('Monday 2, opens')).toMatchObject({ value: '16:00' })
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Monday 2, closes')))
  type('Monday 2, closes', '18:00')
  press('Save Contact Info')
  await screen.findByText('Monday: 09:00–17:00 and 16:00–18:00 overlap.')
  press('Remove Monday 2, 16:00 to 18:00')
  press('Save Contact Info')
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('First day')))
  press('Remove different days 1')
  type('Address', 'Plot 13')
  expect(await saved(db)).toMatchObject({
    address: 'Plot 13',
    opening_hours: ['Monday 09:00-17:00'],
    special_hours: [],
  })
})

test('the keyboard focus moves to a new time or day, and to the add button after a removal (S-87)', async () => {
  await openContact()
  press('Add hours on Sunday')
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Sunday, opens')))
  press('Remove Sunday, … to …')
  await waitFor(() =>
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add hours on Sunday' })),
  )
  press('Add days')
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('First day')))
  press('Add hours to different days 1')
  await waitFor(() =>
    expect(focused()).toBe(screen.getByLabelText('Different days 1, time 1, opens')),
  )
  press('Remove Different days 1, time 1, … to …')
  await waitFor(() =>
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add hours to different days 1' })),
  )
  press('Remove different days 1')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Add days' })))
})

test.each([
  ['\u2028', ' '],
  ['\u2029', ' '],
  ['\u0085', ' '],
  ['\u0000', ''],
])('a note pasted with %j stays, and is saved as one line', async (sign, stored) => {
  const { db } = await openContact()
  press('Add days')
  type('First day', '2026-12-25')
  type('Why, if patients should know', `Christmas${sign}Day`)
  expect(screen.getByLabelText('Why, if patients should know')).toHaveProperty(
    'value',
    `Christmas${sign}Day`,
  )
  expect(await saved(db)).toMatchObject({
    special_hours: [`2026-12-25: closed (Christmas${stored}Day)`],
  })
})

test('a line of hours in another format is shown, kept, and removed on request', async () => {
  const { db } = await openContact({
    opening_hours: ['Monday 09:00-17:00', 'Mondays all day'],
    special_hours: ['25 December: closed', '2026-12-26: closed'],
  })
  press('Add hours on Sunday')
  press('Add hours to different days 2')
  expect(screen.getByText('Mondays all day')).toBeTruthy()
  expect(screen.getByText('25 December: closed')).toBeTruthy()
  press('Remove Sunday, … to …')
  press('Remove Different days 2, time 1, … to …')
  press('Save Contact Info')
  await screen.findByText('"Mondays all day" is no day with its hours. Please remove it.')
  press('Remove Mondays all day')
  press('Remove 25 December: closed')
  expect(await saved(db)).toMatchObject({
    opening_hours: ['Monday 09:00-17:00'],
    special_hours: ['2026-12-26: closed'],
  })
})

const focused = () => document.activeElement
