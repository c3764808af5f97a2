/** By how much a clock may be off before it matters: a time zone set wrong is less. */
const WRONG_FROM_MS = 24 * 60 * 60 * 1000

let wrong = false
const listeners = new Set<() => void>()

/** Takes the time that an answer was given, as its `Date` header says; another site's answers do not show it. */
export function compareClock(serverTime: string | null, now = Date.now()): void {
  const offBy = Math.abs(now - Date.parse(serverTime ?? ''))
  if (Number.isNaN(offBy) || offBy > WRONG_FROM_MS === wrong) return
  wrong = !wrong
  for (const listener of listeners) listener()
}

/** Whether this device's clock is wrong by more than a day, as far as is known. */
export const isClockWrong = (): boolean => wrong

/** Calls the listener whenever that changes. Returns a function that ends it. */
export function onClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
