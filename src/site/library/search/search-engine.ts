import { indexInSteps, indexOf, type Index } from '../matching/library-index.ts'
import { SearchResults } from '../results/search-results.tsx'
import type { Illness } from './public-illness.ts'
import { foundIn } from './search-library.ts'
import type { Criteria, Found } from './search-result.ts'

/** All of the search, which is downloaded when somebody comes near the box. */
export interface Searching {
  find: (illnesses: readonly Illness[], criteria: Criteria) => Found
  Results: typeof SearchResults
}

export function searchingNow(illnesses: readonly Illness[]): Searching {
  return searchingIn(indexOf(illnesses))
}

/** The same, made ready while the page may answer keys and taps. Null when told to stop. */
export async function searchingInSteps(
  illnesses: readonly Illness[],
  stop: AbortSignal,
): Promise<Searching | null> {
  const index = await indexInSteps(illnesses, stop)
  return index && searchingIn(index)
}

function searchingIn(index: Index): Searching {
  return {
    find: (illnesses, criteria) => foundIn(index, illnesses, criteria),
    Results: SearchResults,
  }
}
