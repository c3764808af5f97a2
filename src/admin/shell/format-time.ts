import { format, isToday } from 'date-fns'

/** The time of day for today, the date for anything older. */
export function formatShortTime(at: number): string {
  return format(at, isToday(at) ? 'HH:mm' : 'MMM dd, HH:mm')
}

/** A day of the calendar, '2026-11-23', as staff read it: 23 Nov 2026. What is no day stays as it is. */
export function formatShortDay(day: string): string {
  const midnight = new Date(`${day}T00:00`)
  return Number.isNaN(midnight.getTime()) ? day : format(midnight, 'd MMM yyyy')
}
