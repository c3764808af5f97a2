import { useEffect, useRef, useState, type RefObject } from 'react'

/** Rows that come and go together; a whole number of lines with one to four cards side by side. */
export const CHUNK_SIZE = 12
/** Chunks drawn at once when a screen opens. */
const INITIAL_CHUNKS = 2

/** The chunks of a list: where each begins. */
export function getChunkStarts(count: number): number[] {
  return Array.from({ length: Math.ceil(count / CHUNK_SIZE) }, (_, chunk) => chunk * CHUNK_SIZE)
}

/**
 * Whether a part of a long list is near enough to the screen to be drawn, and
 * the height to keep for it while it is not. Without this a list of two
 * thousand cards would hold up every letter that is typed.
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
          // The height it had is the height it keeps, so that nothing moves.
          return { isNear: now, height: now ? before.height : entry.boundingClientRect.height }
        })
      },
      // A screenful before and after: what the keyboard reaches next is there already.
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, isNear, height }
}
