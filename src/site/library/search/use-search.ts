import { startTransition, useEffect, useState } from 'react'

import { fetchPart } from '#late/fetch-part.ts'
import { useLatePart } from '#late/late-part.tsx'

import { areSameRows } from '../use-stable-rows.ts'
import type { PublicIllness } from './public-illness.ts'
import type * as Chunk from './search-engine.ts'

type Searching = Chunk.SearchEngine

let loaded: typeof Chunk | null = null
/**
 * Cached, so that a reader who returns to a search sees its results and scroll position at once.
 */
let latest: { illnesses: readonly PublicIllness[]; search: Searching } | null = null

const loadChunk = () => import('./search-engine.ts')

export async function loadSearch(): Promise<typeof Chunk> {
  loaded ??= await fetchPart(loadChunk)
  return loaded
}

/** Set by a server at its start. */
export function setSearchModule(chunk: typeof Chunk): void {
  loaded = chunk
}

/**
 * Returns the search, or null until it is needed and loaded; `isMissing` if it cannot be loaded.
 * Without an index it detects emergencies only, and `illnesses` is null while there is nothing worth
 * indexing. A page that a server rendered for a query needs it at once: `atOnce`.
 */
export function useSearch(
  illnesses: readonly PublicIllness[] | null,
  shouldLoad: boolean,
  atOnce: boolean,
): { search: Searching | null; isMissing: boolean } {
  const [search, setSearch] = useState(() => {
    if (!illnesses) return null
    if (latest && areSameRows(latest.illnesses, illnesses)) return latest.search
    return atOnce && loaded ? loaded.createSearchEngine(illnesses) : null
  })
  const { part: chunk, isMissing = false } = useLatePart(loadSearch, shouldLoad)

  useEffect(() => {
    if (!chunk || !illnesses) return undefined
    const stop = new AbortController()
    const prepare = async () => {
      const ready = await chunk.createSearchEngineIncrementally(illnesses, stop.signal)
      if (!ready || stop.signal.aborted) return
      latest = { illnesses, search: ready }
      startTransition(() => setSearch(ready))
    }
    void prepare()
    return () => stop.abort()
  }, [chunk, illnesses])

  return { search: search ?? chunk?.emergencyEngine ?? null, isMissing }
}
