import type { PublicRow } from '#model/tables.ts'

import type { Forgiving, Likenesses } from './library-likeness.ts'
import { formsOf, searchable, type Illness } from './searchable.ts'

export type Category = PublicRow<'health_library_categories'>

/** What to mark in the text of an illness that was found: a piece of text, or whole words. */
export type Marks = { piece: string } | { words: ReadonlySet<string> }

export interface Hit {
  illness: Illness
  /** Better is lower: in the name, elsewhere, and from 2 on only alike. */
  rank: number
  marks: Marks | null
}

export interface Found {
  /** Best first, and of equal ones in the order staff chose (AC-090). */
  hits: readonly Hit[]
  /** How many more there are in other categories. */
  elsewhere: number
  /** Nothing has what was typed; these are guesses at what was meant. */
  guessed: boolean
}

interface Criteria {
  typed: string
  /** The id of the chosen category, or null for all of them. */
  category: string | null
}

const IN_NAME = 0
const ELSEWHERE = 1
const ALIKE = 2

/**
 * The illnesses that meet both criteria (S-14). Whatever has the typed text in
 * its name, summary or a tag is always among them (AC-088); words that are
 * nearly the same are added once there is an index to ask.
 */
export function foundIllnesses(
  illnesses: readonly Illness[],
  { typed, category }: Criteria,
  forgiving: Forgiving | null = null,
): Found {
  const wanted = typed.trim()
  const within = (all: readonly Hit[], guessed: boolean): Found => {
    const hits =
      category === null ? all : all.filter(({ illness }) => illness.category_id === category)
    return { hits, elsewhere: all.length - hits.length, guessed }
  }
  if (wanted === '') {
    return within(
      illnesses.map((illness) => ({ illness, rank: ELSEWHERE, marks: null })),
      false,
    )
  }
  const exact = exactHits(illnesses, wanted)
  const alike = forgiving ? alikeHits(illnesses, exact, forgiving.near(wanted)) : []
  // Guessing starts when the whole library has nothing, not just this category.
  const guessed = exact.length === 0 && alike.length === 0
  const guesses = guessed && forgiving ? alikeHits(illnesses, [], forgiving.guess(wanted)) : alike
  return within(byRank([...exact, ...guesses]), guessed)
}

const byRank = (hits: readonly Hit[]) => hits.toSorted((a, b) => a.rank - b.rank)

/** Whatever has the text itself in its name, summary or a tag, in capitals or not: the search as specified. */
function exactHits(illnesses: readonly Illness[], wanted: string): Hit[] {
  const forms = formsOf(wanted)
  const marks = { piece: wanted }
  return illnesses.flatMap((illness) => {
    const { name, others } = searchable(illness)
    const rank = hasAny(name, forms) ? IN_NAME : hasAny(others, forms) ? ELSEWHERE : null
    return rank === null ? [] : [{ illness, rank, marks }]
  })
}

const hasAny = (texts: readonly string[], forms: readonly string[]) =>
  texts.some((text) => forms.some((form) => text.includes(form)))

function alikeHits(illnesses: readonly Illness[], exact: readonly Hit[], alike: Likenesses): Hit[] {
  const known = new Set(exact.map(({ illness }) => illness.id))
  return illnesses.flatMap((illness) => {
    const likeness = alike.get(illness.id)
    if (!likeness || known.has(illness.id)) return []
    const { words, score } = likeness
    return [{ illness, rank: ALIKE + (1 - score), marks: { words } }]
  })
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
 * without a category visitors may see come last in any case (S-13).
 */
export function grouped(hits: readonly Hit[], categories: readonly Category[]): Group[] {
  const members = new Map<string | null, Hit[]>(categories.map(({ id }) => [id, []]))
  const others: Hit[] = []
  for (const hit of hits) (members.get(hit.illness.category_id) ?? others).push(hit)
  const best = ({ hits: [first] }: Group) => first?.rank ?? Infinity
  const known = categories
    .map((category): Group => ({ category, hits: members.get(category.id) ?? [] }))
    .toSorted((a, b) => best(a) - best(b))
  return [...known, { category: null, hits: others }].filter((group) => group.hits.length > 0)
}
