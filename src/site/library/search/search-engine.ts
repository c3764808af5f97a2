import { buildIndexIncrementally, buildIndex, type SearchIndex } from '../matching/library-index.ts'
import { findFirstLetters } from '../matching/similar-terms.ts'
import { SearchResults } from '../results/search-results.tsx'
import type { PublicIllness } from './public-illness.ts'
import { searchLibrary } from './search-library.ts'
import type { Criteria, SearchResult } from './search-result.ts'

/** The whole search, which is loaded when the user approaches the box. */
export interface SearchEngine {
  find: (illnesses: readonly PublicIllness[], criteria: Criteria) => SearchResult
  Results: typeof SearchResults
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
    find: (illnesses, criteria) => searchLibrary(index, illnesses, criteria),
    Results: SearchResults,
  }
}
