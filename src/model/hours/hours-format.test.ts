import { expect, test } from 'vitest'

import {
  toOpeningHours,
  parseSpecialLine,
  parseWeekLine,
  formatSpecialLine,
  formatWeekLine,
} from './hours-format.ts'

test.each(['Monday 09:00-13:00', 'Sunday 20:00-06:00', 'Friday -', 'Friday 09:00-'])(
  'a line of weekday hours survives parsing and formatting, complete or not: %s (S-87)',
  (line) => {
    const span = parseWeekLine(line)
    expect(span && formatWeekLine(span)).toBe(line)
  },
)

test.each([
  '2026-10-20: closed',
  '2026-10-20 to 2026-10-22: closed (Dasara (and more))',
  '2026-11-08: 09:00-12:00, 16:00-18:00',
  ': closed',
  ': -, 09:00- (దసరా)',
  ' to 2026-10-22: closed',
  '2026-10-20: closed (Dasara\u2028and\u2029more\nrest)',
])('a line of special days survives parsing and formatting, complete or not: %s (S-87)', (line) => {
  const days = parseSpecialLine(line)
  expect(days && formatSpecialLine(days)).toBe(line)
})

test('parsed lines are the opening hours that the status is computed from (S-87)', () => {
  const hours = toOpeningHours(
    ['Monday 09:00-13:00', 'Monday 16:00-18:00', 'Sunday 10:00-12:00'],
    ['2026-10-20 to 2026-10-22: closed (Dasara)', '2026-11-08: 09:00-12:00'],
  )
  expect(hours.weekly[0]).toMatchObject([{ opens: '09:00' }, { opens: '16:00', closes: '18:00' }])
  expect(hours.weekly.map(({ length }) => length)).toEqual([2, 0, 0, 0, 0, 0, 1])
  expect(hours.exceptions).toEqual([
    { from: '2026-10-20', to: '2026-10-22', spans: [], note: 'Dasara' },
    {
      from: '2026-11-08',
      to: '2026-11-08',
      spans: [{ opens: '09:00', closes: '12:00' }],
      note: null,
    },
  ])
})

test('times are sorted, whatever order they were written in (S-87)', () => {
  const { weekly, exceptions } = toOpeningHours(
    ['Monday 16:00-18:00', 'Monday 09:00-13:00'],
    ['2026-11-08: 15:00-16:00, 09:00-12:00'],
  )
  expect(weekly[0]?.map(({ opens }) => opens)).toEqual(['09:00', '16:00'])
  expect(exceptions[0]?.spans.map(({ opens }) => opens)).toEqual(['09:00', '15:00'])
})
