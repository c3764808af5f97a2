import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'

import { anIllness } from '../testing/library.ts'
import { aDeviceWith, problemLines, readSheet } from '../testing/sheet.ts'
import { findDayOrder, parseDay } from './day-cell.ts'

const NO_DAY = (cell: string) => ({ problem: `“${cell}” is not a date: write it like 2026-11-05` })

test.for([
  '05-Nov-26',
  '5-Nov-2026',
  '05 November 2026',
  '5/nov/26',
  'November 5, 2026',
  '2026-11-05',
  '2026/11/5',
])('%s is a day in any column', (cell) => {
  expect(parseDay(cell, null, null)).toEqual({ value: '2026-11-05' })
})

test.for(['05-11-2026', '05-11-26', '5/11/26', '5.11.2026'])(
  "%s is read in the column's format, and rejected without one",
  (cell) => {
    expect(parseDay(cell, null, 'day first')).toEqual({ value: '2026-11-05' })
    expect(parseDay(cell, null, 'month first')).toEqual({ value: '2026-05-11' })
    expect(parseDay(cell, null, null)).toEqual({
      problem: `“${cell}” is ambiguous: write the date like 2026-11-05`,
    })
  },
)

test.for(['23-11-26', '11/23/2026', '23.11.2026'])('%s is unambiguous', (cell) => {
  expect(parseDay(cell, null, null)).toEqual({ value: '2026-11-23' })
})

test("an ambiguous day that may equal the stored one is unchanged, unless the column's format differs", () => {
  expect(parseDay('05-11-2026', '2026-11-05', null)).toEqual({ value: '2026-11-05' })
  expect(parseDay('05-11-2026', '2026-05-11', 'day first')).toEqual({ value: '2026-11-05' })
})

test.for([
  '31-31-2026',
  '30-02-2026',
  'soon',
  '05-Foo-26',
  '5-11-026',
  '2026-13-01',
  '31-Nov-26',
  '2026',
])('%s is not a date', (cell) => {
  expect(parseDay(cell, null, null)).toEqual(NO_DAY(cell))
})

test('an empty cell is no date', () => {
  expect(parseDay('', '2026-11-05', null)).toEqual({ value: '' })
})

test("unambiguous cells decide a column's format, unless they contradict each other", () => {
  expect(findDayOrder(['', '05-03-2026', '23-11-26'])).toBe('day first')
  expect(findDayOrder([' 3/5/2026', '11/23/26 ', 'soon'])).toBe('month first')
  expect(findDayOrder(['05-03-2026', '2026-11-23', '23-Nov-26'])).toBeNull()
  expect(findDayOrder(['23-11-2026', '11-23-2026'])).toBeNull()
  // The day 31-02 is impossible, so this cell says nothing about the column's format.
  expect(findDayOrder(['45-03-2026', '31-02-2026'])).toBeNull()
})

test('days as Excel writes them in India are imported', async () => {
  const db = await aDeviceWith([anIllness({ last_reviewed_on: '2026-01-02' })])
  const days = ['05-03-2026', '23-11-26', '05-Nov-26', 'soon']
  const rows = days.map((day, at) => [`Illness ${at}`, 'Summary.', day])
  const checked = await readSheet(db, [
    ['Illness Name', 'Short Summary', 'Last Reviewed On'],
    ...rows,
  ])
  expect(checked.importable).toMatchObject(
    ['2026-03-05', '2026-11-23', '2026-11-05'].map((day) => ({ set: { last_reviewed_on: day } })),
  )
  expect(problemLines(checked)).toEqual([
    '5 Last Reviewed On: “soon” is not a date: write it like 2026-11-05',
  ])
})
