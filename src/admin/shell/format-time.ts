import { format, isToday } from 'date-fns'

/** Formats today's times as time of day, and older ones as a date. */
export function formatShortTime(at: number): string {
  return format(at, isToday(at) ? 'HH:mm' : 'MMM dd, HH:mm')
}

/** Formats a calendar day: '2026-11-23' as 23 Nov 2026. Other text is returned unchanged. */
export function formatShortDay(day: string): string {
  const midnight = new Date(`${day}T00:00`)
  return Number.isNaN(midnight.getTime()) ? day : format(midnight, 'd MMM yyyy')
}
