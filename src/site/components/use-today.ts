import { useContentState } from '#db/content.ts'
import { useClinicDay } from '#db/hooks/use-clinic-day.ts'

/** Returns the clinic's date: at first that of the server that rendered the page. */
export function useToday(): string {
  return useClinicDay(useContentState().day)
}
