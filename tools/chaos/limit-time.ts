import { setTimeout as pause } from 'node:timers/promises'

const STEP_MS = 60_000

/**
 * Returns what a step returns, and rejects after a minute: a call to a page whose browser is killed may
 * never return.
 */
export async function limitTime<T>(step: Promise<T>): Promise<T> {
  const limit = new AbortController()
  const late = pause(STEP_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error('This step took longer than a minute.')
  })
  late.catch(() => undefined)
  return Promise.race([step, late]).finally(() => limit.abort())
}
