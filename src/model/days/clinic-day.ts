interface Days {
  starts_on: string
  ends_on: string
}

/** India has one time zone, five and a half hours ahead of UTC, without daylight saving. */
const AHEAD_MS = 5.5 * 3_600_000

/** Returns the date at the clinic, such as '2026-11-23', in any time zone of the device. */
export function getClinicDay(now = Date.now()): string {
  return new Date(now + AHEAD_MS).toISOString().slice(0, 10)
}

/** Returns whether a notice is shown on a day, its first and last day included (S-86). */
export const isShownOn = (day: string, { starts_on, ends_on }: Days): boolean =>
  starts_on <= day && day <= ends_on

const DAY_MS = 86_400_000

/** Adds days to a date; a negative number subtracts. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
