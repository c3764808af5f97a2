/** Imports a part of the app in a chunk of its own: `() => import('./part.ts')`. */
export type Load<T extends object> = () => Promise<T>

/** Loaded parts, so that a user who returns to a page gets them at once. */
const loadedParts = new WeakMap<Load<object>, object>()

/** The delay of a retry in milliseconds, if no `online` event comes first. */
const WAIT = 15_000

/** The window event after a part failed to load. */
export const PART_MISSING = 'part-missing'

/** Returns a part that is loaded; undefined otherwise. */
export function getLoadedPart<T extends object>(load: Load<T>): T | undefined {
  return loadedParts.get(load) as T | undefined
}

/** Loads a part once; rejects if it cannot be loaded. */
export async function fetchPart<T extends object>(load: Load<T>): Promise<T> {
  const part = await load()
  loadedParts.set(load, part)
  return part
}

/**
 * Loads a part that the page can do without, with retries on reconnect and at intervals. Never
 * rejects; calls back after each failed attempt.
 */
export async function fetchPartWithRetries<T extends object>(
  load: Load<T>,
  onMissing?: () => void,
): Promise<T> {
  for (;;) {
    try {
      return await fetchPart(load)
    } catch {
      onMissing?.()
      dispatchEvent(new Event(PART_MISSING))
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true })
        setTimeout(resolve, WAIT)
      })
    }
  }
}
