import { useSyncExternalStore } from 'react'

import { getClinicDay } from '#model/days/clinic-day.ts'

const MINUTE_MS = 60_000

/**
 * The day it is where the clinic is. `drawn` is the day of the server that drew this page: it comes
 * alive with that one, and then catches up.
 */
export function useClinicDay(drawn: string | null = null): string {
  return useSyncExternalStore(everyMinute, today, () => drawn ?? today())
}

const today = () => getClinicDay()

/** A timer for midnight would stand still in a pocket. */
function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS)
  return () => clearInterval(timer)
}
