import { createBigrams, tokenizeSignificant, type SearchIndex } from './library-index.ts'
import {
  PREFIX,
  EXACT,
  findJoinedTerms,
  findSimilarTerms,
  type SimilarTerm,
} from './similar-terms.ts'
import { isFillerWord, removeGreeting } from './tokenize.ts'

const MOST_LETTERS = 200
const MOST_WORDS = 8
const LONGEST_WORD = 40
/** A shorter prefix is only matched in the names of an illness. */
const SHORT_BEGINNING = 3
/** A partial match with a score higher by this factor is better than a full one. */
const CLEARLY = 2
/** The factor for a text that matches as a whole. */
const ALL_OF_IT = 1.3
/** The weight of an optional word. */
const LIGHT = 0.3

/**
 * The bonus of the first illness of a category; the second gets half of that, and so on. No column
 * says how common an illness is, but staff put the most requested first: 'headache' means a
 * migraine before a cluster headache, although only the latter has it in its name. So small that it
 * only decides between close scores, and not for longer queries.
 */
const FIRST_OF_ITS_KIND = 0.1
const FEW_WORDS = 2

/** Returns the significant tokens of a query. */
export function tokenizeQuery(query: string): string[] {
  return tokenizeSignificant(removeGreeting(query.slice(0, MOST_LETTERS)))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
}

export interface IllnessMatch {
  id: string
  /** Whether it matches all words of the query. */
  all: boolean
  /** The match level of its weakest word: lower is better. */
  level: number
  score: number
}

interface Placed extends IllnessMatch {
  row: number
}

/** Full matches are sorted by match level, partial ones by score. */
function byFitness(a: Placed, b: Placed): number {
  const byLevel = a.all && b.all ? a.level - b.level : Number(b.all) - Number(a.all)
  return byLevel || b.score - a.score || a.row - b.row
}

/** Returns the illnesses that match a query, best first; equal ones in their own order. */
export function rankMatches(index: SearchIndex, queryTokens: readonly string[]): IllnessMatch[] {
  const heavy = queryTokens.filter((word) => !isFillerWord(word))
  const needed = heavy.length || queryTokens.length
  const rows = new Map<number, Row>()
  const texts = new Map<number, Text>()
  queryTokens.forEach((word, at) => {
    const isNeeded = heavy.length === 0 || !isFillerWord(word)
    count(index, { rows, texts }, matchesOf(index, queryTokens, at), isNeeded)
  })
  addTogether(index, rows, texts)
  const best = Math.max(0, ...Array.from(rows.values(), ({ score }) => score))
  const more = needed > FEW_WORDS ? 0 : FIRST_OF_ITS_KIND
  return [...rows]
    .map(([row, { score, words, level }]) => {
      const id = index.ids[row] ?? ''
      // A match by sound of some words is not better than a match of most words.
      const all = words === needed && (level === EXACT || score * CLEARLY > best)
      const place = index.placesInCategory[row] ?? Infinity
      return { id, row, all, level, score: score * (1 + more / place) }
    })
    .toSorted(byFitness)
}

/** How well a text matches one word of the query. */
interface TokenMatch {
  level: number
  quality: number
  /** The number of words of the text that it covers. */
  covers: number
}

/** Returns the texts that contain a word of the query, alone or joined with its neighbour. */
function matchesOf(
  index: SearchIndex,
  queryTokens: readonly string[],
  at: number,
): Map<number, TokenMatch> {
  const matches = new Map<number, TokenMatch>()
  const pairs = createBigrams(queryTokens).slice(Math.max(0, at - 1), at + 1)
  note(matches, findSimilarTerms(index, queryTokens[at] ?? ''), 1)
  for (const pair of pairs) note(matches, findJoinedTerms(index, pair), 2)
  return matches
}

function note(
  matches: Map<number, TokenMatch>,
  alike: readonly SimilarTerm[],
  words: number,
): void {
  // The best come first, so that later ones of the same text cannot improve it.
  for (const { term, level, quality, queryLength } of alike.toSorted(
    (a, b) => b.quality - a.quality,
  )) {
    const onlyNames = level === PREFIX && queryLength < SHORT_BEGINNING
    const counting = [1, 2].map((covers) => ({ level, quality, covers: covers / words }))
    for (const place of onlyNames ? term.namingPlaces : term.places) {
      const text = place >> 1
      const before = matches.get(text)
      const match = counting[place & 1]
      if (match && !(before && before.quality >= quality)) matches.set(text, match)
    }
  }
}

/** The matches of an illness so far. */
interface Row {
  /** The sum of its best texts, word by word. */
  score: number
  words: number
  level: number
}

/** And per text: the score of its matched words, and how many of its own they cover. */
interface Text {
  worth: number
  covered: number
}

function count(
  { entries, ids }: SearchIndex,
  { rows, texts }: { rows: Map<number, Row>; texts: Map<number, Text> },
  matches: Map<number, TokenMatch>,
  isNeeded: boolean,
): void {
  const best = new Map<number, { value: number; level: number }>()
  for (const [text, { level, quality }] of matches) {
    const { row, weight } = entries[text] ?? { row: 0, weight: 0 }
    const current = best.get(row)
    if (current) {
      current.value = Math.max(current.value, weight * quality)
      current.level = Math.min(current.level, level)
    } else best.set(row, { value: weight * quality, level })
  }
  // A word that few topics contain is more significant.
  const rarity = Math.log(1 + ids.length / (best.size || 1)) * (isNeeded ? 1 : LIGHT)
  for (const [text, { quality, covers }] of matches) {
    const current = texts.get(text)
    if (current) {
      current.worth += rarity * quality
      current.covered += covers
    } else texts.set(text, { worth: rarity * quality, covered: covers })
  }
  for (const [row, { value, level }] of best) {
    const current = rows.get(row) ?? { score: 0, words: 0, level: 0 }
    current.score += rarity * value
    if (isNeeded) current.words += 1
    if (isNeeded) current.level = Math.max(current.level, level)
    rows.set(row, current)
  }
}

/**
 * A text scores more the more of it is covered: 'stroke' is the whole name of one illness, and half
 * of another's.
 */
function addTogether(
  { entries }: SearchIndex,
  rows: Map<number, Row>,
  texts: Map<number, Text>,
): void {
  const best = new Map<number, number>()
  for (const [text, { worth, covered }] of texts) {
    const { row, weight, length } = entries[text] ?? { row: 0, weight: 0, length: 1 }
    const value = weight * (covered < length ? covered / length : ALL_OF_IT) * worth
    if (value > (best.get(row) ?? 0)) best.set(row, value)
  }
  for (const [row, value] of best) {
    const current = rows.get(row)
    if (current) current.score += value
  }
}
