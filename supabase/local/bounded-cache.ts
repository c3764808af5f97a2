/** The maximum number and size of the cached responses: a clinic's whole content has 140 kB. */
export const MAX_ENTRIES = 200
const MOST_BYTES = 16 * 1024 * 1024

/** Caches responses by request. Each is created once for all clients; the oldest are evicted. */
export interface BoundedCache<A> {
  has(asked: string): boolean
  get(asked: string): Promise<A> | undefined
  /** Caches a pending response, unless it fails. */
  keep(asked: string, answer: Promise<A>): Promise<A>
  clear(): void
}

/** Creates a cache of responses with a size that clients cannot exceed. */
export function createBoundedCache<A>(sizeOf: (answer: A) => number): BoundedCache<A> {
  const kept = new Map<string, { answer: Promise<A>; size: number }>()

  const makeRoom = () => {
    let size = 0
    for (const entry of kept.values()) size += entry.size
    for (const [asked, entry] of kept) {
      if (kept.size <= MAX_ENTRIES && size <= MOST_BYTES) return
      kept.delete(asked)
      size -= entry.size
    }
  }

  /** Adds the size of a response when it is complete; removes a failed one. */
  const weigh = async (asked: string, entry: { answer: Promise<A>; size: number }) => {
    try {
      entry.size = sizeOf(await entry.answer)
      makeRoom()
    } catch {
      if (kept.get(asked) === entry) kept.delete(asked)
    }
  }

  return {
    has: (asked) => kept.has(asked),
    get: (asked) => kept.get(asked)?.answer,
    keep(asked, answer) {
      const entry = { answer, size: 0 }
      kept.set(asked, entry)
      makeRoom()
      void weigh(asked, entry)
      return answer
    },
    clear: () => kept.clear(),
  }
}
