import { NAMES } from '#model/texts/names-of.ts'
import { foldLetters } from '#model/texts/text.ts'
import { getTexts } from '#model/translations.ts'

import type { PublicIllness } from '../search/public-illness.ts'
import { toConsonantKey, toPhoneticKey } from './phonetic-key.ts'
import { isHowQuestion, isStopWord, stemWord, stemToken, tokenize } from './tokenize.ts'

/** A token, or two adjacent ones written as one, with its keys for comparison. */
export interface Term {
  plain: string
  stem: string
  key: string
  consonants: string
  /** Whether a sentence contains it: then it is a word of that language, not a transliteration. */
  inSentence: boolean
  /** Its positions: the numbers of texts, doubled, plus one for two tokens of that text. */
  places: number[]
  /** Those of them in texts that name an illness. */
  namingPlaces: number[]
}

/** A text that is matched as a unit: a name, a tag, a line of symptoms. */
export interface IndexedText {
  row: number
  weight: number
  /** The number of its significant tokens. */
  length: number
}

export interface SearchIndex {
  /** The illnesses by their position in the index. */
  ids: readonly string[]
  /** The rank of each in its category, from 1; without a category, after all others. */
  placesInCategory: readonly number[]
  entries: readonly IndexedText[]
  terms: readonly Term[]
  /** The stems of all words in sentences. */
  inSentences: ReadonlySet<string>
}

const MOST_LETTERS = 4_000

type Field = readonly [weight: number, isSentence: boolean, column: keyof PublicIllness]

/** The searched fields of an illness, by weight. */
const FIELDS: readonly Field[] = [
  [10, false, 'illness_name'],
  [9, false, 'also_called'],
  [7, false, 'tags'],
  [5, true, 'symptoms'],
  [4, true, 'short_summary'],
  [2.5, true, 'meaning'],
  [1.5, true, 'when_to_get_help'],
]

/** The alternative names of an illness, below its name. */
const OTHER_WORDS = 5.5

/** Returns the texts of a column in all languages. */
function textsOf(row: Record<string, unknown>, column: string): string[] {
  const texts = getTexts(row, column)
  return column === 'when_to_get_help' ? texts.flatMap((text) => text.split('\n')) : texts
}

/**
 * From this weight on a field names the illness; prefixes of two letters are only matched in these.
 */
const NAMING_WEIGHT = 7

interface Growing {
  ids: string[]
  placesInCategory: number[]
  entries: IndexedText[]
  terms: Term[]
  inSentences: Set<string>
  byWord: Map<string, Term>
}

const newIndex = (illnesses: readonly PublicIllness[]): Growing => ({
  ids: illnesses.map(({ id }) => id),
  placesInCategory: rankInCategories(illnesses),
  entries: [],
  terms: [],
  inSentences: new Set(),
  byWord: new Map(),
})

function rankInCategories(illnesses: readonly PublicIllness[]): number[] {
  const counts = new Map<string, number>()
  return illnesses.map(({ category_id: category }) => {
    if (!category) return Infinity
    const place = (counts.get(category) ?? 0) + 1
    counts.set(category, place)
    return place
  })
}

interface SearchedText {
  row: number
  weight: number
  isSentence: boolean
  text: string
}

/** Lists the searched texts one by one, so that indexing can pause after each. */
function* listTexts(illnesses: readonly PublicIllness[]): Generator<SearchedText> {
  for (const [row, illness] of illnesses.entries()) {
    const fields: Record<string, unknown> = { ...illness }
    for (const [ofField, isSentence, column] of FIELDS) {
      for (const [at, text] of textsOf(fields, column).entries()) {
        const weight = column === 'also_called' && at >= NAMES ? OTHER_WORDS : ofField
        yield { row, weight, isSentence, text }
      }
    }
  }
}

function add(index: Growing, { row, weight, isSentence, text }: SearchedText): void {
  const words = tokenizeSignificant(text.slice(0, MOST_LETTERS))
  const entry = index.entries.push({ row, weight, length: words.length }) - 1
  const isNaming = weight >= NAMING_WEIGHT
  for (const word of words) {
    const term = note(index, word, { place: entry * 2, isNaming })
    if (!isSentence || term.inSentence) continue
    term.inSentence = true
    index.inSentences.add(term.stem)
  }
  // Long texts get no bigrams: 'tala noppi' is a name, not a part of a sentence.
  if (!isNaming) return
  for (const pair of createBigrams(words)) note(index, pair, { place: entry * 2 + 1, isNaming })
}

/** Returns the tokens of a text without stop words, or all of them if there are no others. */
export function tokenizeSignificant(text: string): string[] {
  const all = tokenize(text).map((word) => foldLetters(word.text))
  const some = all.filter(
    (word, at) => !isStopWord(word) && !isHowQuestion(all[at - 1] ?? '', word),
  )
  return some.length > 0 ? some : all
}

/** Joins each two adjacent words into one. */
export function createBigrams(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => (words[at] ?? '') + word)
}

function note(
  index: Growing,
  plain: string,
  { place, isNaming }: { place: number; isNaming: boolean },
): Term {
  const term = index.byWord.get(plain) ?? newTerm(index, plain)
  if (term.places.at(-1) === place) return term
  term.places.push(place)
  if (isNaming) term.namingPlaces.push(place)
  return term
}

function newTerm(index: Growing, plain: string): Term {
  const consonants = toConsonantKey(toPhoneticKey(stemToken(plain)))
  const forms = { plain, stem: stemWord(plain), key: toPhoneticKey(plain), consonants }
  const term = { ...forms, inSentence: false, places: [], namingPlaces: [] }
  index.terms.push(term)
  index.byWord.set(plain, term)
  return term
}

const indexes = new WeakMap<readonly PublicIllness[], SearchIndex>()

/** Builds an index synchronously: for a server, and for a server-rendered page. */
export function buildIndex(illnesses: readonly PublicIllness[]): SearchIndex {
  const cached = indexes.get(illnesses)
  if (cached) return cached
  const index = newIndex(illnesses)
  for (const text of listTexts(illnesses)) add(index, text)
  indexes.set(illnesses, index)
  return index
}

/** The duration of a step in milliseconds, after which the page can handle input. */
const SLICE = 4

/** Builds an index in small steps while the page is idle. Returns null when it is cancelled. */
export async function buildIndexIncrementally(
  illnesses: readonly PublicIllness[],
  stop: AbortSignal,
): Promise<SearchIndex | null> {
  const cached = indexes.get(illnesses)
  if (cached) return cached
  const index = newIndex(illnesses)
  let until = 0
  for (const text of listTexts(illnesses)) {
    if (performance.now() > until) {
      await waitUntilIdle()
      if (stop.aborted) return null
      until = performance.now() + SLICE
    }
    add(index, text)
  }
  indexes.set(illnesses, index)
  return index
}

/** Resolves when the browser is idle; Safari cannot tell. */
export function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: 500 })
    } else setTimeout(resolve, 1)
  })
}
