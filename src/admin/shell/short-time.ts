import { format, isToday } from 'date-fns'

/** The hour for today, the day for anything older. */
export function shortTime(at: number): string {
  return format(at, isToday(at) ? 'HH:mm' : 'MMM dd, HH:mm')
}
