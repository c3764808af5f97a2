import { expect, test } from 'vitest'

import { hasValidDays, noFilters, validateDays } from './log-filter-values.ts'

const wrong = 'Please check the day: its year has four digits, from 1900 to 2100'

test.each(['20265-11-05', '0002-11-05', '2026-02-30', '275760-09-13'])(
  'the day %s is refused at its box before it is sent (S-20)',
  (day) => {
    expect(validateDays({ ...noFilters, start: day })).toEqual({ start: wrong })
    expect(validateDays({ ...noFilters, start: '2026-11-05', end: day })).toEqual({ end: wrong })
    expect(hasValidDays({ ...noFilters, start: day, end: day })).toBe(false)
  },
)

test('no day, one day and two days in order are accepted', () => {
  const [start, end] = ['2026-11-05', '2026-11-06']
  for (const days of [{}, { start }, { end }, { start, end }, { start, end: start }])
    expect(hasValidDays({ ...noFilters, ...days })).toBe(true)
})
