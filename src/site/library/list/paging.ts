import { groupByCategory, type PublicCategory, type Hit } from '../search/search-result.ts'

/** So many topics stand on one page of the list: of 2,000 cards a cheap phone thinks for seconds. */
export const ON_A_PAGE = 300

/** Where the list begins: its pages are opened there. */
export const TOP_OF_LIST = 'topics'

/** How many pages a list of so many topics has. */
export const countPages = (topics: number): number => Math.ceil(topics / ON_A_PAGE) || 1

/** What stands on one page of a list; the first is 1. */
export function onPage<T>(all: readonly T[], page: number): readonly T[] {
  return all.length > ON_A_PAGE ? all.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE) : all
}

/** The topics in the order in which they stand under the headings of their categories. */
export function sortByHeading(
  hits: readonly Hit[],
  categories: readonly PublicCategory[],
): readonly Hit[] {
  return groupByCategory(hits, categories).flatMap((group) => group.hits)
}
