import { useSyncExternalStore } from 'react'

import { getClinicDay } from '#model/days/clinic-day.ts'

const MINUTE_MS = 60_000

/**
 * Returns today's date at the clinic. `drawn` is the day on which the server rendered this page:
 * the page hydrates with it and then catches up.
 */
export function useClinicDay(renderedDay: string | null = null): string {
  return useSyncExternalStore(everyMinute, today, () => renderedDay ?? today())
}

const today = () => getClinicDay()

/** Polls every minute, because a timer for midnight does not run on a sleeping phone. */
function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS)
  return () => clearInterval(timer)
}
