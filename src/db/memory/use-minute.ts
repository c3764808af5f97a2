import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const SECOND_MS = 1000

/** This device's clock to the minute, in milliseconds; what asks is drawn anew with each minute. */
export const useMinute = (): number => useSyncExternalStore(everySecond, minute) * MINUTE_MS

const minute = () => Math.floor(Date.now() / MINUTE_MS)

/** A timer for the minute would stand still in a pocket; looking costs nothing. */
function everySecond(look: () => void): () => void {
  const timer = setInterval(look, SECOND_MS)
  return () => clearInterval(timer)
}
