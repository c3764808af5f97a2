import { withTimeout } from '#model/with-timeout.ts'

/**
 * Returns the cached response; undefined if there is none or the storage fails, so that the caller
 * asks the network.
 */
export function matchCache(address: string, cacheName: string): Promise<Response | undefined> {
  return withTimeout(caches.match(address, { cacheName }))
}

/** Runs work after the response was sent. */
export type Later = (work: Promise<unknown>) => void
