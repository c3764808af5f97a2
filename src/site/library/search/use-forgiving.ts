import { startTransition, useEffect, useState } from 'react'

import { useLazy } from '../../parts/use-lazy.ts'
import type { Forgiving } from './library-likeness.ts'
import type { Illness } from './searchable.ts'

/** Kept, so that whoever comes back to a search finds its results at once, and where they were. */
let latest: Forgiving | null = null

/**
 * The search that forgives, or null until somebody wants it and it is ready.
 * While newer content is being indexed the index of the older answers: it only
 * names illnesses, and those that are gone are not found among the newer ones.
 */
export function useForgiving(illnesses: readonly Illness[], wanted: boolean): Forgiving | null {
  const [forgiving, setForgiving] = useState(latest)
  const chunk = useLazy(wanted, () => import('./library-forgiving.ts'))

  useEffect(() => {
    if (!chunk) return undefined
    const stop = new AbortController()
    const prepare = async () => {
      const ready = await chunk.indexOf(illnesses, stop.signal)
      if (!ready || stop.signal.aborted) return
      latest = ready
      startTransition(() => setForgiving(ready))
    }
    void prepare()
    return () => stop.abort()
  }, [chunk, illnesses])

  return forgiving
}
