import type { PublicRow } from '#model/tables.ts'

import type { Illness } from './public-illness.ts'

export type Category = PublicRow<'health_library_categories'>

export type Range = readonly [from: number, to: number]
/** Where in a text the words are that were searched for, in order. */
export type Marks = (text: string) => readonly Range[]

export interface Hit {
  illness: Illness
  /** Better is lower. */
  rank: number
  marks: Marks | null
}

export interface Found {
  /** What has all words that were asked for, the best first, and of equal ones in the order staff chose (AC-090). */
  hits: readonly Hit[]
  /** What has some of them. */
  some: readonly Hit[]
  /** How many more there are in other categories. */
  elsewhere: number
  /** Nothing has what was typed; these are guesses at what was meant. */
  guessed: boolean
  /** The question touches an emergency: what the clinic says to do, if it says anything. */
  emergency: Emergency | null
  /** What the question is about, if it is about something that has an emergency card. */
  about: Illness | null
}

export interface Emergency {
  sentence: string | null
  /** What the sentence is about. */
  illness: Illness | null
}

export interface Criteria {
  typed: string
  /** The id of the chosen category, or null for all of them. */
  category: string | null
}

/** The illnesses of one category, or all, while nothing is searched for. */
export function leafedThrough(illnesses: readonly Illness[], category: string | null): Found {
  const all = illnesses.map((illness): Hit => ({ illness, rank: 0, marks: null }))
  return withinCategory(
    { hits: all, some: [], elsewhere: 0, guessed: false, emergency: null, about: null },
    category,
  )
}

/** Search and category both apply (S-14). */
export function withinCategory(found: Found, category: string | null): Found {
  if (category === null) return found
  const own = (hits: readonly Hit[]) =>
    hits.filter(({ illness }) => illness.category_id === category)
  const [hits, some] = [own(found.hits), own(found.some)]
  const elsewhere = found.hits.length + found.some.length - hits.length - some.length
  return { ...found, hits, some, elsewhere }
}

export interface Group {
  category: Category | null
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
export function grouped(hits: readonly Hit[], categories: readonly Category[]): Group[] {
  const members = new Map<string | null, Hit[]>(categories.map(({ id }) => [id, []]))
  const others: Hit[] = []
  for (const hit of hits) (members.get(hit.illness.category_id) ?? others).push(hit)
  const best = ({ hits: [first] }: Group) => first?.rank ?? Infinity
  const known = categories.map((category): Group => ({
    category,
    hits: members.get(category.id) ?? [],
  }))
  return [...known, { category: null, hits: others }]
    .filter((group) => group.hits.length > 0)
    .toSorted((a, b) => best(a) - best(b))
}
