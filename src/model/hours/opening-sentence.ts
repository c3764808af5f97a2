import { getClinicDay, addDays } from '../days/clinic-day.ts'
import { englishDayNames, formatDay, formatWeekday, type DayNames } from '../days/day-names.ts'
import { teluguDayNames } from '../days/telugu-day-names.ts'
import type { Language } from '../languages.ts'
import { compareCodePoints } from '../texts/code-points.ts'
import type { HoursException, OpeningHours, OpeningStatus } from './opening-status.ts'
import { formatSpan, formatTime } from './week.ts'

interface Words {
  language: Language
  names: DayNames
  open: string
  openUntil: (time: string) => string
  closed: string
  /** These three follow `closed`, or the note about why. */
  always: string
  opensToday: (time: string) => string
  opensTomorrow: (time: string) => string
  opensOn: (day: string, time: string) => string
  closedOn: (days: string) => string
  openOn: (days: string, times: string) => string
  /** Says how old the hours are. */
  asOf: (day: string) => string
}

// Not in the site's messages: these load with the rule, after the page is usable.
const wordsIn: Record<Language, Words> = {
  en: {
    language: 'en',
    names: englishDayNames,
    open: 'Open now',
    openUntil: (time) => `Open now, until ${time}`,
    closed: 'Closed',
    always: 'open 24 hours',
    opensToday: (time) => `, opens at ${time} today`,
    opensTomorrow: (time) => `, opens at ${time} tomorrow`,
    opensOn: (day, time) => `, opens at ${time} on ${day}`,
    closedOn: (days) => `${days}: closed`,
    openOn: (days, times) => `${days}: ${times}`,
    asOf: (day) => `as known on ${day}`,
  },
  te: {
    language: 'te',
    names: teluguDayNames,
    open: 'ఇప్పుడు తెరిచి ఉంది',
    openUntil: (time) => `ఇప్పుడు తెరిచి ఉంది, ${time} వరకు`,
    closed: 'మూసి ఉంది',
    always: '24 గంటలూ తెరిచి ఉంటుంది',
    opensToday: (time) => `, ఈ రోజు ${time}కి తెరుస్తారు`,
    opensTomorrow: (time) => `, రేపు ${time}కి తెరుస్తారు`,
    opensOn: (day, time) => `, ${day} ${time}కి తెరుస్తారు`,
    closedOn: (days) => `${days}: సెలవు`,
    openOn: (days, times) => `${days}: ${times}`,
    asOf: (day) => `${day} నాటి సమాచారం`,
  },
}

/** After this time without a response the sentence includes the age of the hours. */
const OLD_DAYS = 7
/** Within a week a day is named by its weekday. */
const NEAR_DAYS = 6

/** The sentence, and the staff's note, which may be in another language, and what follows it. */
export interface OpeningText {
  sentence: string
  note: string | null
  rest: string
}

/**
 * Formats the status for patients, as in 'Closed, opens at 9:00 am tomorrow'. `asOf` is when the
 * server last confirmed the hours, in milliseconds.
 */
export function formatOpeningStatus(
  status: OpeningStatus,
  { now, asOf, language }: { now: number; asOf: number | null; language: Language },
): OpeningText {
  const words = wordsIn[language]
  const isOld = asOf !== null && addDays(getClinicDay(asOf), OLD_DAYS) < getClinicDay(now)
  const age = isOld ? ` (${words.asOf(formatDay(words.names, getClinicDay(asOf)))})` : ''
  if (status.isOpen) return { sentence: describeOpen(status, words) + age, note: null, rest: '' }
  const rest = describeOpening(status, words, now) + age
  const { note } = status
  // A note is about today's hours: behind the next ones it would be read as about that day.
  return note === null
    ? { sentence: words.closed + rest, note, rest: '' }
    : { sentence: words.closed, note, rest }
}

function describeOpen({ closes }: Extract<OpeningStatus, { isOpen: true }>, words: Words): string {
  return closes === null ? words.open : words.openUntil(formatTime(words.language, closes.time))
}

function describeOpening(
  { opens }: Extract<OpeningStatus, { isOpen: false }>,
  words: Words,
  now: number,
): string {
  if (opens === null) return ''
  const today = getClinicDay(now)
  const time = formatTime(words.language, opens.time)
  if (opens.day === today) return words.opensToday(time)
  if (opens.day === addDays(today, 1)) return words.opensTomorrow(time)
  const isNear = opens.day <= addDays(today, NEAR_DAYS)
  const format = isNear ? formatWeekday : formatDay
  return words.opensOn(format(words.names, opens.day), time)
}

/** How long ahead exceptions are announced. */
const SOON_DAYS = 30

/** Formats the upcoming exceptions, nearest first. */
export function formatUpcomingExceptions(
  { exceptions }: OpeningHours,
  { now, language }: { now: number; language: Language },
): OpeningText[] {
  const today = getClinicDay(now)
  return exceptions
    .filter(({ from, to }) => today <= to && from <= addDays(today, SOON_DAYS))
    .toSorted((one, other) => compareCodePoints(one.from, other.from))
    .map((exception) => sentenceOfDays(exception, wordsIn[language]))
}

function sentenceOfDays({ from, to, spans, note }: HoursException, words: Words): OpeningText {
  const [first, last] = [from, to].map((day) => formatDay(words.names, day))
  const days = from === to ? `${first}` : `${first} – ${last}`
  const times = spans.map(({ opens, closes }) =>
    formatSpan(words.language, opens, closes, words.always),
  )
  const sentence = times.length > 0 ? words.openOn(days, times.join(', ')) : words.closedOn(days)
  return { sentence, note, rest: '' }
}
