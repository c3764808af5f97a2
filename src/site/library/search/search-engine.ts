import { buildIndexIncrementally, buildIndex, type SearchIndex } from '../matching/library-index.ts'
import { SearchResults } from '../results/search-results.tsx'
import type { PublicIllness } from './public-illness.ts'
import { searchLibrary } from './search-library.ts'
import type { Criteria, SearchResult } from './search-result.ts'

/** All of the search, which is downloaded when somebody comes near the box. */
export interface SearchEngine {
  find: (illnesses: readonly PublicIllness[], criteria: Criteria) => SearchResult
  Results: typeof SearchResults
}

export function createSearchEngine(illnesses: readonly PublicIllness[]): SearchEngine {
  return fromIndex(buildIndex(illnesses))
}

/** The same, made ready while the page may answer keys and taps. Null when told to stop. */
export async function createSearchEngineIncrementally(
  illnesses: readonly PublicIllness[],
  stop: AbortSignal,
): Promise<SearchEngine | null> {
  const index = await buildIndexIncrementally(illnesses, stop)
  return index && fromIndex(index)
}

function fromIndex(index: SearchIndex): SearchEngine {
  return {
    find: (illnesses, criteria) => searchLibrary(index, illnesses, criteria),
    Results: SearchResults,
  }
}
