import { WEEKDAYS } from '../days/day-names.ts'
import { compareCodePoints } from '../texts/code-points.ts'
import type { OpeningHours, Span } from './opening-status.ts'

export type Weekday = (typeof WEEKDAYS)[number]

// Hours are stored as lines that people can read, in the log and in a conflict as well:
//   Monday 09:00-13:00
//   2026-10-20 to 2026-10-22: closed (Dasara)
//   2026-11-08: 09:00-12:00, 16:00-18:00
// A form stores incomplete input in the same lines, with empty times and days.

export interface WeekSpan extends Span {
  day: Weekday
}

/** Exceptions to the weekly hours; without spans the clinic is closed. */
export interface SpecialDays {
  from: string
  /** Equal to `from`, or empty, for one day. */
  to: string
  spans: Span[]
  note: string
}

const WEEK_LINE = /^([A-Z][a-z]+) ([\d:]*)-([\d:]*)$/
// A pasted note may hold line separators, which a form joins when it is saved.
const SPECIAL_LINE = /^([\d-]*)(?: to ([\d-]*))?: (closed|[\d:, -]*)(?: \(([^]*)\))?$/
const SPAN = /^([\d:]*)-([\d:]*)$/

/** Parses a line of the week, complete or not; null if it has another format. */
export function parseWeekLine(line: string): WeekSpan | null {
  const [, name, opens = '', closes = ''] = WEEK_LINE.exec(line) ?? []
  const day = WEEKDAYS.find((one) => one === name)
  return day ? { day, opens, closes } : null
}

export const formatWeekLine = ({ day, opens, closes }: WeekSpan): string =>
  `${day} ${opens}-${closes}`

/** Parses a line of special days, complete or not; null if it has another format. */
export function parseSpecialLine(line: string): SpecialDays | null {
  const [, from, to = '', times = '', note = ''] = SPECIAL_LINE.exec(line) ?? []
  if (from === undefined) return null
  const spans = times === 'closed' ? [] : times.split(', ').map(readSpan)
  return { from, to, spans, note }
}

export function formatSpecialLine({ from, to, spans, note }: SpecialDays): string {
  const days = to === '' ? from : `${from} to ${to}`
  const times = spans.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')
  return `${days}: ${times || 'closed'}${note === '' ? '' : ` (${note})`}`
}

function readSpan(text: string): Span {
  const [, opens = '', closes = ''] = SPAN.exec(text) ?? []
  return { opens, closes }
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Returns whether both times are set. */
export const isComplete = ({ opens, closes }: Span): boolean =>
  TIME.test(opens) && TIME.test(closes)

export const getLastDay = ({ from, to }: SpecialDays): string => to || from

/** Converts lines to opening hours; skips incomplete lines. */
export function toOpeningHours(week: readonly string[], special: readonly string[]): OpeningHours {
  const spans = sortSpans(week.flatMap((line) => parseWeekLine(line) ?? []))
  return {
    weekly: WEEKDAYS.map((day) => spans.filter((span) => span.day === day)),
    exceptions: special
      .flatMap((line) => parseSpecialLine(line) ?? [])
      .map((days) => ({
        from: days.from,
        to: getLastDay(days),
        spans: sortSpans(days.spans),
        note: days.note || null,
      })),
  }
}

/** Sorted by time, whatever order they were written in. */
const sortSpans = <S extends Span>(spans: readonly S[]): S[] =>
  spans.filter(isComplete).toSorted((one, other) => compareCodePoints(one.opens, other.opens))
