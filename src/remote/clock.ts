/** Smaller errors do not matter: a wrong time zone is off by less. */
const WRONG_FROM_MS = 24 * 60 * 60 * 1000

let wrong = false
const listeners = new Set<() => void>()

/**
 * Compares the device's clock with a response's `Date` header. Responses of other origins do not
 * expose it.
 */
export function compareClock(serverTime: string | null, now = Date.now()): void {
  const offBy = Math.abs(now - Date.parse(serverTime ?? ''))
  if (Number.isNaN(offBy) || offBy > WRONG_FROM_MS === wrong) return
  wrong = !wrong
  for (const listener of listeners) listener()
}

/** Returns whether this device's clock is known to be wrong by more than a day. */
export const isClockWrong = (): boolean => wrong

/** Calls the listener whenever that changes. Returns a function that unsubscribes. */
export function onClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
