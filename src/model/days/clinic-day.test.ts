import { expect, test } from 'vitest'

import { getClinicDay, addDays, isShownOn } from './clinic-day.ts'

test("the clinic's day begins at midnight in India, wherever the device is (S-86)", () => {
  expect(getClinicDay(Date.parse('2026-11-23T18:29:59Z'))).toBe('2026-11-23')
  expect(getClinicDay(Date.parse('2026-11-23T18:30:00Z'))).toBe('2026-11-24')
})

test('a notice is shown from its first day to its last, both included (S-86)', () => {
  const notice = { starts_on: '2026-11-23', ends_on: '2026-11-25' }
  const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  expect(days.filter((day) => isShownOn(day, notice))).toEqual(days.slice(1, 4))
})

test('a notice of one day is shown on that day (S-86)', () => {
  const notice = { starts_on: '2026-12-31', ends_on: '2026-12-31' }
  const days = ['2026-12-30', '2026-12-31', '2027-01-01']
  expect(days.filter((day) => isShownOn(day, notice))).toEqual(['2026-12-31'])
})

test('adding days crosses the ends of months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})
