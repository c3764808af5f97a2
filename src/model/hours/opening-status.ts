import { getClinicDay, addDays } from '../days/clinic-day.ts'

/**
 * Opening times such as '09:00' and '18:00'. A span that closes no later than it opens ends the
 * next day.
 */
export interface Span {
  opens: string
  closes: string
}

/** Replaces the weekly hours from the first to the last day, both included. */
export interface HoursException {
  from: string
  to: string
  spans: Span[]
  note: string | null
}

/** Opening hours by weekday, Monday first, with exceptions; the spans of a day are sorted. */
export interface OpeningHours {
  weekly: Span[][]
  exceptions: HoursException[]
}

interface ClinicTime {
  day: string
  time: string
}

/** Open until a time, or closed until one; null means always, or as long as can be computed. */
export type OpeningStatus =
  | { isOpen: true; closes: ClinicTime | null }
  | { isOpen: false; opens: ClinicTime | null; note: string | null }

const DAY_MINUTES = 1440
// Longer than any leave; a clinic closed for a year has no next opening.
const SEARCHED_DAYS = 366
// A week of adjacent spans never ends.
const ALWAYS_DAYS = 8

const dayStart = (day: string) => Date.parse(day) / 60_000

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

function clinicTime(minute: number): ClinicTime {
  const [day = '', time = ''] = new Date(minute * 60_000).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

const exceptionOf = ({ exceptions }: OpeningHours, day: string) =>
  exceptions.find(({ from, to }) => from <= day && day <= to)

/** Returns the spans that begin on a day, in minutes of the clinic's clock. */
function spansOf(hours: OpeningHours, day: string) {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  const spans = exceptionOf(hours, day)?.spans ?? hours.weekly[weekday] ?? []
  return spans.map(({ opens, closes }) => {
    const [start, end] = [minutesOf(opens), minutesOf(closes)]
    const length = end > start ? end - start : end - start + DAY_MINUTES
    return { start: dayStart(day) + start, end: dayStart(day) + start + length }
  })
}

function findClosing(hours: OpeningHours, today: string, minute: number): number | null {
  let end = minute
  for (let offset = -1; offset <= ALWAYS_DAYS; offset += 1)
    for (const span of spansOf(hours, addDays(today, offset)))
      if (span.start <= end && span.end > end) end = span.end
  return end > dayStart(today) + ALWAYS_DAYS * DAY_MINUTES ? null : end
}

/**
 * Returns whether the clinic is open at a moment, in its own time zone (S-87). A night shift that
 * began before an exception runs to its end.
 */
export function getOpeningStatus(hours: OpeningHours, now = Date.now()): OpeningStatus {
  const today = getClinicDay(now)
  const minute =
    Math.floor((now - Date.parse(`${today}T00:00:00+05:30`)) / 60_000) + dayStart(today)
  const closes = findClosing(hours, today, minute)
  if (closes !== minute)
    return { isOpen: true, closes: closes === null ? null : clinicTime(closes) }
  const note = exceptionOf(hours, today)?.note ?? null
  for (let offset = 0; offset <= SEARCHED_DAYS; offset += 1) {
    const next = spansOf(hours, addDays(today, offset)).find(({ start }) => start > minute)
    if (next) return { isOpen: false, opens: clinicTime(next.start), note }
  }
  return { isOpen: false, opens: null, note }
}
