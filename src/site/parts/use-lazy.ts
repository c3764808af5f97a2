import { startTransition, useEffect, useEffectEvent, useState } from 'react'

const loaded = new WeakMap<() => Promise<object>, object>()

/**
 * A part of the site that is downloaded when it is wanted, or null until it is
 * there. Where it cannot be fetched, for want of a network, it stays null: unlike
 * `lazy`, what the page shows without it stays too. Asked for by the same function again, what has
 * come is there at once: a page that a reader comes back to is as long as they left it.
 */
export function useLazy<T extends object>(wanted: boolean, load: () => Promise<T>): T | null {
  const [chunk, setChunk] = useState(() => (loaded.get(load) as T | undefined) ?? null)
  const begin = useEffectEvent(async () => {
    const part = await load()
    loaded.set(load, part)
    return part
  })
  useEffect(() => {
    if (!wanted) return undefined
    let current = true
    const show = (part: T) => {
      if (current) startTransition(() => setChunk(part))
    }
    begin().then(show, () => undefined)
    return () => {
      current = false
    }
  }, [wanted])
  return chunk
}
