import type { PublicRow } from '#model/rows.ts'

import type { PublicIllness } from './public-illness.ts'

export type PublicCategory = PublicRow<'health_library_categories'>

export type TextRange = readonly [from: number, to: number]
/** Where in a text the words are that were searched for, in order. */
export type Highlighter = (text: string) => readonly TextRange[]

export interface Hit {
  illness: PublicIllness
  /** Better is lower. */
  rank: number
  marks: Highlighter | null
}

export interface SearchResult {
  /** What has all words that were asked for, the best first, and of equal ones in the order staff chose (AC-090). */
  hits: readonly Hit[]
  /** What has some of them. */
  partial: readonly Hit[]
  /** How many more there are in other categories. */
  elsewhere: number
  /** Nothing has what was typed; these are guesses at what was meant. */
  isFuzzy: boolean
  /** The question touches an emergency: what the clinic says to do, if it says anything. */
  emergency: EmergencyAdvice | null
  /** What the question is about, if it is about something that has an emergency card. */
  about: PublicIllness | null
}

export interface EmergencyAdvice {
  sentence: string | null
  /** What the sentence is about. */
  illness: PublicIllness | null
}

export interface Criteria {
  query: string
  /** The id of the chosen category, or null for all of them. */
  category: string | null
}

/** The illnesses of one category, or all, while nothing is searched for. */
export function browseLibrary(
  illnesses: readonly PublicIllness[],
  category: string | null,
): SearchResult {
  const all = illnesses.map((illness): Hit => ({ illness, rank: 0, marks: null }))
  return filterByCategory(
    { hits: all, partial: [], elsewhere: 0, isFuzzy: false, emergency: null, about: null },
    category,
  )
}

/** Search and category both apply (S-14). */
export function filterByCategory(found: SearchResult, category: string | null): SearchResult {
  if (category === null) return found
  const own = (hits: readonly Hit[]) =>
    hits.filter(({ illness }) => illness.category_id === category)
  const [hits, partial] = [own(found.hits), own(found.partial)]
  const elsewhere = found.hits.length + found.partial.length - hits.length - partial.length
  return { ...found, hits, partial, elsewhere }
}

export interface CategoryGroup {
  category: PublicCategory | null
  hits: Hit[]
}

/**
 * Under the headings of their categories (AC-083), empty ones left out
 * (AC-084). While nothing is typed all rank the same and the headings stand in
 * the order staff chose; in a search the heading with the best hit comes first,
 * so that what was asked for is not below what is merely alike. Illnesses
 * without a category visitors may see come last in the list (S-13), and in a
 * search wherever their best hit is.
 */
export function groupByCategory(
  hits: readonly Hit[],
  categories: readonly PublicCategory[],
): CategoryGroup[] {
  const members = new Map<string | null, Hit[]>(categories.map(({ id }) => [id, []]))
  const others: Hit[] = []
  for (const hit of hits) (members.get(hit.illness.category_id) ?? others).push(hit)
  const best = ({ hits: [first] }: CategoryGroup) => first?.rank ?? Infinity
  const known = categories.map((category): CategoryGroup => ({
    category,
    hits: members.get(category.id) ?? [],
  }))
  return [...known, { category: null, hits: others }]
    .filter((group) => group.hits.length > 0)
    .toSorted((a, b) => best(a) - best(b))
}
