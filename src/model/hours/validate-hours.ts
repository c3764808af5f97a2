import { isDay } from '../columns.ts'
import { WEEKDAYS } from '../days/day-names.ts'
import { compareCodePoints } from '../texts/code-points.ts'
import {
  isComplete,
  getLastDay,
  parseSpecialLine,
  parseWeekLine,
  type SpecialDays,
} from './hours-format.ts'
import type { Span } from './opening-status.ts'

/** Validates the lines of a week; returns a sentence for their author, or null. */
export function validateWeek(lines: readonly string[]): string | null {
  for (const line of lines) {
    const span = parseWeekLine(line)
    if (!span) return `"${line}" is no day with its hours. Please remove it.`
    if (!isComplete(span)) return `${span.day}: please give both times, or remove the row.`
  }
  const week = lines.flatMap((line) => parseWeekLine(line) ?? [])
  for (const day of WEEKDAYS) {
    const problem = overlapOf(week.filter((span) => span.day === day))
    if (problem) return `${day}: ${problem}`
  }
  return null
}

/** Validates special days. A day may occur only once, because its hours would be ambiguous. */
export function validateSpecialDays(lines: readonly string[]): string | null {
  const valid: SpecialDays[] = []
  for (const line of lines) {
    const days = parseSpecialLine(line)
    if (!days) return `"${line}" is no day with its hours. Please remove it.`
    const problem = problemOf(days, valid)
    if (problem) return problem
    valid.push(days)
  }
  return null
}

function problemOf(days: SpecialDays, before: readonly SpecialDays[]): string | null {
  const last = getLastDay(days)
  if (!days.from) return 'Please choose the first day, or remove the row.'
  // A half-typed year is another year.
  if (![days.from, last].every(isOfThisCentury)) return 'Please choose days of this century.'
  const label = inWords(days.from)
  if (last < days.from) return `${label}: the last day, ${inWords(last)}, is before it.`
  if (!days.spans.every(isComplete)) return `${label}: please give both times.`
  const twice = before.find((other) => days.from <= getLastDay(other) && other.from <= last)
  if (twice) {
    const day = days.from > twice.from ? days.from : twice.from
    return `${inWords(day)} is here twice. Please keep one of the two.`
  }
  const overlap = overlapOf(days.spans)
  return overlap && `${label}: ${overlap}`
}

/**
 * On the clock of the first day: a span that closes no later than it opens ends the next day
 * (S-87).
 */
const endOf = ({ opens, closes }: Span) => (closes > opens ? closes : '24:00')

function overlapOf(spans: readonly Span[]): string | null {
  const inOrder = spans.toSorted((one, other) => compareCodePoints(one.opens, other.opens))
  const at = inOrder.findIndex((span, i) => {
    const next = inOrder[i + 1]
    return next !== undefined && next.opens < endOf(span)
  })
  const [one, other] = [inOrder[at], inOrder[at + 1]]
  return one && other
    ? `${one.opens}–${one.closes} and ${other.opens}–${other.closes} overlap.`
    : null
}

const isOfThisCentury = (day: string) => day.startsWith('20') && isDay(day)

const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
