interface Days {
  starts_on: string
  ends_on: string
}

/** Where the clinic is, all of India, clocks are five and a half hours ahead all the year round. */
const AHEAD_MS = 5.5 * 3_600_000

/** The day it is where the clinic is, as '2026-11-23', whatever zone this device is in. */
export function getClinicDay(now = Date.now()): string {
  return new Date(now + AHEAD_MS).toISOString().slice(0, 10)
}

/** Whether a notice is shown on a day: its first and its last belong to it (S-86). */
export const isShownOn = (day: string, { starts_on, ends_on }: Days): boolean =>
  starts_on <= day && day <= ends_on

const DAY_MS = 86_400_000

/** The day so many days after another, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
