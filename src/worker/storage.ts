/** A browser whose storage says nothing would keep its reader waiting without end. */
const PATIENCE_MS = 3_000

/** What storage answers; undefined where it refuses, or says nothing for some seconds. */
export function withTimeout<T>(asked: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    asked.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), PATIENCE_MS)
    }),
  ])
}

/** What a cache has under an address: the network is asked where that is nothing, or cannot be told. */
export function matchCache(address: string, cacheName: string): Promise<Response | undefined> {
  return withTimeout(caches.match(address, { cacheName }))
}

/** Work that goes on once the answer is on its way. */
export type Later = (work: Promise<unknown>) => void
