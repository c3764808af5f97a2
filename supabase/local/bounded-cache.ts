/** The maximum number and size of the cached responses: a clinic's whole content has 140 kB. */
export const MAX_ENTRIES = 200
const MOST_BYTES = 16 * 1024 * 1024

/** Caches responses by request. Each is created once for all clients; the oldest are evicted. */
export interface BoundedCache<A> {
  has(request: string): boolean
  get(request: string): Promise<A> | undefined
  /** Caches a pending response, unless it fails. */
  add(request: string, response: Promise<A>): Promise<A>
  clear(): void
}

/** Creates a cache of responses with a size that clients cannot exceed. */
export function createBoundedCache<A>(sizeOf: (response: A) => number): BoundedCache<A> {
  const entries = new Map<string, { response: Promise<A>; size: number }>()

  const makeRoom = () => {
    let size = 0
    for (const entry of entries.values()) size += entry.size
    for (const [request, entry] of entries) {
      if (entries.size <= MAX_ENTRIES && size <= MOST_BYTES) return
      entries.delete(request)
      size -= entry.size
    }
  }

  /** Adds the size of a response when it is complete; removes a failed one. */
  const weigh = async (request: string, entry: { response: Promise<A>; size: number }) => {
    try {
      entry.size = sizeOf(await entry.response)
      makeRoom()
    } catch {
      if (entries.get(request) === entry) entries.delete(request)
    }
  }

  return {
    has: (request) => entries.has(request),
    get: (request) => entries.get(request)?.response,
    add(request, response) {
      const entry = { response, size: 0 }
      entries.set(request, entry)
      makeRoom()
      void weigh(request, entry)
      return response
    },
    clear: () => entries.clear(),
  }
}
