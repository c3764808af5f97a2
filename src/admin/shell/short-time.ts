import { format, isToday } from 'date-fns'

/** The time of day for today, the date for anything older. */
export function shortTime(at: number): string {
  return format(at, isToday(at) ? 'HH:mm' : 'MMM dd, HH:mm')
}
