import { formatClockTime } from '#model/days/clock-time.ts'
import type { Language } from '#model/languages.ts'

import type { Messages } from './message-catalog.ts'

/** Formats a time in milliseconds in the device's time zone: '26 November 2026, 1:27 pm'. */
export function formatDateAndTime(
  language: Language,
  { longDate }: Messages,
  milliseconds: number,
): string {
  const at = new Date(milliseconds)
  const day = longDate(at.getDate(), at.getMonth(), at.getFullYear())
  return `${day}, ${formatClockTime(language, at.getHours(), at.getMinutes())}`
}
