import { buildIndexIncrementally, buildIndex, type SearchIndex } from '../matching/library-index.ts'
import { findFirstLetters } from '../matching/similar-terms.ts'
import { SearchResults } from '../results/search-results.tsx'
import { detectEmergency, findEmergencyTopic } from './detect-emergency.ts'
import type { PublicIllness } from './public-illness.ts'
import { searchLibrary } from './search-library.ts'
import type { Criteria, SearchResult } from './search-result.ts'

/** The whole search, which is loaded when the user approaches the box. */
export interface SearchEngine {
  /** Whether it finds topics; until then it only detects emergencies. */
  isIndexed: boolean
  find: (illnesses: readonly PublicIllness[], criteria: Criteria) => SearchResult
  Results: typeof SearchResults
}

/** Detects emergencies while the index is being built, which takes a cheap phone seconds. */
export const emergencyEngine: SearchEngine = {
  isIndexed: false,
  find: (illnesses, { query }) => ({
    hits: [],
    partial: [],
    elsewhere: 0,
    isFuzzy: false,
    emergency: detectEmergency(query, illnesses),
    about: findEmergencyTopic(query, illnesses),
    isWaiting: true,
  }),
  Results: SearchResults,
}

export function createSearchEngine(illnesses: readonly PublicIllness[]): SearchEngine {
  return createEngine(buildIndex(illnesses))
}

/** The same, prepared while the page stays responsive. Returns null when it is cancelled. */
export async function createSearchEngineIncrementally(
  illnesses: readonly PublicIllness[],
  stop: AbortSignal,
): Promise<SearchEngine | null> {
  const index = await buildIndexIncrementally(illnesses, stop)
  if (index) void findFirstLetters(index, stop)
  return index && createEngine(index)
}

function createEngine(index: SearchIndex): SearchEngine {
  return {
    isIndexed: true,
    find: (illnesses, criteria) => searchLibrary(index, illnesses, criteria),
    Results: SearchResults,
  }
}
