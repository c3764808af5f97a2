import type { Illness } from '../rows.ts'
import { addDays } from './clinic-day.ts'

const REVIEW_AFTER_DAYS = 365

type Reviewed = Pick<Illness, 'visibility' | 'last_reviewed_on'>

/**
 * Returns whether a published illness was last reviewed over a year ago, or never, on a day of the
 * clinic.
 */
export function isReviewDue({ visibility, last_reviewed_on: day }: Reviewed, today: string) {
  return visibility === 'published' && (day ?? '') < addDays(today, -REVIEW_AFTER_DAYS)
}
