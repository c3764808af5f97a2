import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the site that is downloaded when it is wanted, or null until it is
 * there. Where it cannot be fetched, for want of a network, it stays null: unlike
 * `lazy`, what the page shows without it stays too.
 */
export function useLazy<T extends object>(wanted: boolean, load: () => Promise<T>): T | null {
  const [chunk, setChunk] = useState<T | null>(null)
  const begin = useEffectEvent(load)
  useEffect(() => {
    if (!wanted) return undefined
    let current = true
    const show = (loaded: T) => {
      if (current) startTransition(() => setChunk(loaded))
    }
    begin().then(show, () => undefined)
    return () => {
      current = false
    }
  }, [wanted])
  return chunk
}
