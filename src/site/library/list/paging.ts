import { groupByCategory, type PublicCategory, type Hit } from '../search/search-result.ts'

/** The topics per page: 2,000 cards block a cheap phone for seconds. */
export const ON_A_PAGE = 300

/** The id of the list's start, where its pages open. */
export const TOP_OF_LIST = 'topics'

/** Returns the number of pages for a number of topics. */
export const countPages = (topics: number): number => Math.ceil(topics / ON_A_PAGE) || 1

/** Returns the rows of one page; the first is 1. */
export function onPage<T>(all: readonly T[], page: number): readonly T[] {
  return all.length > ON_A_PAGE ? all.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE) : all
}

/** Sorts the topics as they stand under the headings of their categories. */
export function sortByHeading(
  hits: readonly Hit[],
  categories: readonly PublicCategory[],
): readonly Hit[] {
  return groupByCategory(hits, categories).flatMap((group) => group.hits)
}
