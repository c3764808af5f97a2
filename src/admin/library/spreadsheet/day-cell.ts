import { isDay } from '#model/columns.ts'

import type { DayOrder, ParsedCell } from './sheet-columns.ts'

/** Days as spreadsheets save them: 05-11-2026, 11/5/26. */
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
/** 05-Nov-26, 5 November 2026. */
const NAMED = /^(\d{1,2})[-/. ]([a-z]{3,9})[-/. ](\d{4}|\d{2})$/i
/** November 5, 2026. */
const NAME_FIRST = /^([a-z]{3,9}) (\d{1,2}), (\d{4})$/i

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/**
 * Parses a day: 2026-11-05, or a spreadsheet's format. The order of day and month must be
 * unambiguous; it is never guessed.
 */
export function parseDay(text: string, now: unknown, order: DayOrder): ParsedCell {
  if (text === '') return { value: text }
  const days = daysOf(text, order)
  const isStored = days.includes(String(now))
  const [day, second] = isStored ? [now] : days
  if (day === undefined) return { problem: `“${text}” is not a date: write it like 2026-11-05` }
  if (second === undefined) return { value: day }
  return { problem: `“${text}” is ambiguous: write the date like 2026-11-05` }
}

/** Derives the column's order of day and month from its unambiguous cells. */
export function findDayOrder(cells: readonly string[]): DayOrder {
  const orders = new Set(
    cells.map((cell) => orderIn(cell.trim())).filter((order) => order !== null),
  )
  const [order = null, another] = orders
  return another ? null : order
}

function orderIn(text: string): DayOrder {
  if (!NUMBERS.test(text)) return null
  const [isDayFirst, isMonthFirst] = (['day first', 'month first'] as const).map(
    (order) => daysOf(text, order).length > 0,
  )
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'day first' : 'month first'
}

/** All days that a text may mean. */
function daysOf(text: string, order: DayOrder): string[] {
  const [, one = '', other = '', year = ''] = NUMBERS.exec(text) ?? []
  const possible = [
    ...(order === 'month first' ? [] : [dayOf(year, other, one)]),
    ...(order === 'day first' ? [] : [dayOf(year, one, other)]),
    inWords(text),
    yearFirst(text),
  ]
  return [...new Set(possible)].filter(isDay)
}

function inWords(text: string): string {
  const [, day = '', name = '', year = ''] = NAMED.exec(text) ?? []
  const [, first = '', second = '', last = ''] = NAME_FIRST.exec(text) ?? []
  const monthName = (name || first).toLowerCase()
  const month = MONTHS.findIndex((one) => monthName !== '' && one.startsWith(monthName))
  return dayOf(year || last, String(month + 1), day || second)
}

function yearFirst(text: string): string {
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? []
  return dayOf(year, month, day)
}

/** Two-digit years are in this century. */
const dayOf = (year: string, month: string, day: string) =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
