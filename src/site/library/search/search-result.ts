import type { PublicRow } from '#model/rows.ts'

import type { PublicIllness } from './public-illness.ts'

export type PublicCategory = PublicRow<'health_library_categories'>

export type TextRange = readonly [from: number, to: number]
/** Returns the ranges of a text that match the query, in order. */
export type Highlighter = (text: string) => readonly TextRange[]

export interface Hit {
  illness: PublicIllness
  /** Lower is better. */
  rank: number
  highlight: Highlighter | null
}

export interface SearchResult {
  /** Full matches, best first; equal ones in display order (AC-090). */
  hits: readonly Hit[]
  /** Partial matches. */
  partial: readonly Hit[]
  /** The number of further matches in other categories. */
  elsewhere: number
  /** Nothing matches the query; these are fuzzy matches. */
  isFuzzy: boolean
  /** The clinic's advice for an urgent query, if there is any. */
  emergency: EmergencyAdvice | null
  /** The topic of the query, if it has an emergency card. */
  about: PublicIllness | null
  /** Whether the topics are still to come. */
  isWaiting?: true
}

export interface EmergencyAdvice {
  sentence: string | null
  /** The illness that the sentence is about. */
  illness: PublicIllness | null
}

export interface Criteria {
  query: string
  /** The id of the selected category, or null for all of them. */
  category: string | null
}

/** Returns the illnesses of one category, or all, without a search. */
export function browseLibrary(
  illnesses: readonly PublicIllness[],
  category: string | null,
): SearchResult {
  const all = illnesses.map((illness): Hit => ({ illness, rank: 0, highlight: null }))
  return filterByCategory(
    { hits: all, partial: [], elsewhere: 0, isFuzzy: false, emergency: null, about: null },
    category,
  )
}

/** Combines search and category (S-14). */
export function filterByCategory(found: SearchResult, category: string | null): SearchResult {
  if (category === null) return found
  const inCategory = (hits: readonly Hit[]) =>
    hits.filter(({ illness }) => illness.category_id === category)
  const [hits, partial] = [inCategory(found.hits), inCategory(found.partial)]
  const elsewhere = found.hits.length + found.partial.length - hits.length - partial.length
  return { ...found, hits, partial, elsewhere }
}

export interface CategoryGroup {
  category: PublicCategory | null
  hits: Hit[]
}

/**
 * Groups illnesses under their categories (AC-083), without empty ones (AC-084). Without a query
 * the headings are in display order; in a search the heading with the best result comes first.
 * Illnesses without a public category come last in the list (S-13), and in a search where their
 * best result is.
 */
export function groupByCategory(
  hits: readonly Hit[],
  categories: readonly PublicCategory[],
): CategoryGroup[] {
  const members = new Map<string | null, Hit[]>(categories.map(({ id }) => [id, []]))
  const uncategorized: Hit[] = []
  for (const hit of hits) (members.get(hit.illness.category_id) ?? uncategorized).push(hit)
  const best = ({ hits: [first] }: CategoryGroup) => first?.rank ?? Infinity
  const groups = categories.map((category): CategoryGroup => ({
    category,
    hits: members.get(category.id) ?? [],
  }))
  return [...groups, { category: null, hits: uncategorized }]
    .filter((group) => group.hits.length > 0)
    .toSorted((a, b) => best(a) - best(b))
}
