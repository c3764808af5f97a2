import { startTransition, useEffect, useState } from 'react'

import { fetchPart } from '#late/fetch-part.ts'
import { useLatePart } from '#late/late-part.tsx'

import { areSameRows } from '../use-stable-rows.ts'
import type { PublicIllness } from './public-illness.ts'
import type * as Chunk from './search-engine.ts'

/** The topics that a search covers, and whether they are the whole library. */
interface Topics {
  illnesses: readonly PublicIllness[]
  isWhole: boolean
}

interface PreparedSearch extends Topics {
  search: Chunk.SearchEngine
}

let loaded: typeof Chunk | null = null
/**
 * Cached, so that a reader who returns to a search sees its results and scroll position at once.
 */
let latest: PreparedSearch | null = null

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
 * Returns the search with the topics that it covers, or null until it is needed and loaded;
 * `isMissing` if it cannot be loaded. `isComing` while there are only shortened topics that will be
 * replaced, which it does not cover. Until then the `detector` finds emergencies, which needs no
 * index. A page that a server rendered for a query needs the search at once.
 */
export function useSearch(
  topics: Topics,
  shouldLoad: boolean,
  isComing: boolean,
  atOnce: boolean,
): {
  prepared: PreparedSearch | null
  detector: Chunk.SearchEngine | null
  isMissing: boolean
} {
  const [prepared, setPrepared] = useState((): PreparedSearch | null => {
    if (latest && areSameRows(latest.illnesses, topics.illnesses)) return latest
    return atOnce && loaded
      ? { ...topics, search: loaded.createSearchEngine(topics.illnesses) }
      : null
  })
  const { part: chunk, isMissing = false } = useLatePart(loadSearch, shouldLoad || atOnce)

  useEffect(() => {
    if (!chunk || isComing) return undefined
    const stop = new AbortController()
    const prepare = async () => {
      const search = await chunk.createSearchEngineIncrementally(topics.illnesses, stop.signal)
      if (!search || stop.signal.aborted) return
      const ready = (latest = { ...topics, search })
      startTransition(() => setPrepared(ready))
    }
    void prepare()
    return () => stop.abort()
  }, [chunk, isComing, topics])

  return { prepared, detector: chunk?.emergencyEngine ?? null, isMissing }
}
