import { hasMorePages } from '#model/cursors.ts'
import type { SyncResponse } from '#model/mutation.ts'
import type { PullRemote } from '#remote/remote.ts'

/**
 * Wraps a remote: prefetches the next page of the initial sync while the current one is being
 * written [R19]. A request for another cursor drops the prefetched page. A failed prefetch fails
 * the request for that page.
 */
export function withPrefetch<T extends PullRemote>(remote: T): T {
  let prefetched: { since: string; response: Promise<SyncResponse> } | null = null

  async function pull(since: string | null): Promise<SyncResponse> {
    const pending = prefetched?.since === since ? prefetched?.response : undefined
    prefetched = null
    const response = await (pending ?? remote.pull(since))
    if (hasMorePages(response.cursor)) {
      prefetched = { since: response.cursor, response: remote.pull(response.cursor) }
      // The page may never be requested: its failure must not become an unhandled rejection.
      prefetched.response.catch(() => undefined)
    }
    return response
  }
  return { ...remote, pull }
}
