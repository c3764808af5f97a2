import { expect, test } from 'vitest'

import { validateSpecialDays, validateWeek } from './validate-hours.ts'

test.each([
  [['Monday 09:00-'], 'Monday: please give both times, or remove the row.'],
  [['Friday 12:00-17:00', 'Friday 09:00-13:00'], 'Friday: 09:00–13:00 and 12:00–17:00 overlap.'],
  [['Friday 20:00-06:00', 'Friday 22:00-23:00'], 'Friday: 20:00–06:00 and 22:00–23:00 overlap.'],
  [['Someday 09:00-17:00'], '"Someday 09:00-17:00" is no day with its hours. Please remove it.'],
  [['Monday 09:00-13:00', 'Monday 13:00-17:00', 'Friday 20:00-06:00'], null],
])('a wrong week is explained in a sentence: %j (S-87)', (lines, sentence) => {
  expect(validateWeek(lines)).toBe(sentence)
})

test.each([
  [[': closed'], 'Please choose the first day, or remove the row.'],
  [
    ['2026-10-22 to 2026-10-20: closed'],
    '22 October 2026: the last day, 20 October 2026, is before it.',
  ],
  [
    ['2026-10-20 to 2026-10-22: closed', '2026-10-22: 09:00-12:00'],
    '22 October 2026 is here twice. Please keep one of the two.',
  ],
  [['0202-10-20: closed'], 'Please choose days of this century.'],
  [['2026-10-20 to 20261-10-22: closed'], 'Please choose days of this century.'],
  [['2026-02-30: closed'], 'Please choose days of this century.'],
  [['2026-10-20: 09:00-'], '20 October 2026: please give both times.'],
  [
    ['2026-10-20: 09:00-12:00, 11:00-13:00'],
    '20 October 2026: 09:00–12:00 and 11:00–13:00 overlap.',
  ],
  [['2026-10-20 to 2026-10-22: closed', '2026-10-23: 09:00-12:00'], null],
])('wrong special days are explained in a sentence: %j (S-87)', (lines, sentence) => {
  expect(validateSpecialDays(lines)).toBe(sentence)
})
