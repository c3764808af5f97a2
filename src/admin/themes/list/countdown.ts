const MINUTE_MS = 60_000

/** The remaining time for a rollback, in the specification's words (AC-319). */
export function formatTimeLeft(deadline: string, now: number): string {
  const minutes = Math.floor((Date.parse(deadline) - now) / MINUTE_MS)
  if (!isBeforeDeadline(deadline, now)) return 'Expired'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours > 0 ? `${hours}h ${rest}m remaining` : `${rest}m remaining`
}

/** Checks whether a deadline is in the future. */
export function isBeforeDeadline(deadline: string | null, now: number): boolean {
  return deadline !== null && Date.parse(deadline) > now
}
