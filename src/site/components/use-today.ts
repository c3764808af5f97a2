import { useContentState } from '#db/content.ts'
import { useClinicDay } from '#db/live/use-clinic-day.ts'

/** The day it is where the clinic is: at first that of the server that drew the page. */
export function useToday(): string {
  return useClinicDay(useContentState().day)
}
