import { formatClockTime } from '../days/clock-time.ts'
import { WEEKDAYS } from '../days/day-names.ts'
import type { Language } from '../languages.ts'
import { compareCodePoints } from '../texts/code-points.ts'

// In the first script because every page shows hours at once: keep it small.

/** Formats a stored time such as '09:00' in a language. */
export function formatTime(language: Language, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return formatClockTime(language, hours, minutes)
}

interface WeekWords {
  /** Monday first. */
  days: readonly string[]
  closed: string
  /** Open round the clock. */
  always: string
}

/** Formats a span in a language; one that closes as it opens lasts a day. */
export const formatSpan = (
  language: Language,
  opens: string,
  closes: string,
  always: string,
): string =>
  opens === closes ? always : `${formatTime(language, opens)} – ${formatTime(language, closes)}`

const LINE = /(\w+) (..:..)-(..:..)/

/** Formats the week, with equal days in one line: 'Monday – Friday: 9:00 am – 7:00 pm'. */
export function formatWeek(
  lines: readonly string[],
  language: Language,
  { days, closed, always }: WeekWords,
): string {
  const timesByDay = WEEKDAYS.map(
    (day) =>
      lines
        .toSorted(compareCodePoints)
        .flatMap((line) => {
          const [, on, opens = '', closes = ''] = LINE.exec(line) ?? []
          return on === day ? formatSpan(language, opens, closes, always) : []
        })
        .join(', ') || closed,
  )
  let first = 0
  return timesByDay
    .flatMap((times, day) => {
      if (times === timesByDay[day + 1]) return []
      const from = first < day ? `${days[first]} – ` : ''
      first = day + 1
      return `${from}${days[day]}: ${times}`
    })
    .join('\n')
}
