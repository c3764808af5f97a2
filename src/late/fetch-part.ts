/** Fetches a part of the app that is a download of its own: `() => import('./part.ts')`. */
export type Load<T extends object> = () => Promise<T>

/** What has come: whoever comes back to a page finds it as long as they left it. */
const here = new WeakMap<Load<object>, object>()

/** How long after a failure, in milliseconds, the next try comes where the network says nothing. */
const WAIT = 15_000

/** The event of the window when a part did not come. */
export const PART_MISSING = 'part-missing'

/** A part that has come already; undefined where it has not. */
export function getLoadedPart<T extends object>(load: Load<T>): T | undefined {
  return here.get(load) as T | undefined
}

/** Fetches a part once; rejects where it cannot be had. */
export async function fetchPart<T extends object>(load: Load<T>): Promise<T> {
  const part = await load()
  here.set(load, part)
  return part
}

/**
 * Fetches a part that the page can do without until it is there: it is tried again when the network
 * comes back, and every now and then. Never rejects; says whenever a try has failed.
 */
export async function keepFetching<T extends object>(
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
