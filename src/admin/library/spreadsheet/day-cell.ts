import type { Read } from './sheet-columns.ts'

/**
 * A day as 2026-11-05, or as a spreadsheet made it over when it saved the file: 05-11-2026, 11/5/2026.
 * Which of the two numbers is the month is taken from what cannot be otherwise, never guessed.
 */
export function readDay(text: string, now: unknown): Read {
  const turned = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  if (!turned) return { value: text }
  const [, one = '', other = '', year = ''] = turned
  const days = [dayOf(year, other, one), dayOf(year, one, other)]
  if (days.includes(String(now))) return { value: now }
  const possible = [...new Set(days.filter((day) => day !== null))]
  const [day = text] = possible
  // What is no day at all is for the form to refuse.
  if (possible.length < 2) return { value: day }
  return { problem: `“${text}” may be read in two ways: write the day like 2026-11-05` }
}

function dayOf(year: string, month: string, day: string): string | null {
  return Number(month) > 12 ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
