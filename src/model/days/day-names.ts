/** The names of days and months in one language. */
export interface DayNames {
  /** Monday first. */
  days: readonly string[]
  months: readonly string[]
}

/** Monday first, as the week of `OpeningHours`. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

// Tables of our own, as the data of `toLocaleDateString` takes a cheap phone 0.4 seconds to load (at
// a processor slowed down twelve times), during which no tap is answered.
export const englishDayNames: DayNames = {
  days: WEEKDAYS,
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
}

/** Formats a day such as '2026-11-26': '26 November'. */
export function formatDay({ months }: DayNames, day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date} ${months[Number(month) - 1]}`
}

/** Names the weekday of a day such as '2026-11-26': 'Thursday'. */
export function formatWeekday({ days }: DayNames, day: string): string {
  return days[(new Date(day).getUTCDay() + 6) % 7] ?? ''
}
