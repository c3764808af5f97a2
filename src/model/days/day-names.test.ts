import { expect, test } from 'vitest'

import { addDays } from './clinic-day.ts'
import { englishDayNames, formatDay, formatWeekday } from './day-names.ts'
import { teluguDayNames } from './telugu-day-names.ts'

const days = Array.from({ length: 366 }, (_, n) => addDays('2028-01-01', n))

test.each([
  ['en-IN', englishDayNames],
  ['te-IN', teluguDayNames],
])('the days of a year have the names that browsers know in %s', (locale, names) => {
  const inBrowser = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString(locale, { ...options, timeZone: 'UTC' })
  for (const day of days) {
    expect(formatDay(names, day)).toBe(inBrowser(day, { day: 'numeric', month: 'long' }))
    expect(formatWeekday(names, day)).toBe(inBrowser(day, { weekday: 'long' }))
  }
})
