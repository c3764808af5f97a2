const FIRST_MS = 1_000
const LONGEST_MS = 5 * 60_000

/**
 * Returns the delay after a number of failures in a row: exponential backoff up to five minutes,
 * half of it jitter.
 */
export function getBackoffDelay(failures: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS)
  return full / 2 + (full / 2) * random()
}
