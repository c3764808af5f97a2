import { useEffect, useRef, useState, type RefObject } from 'react'

/** Rows per chunk; a multiple of one to four cards side by side. */
export const CHUNK_SIZE = 12
/** Chunks rendered initially. */
const INITIAL_CHUNKS = 2

/** The start index of each chunk. */
export function getChunkStarts(count: number): number[] {
  return Array.from({ length: Math.ceil(count / CHUNK_SIZE) }, (_, chunk) => chunk * CHUNK_SIZE)
}

/**
 * List virtualization: whether a chunk of a long list is near enough to the screen to be rendered,
 * and the height to reserve if not. Without it, 2,000 cards would delay every typed letter.
 */
export function useVirtualChunk<E extends Element>(
  start: number,
  guess: number,
): { ref: RefObject<E | null>; isNear: boolean; height: number } {
  const ref = useRef<E>(null)
  const [{ isNear, height }, setState] = useState({
    isNear: start < INITIAL_CHUNKS * CHUNK_SIZE || typeof IntersectionObserver === 'undefined',
    height: guess,
  })

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const now = entry.isIntersecting
        setState((before) => {
          if (before.isNear === now) return before
          // A hidden chunk keeps its last height, so that nothing moves.
          return { isNear: now, height: now ? before.height : entry.boundingClientRect.height }
        })
      },
      // One screen before and after: keyboard focus can then move to the next row.
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, isNear, height }
}
