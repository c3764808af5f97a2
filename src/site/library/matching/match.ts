import {
  NAMING_WEIGHT,
  createBigrams,
  tokenizeSignificant,
  type SearchIndex,
} from './library-index.ts'
import { toConsonantKey, toPhoneticKey } from './phonetic-key.ts'
import { PREFIX, PHONETIC, EXACT, findSimilarTerms, type SimilarTerm } from './similar-terms.ts'
import { isFillerWord, stemToken, removeGreeting } from './tokenize.ts'

const MOST_LETTERS = 200
const MOST_WORDS = 8
const LONGEST_WORD = 40
/** A shorter beginning is only looked for in what an illness is called. */
const SHORT_BEGINNING = 3
/** So many times as good an answer is better, though it lacks a word. */
const CLEARLY = 2
/** What a text is worth all of which was asked for. */
const ALL_OF_IT = 1.3
/** What a word is worth that a topic need not have. */
const LIGHT = 0.3

/**
 * How much more the first of a category is worth, the second half of that, and so on. No column says
 * how common an illness is, but staff put first what is asked for most: 'headache' is a migraine before
 * it is a cluster headache, though only one has it in its name. So little only decides between near ones.
 * Whoever asks in more words has said which one is meant.
 */
const FIRST_OF_ITS_KIND = 0.1
const FEW_WORDS = 2

/** The words of a question that carry weight. */
export function tokenizeQuery(typed: string): string[] {
  return tokenizeSignificant(removeGreeting(typed.slice(0, MOST_LETTERS)))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
}

export interface IllnessMatch {
  id: string
  /** Whether it has all words that were asked for. */
  all: boolean
  /** How the least fitting of its words was found: lower is better. */
  level: number
  score: number
}

interface Placed extends IllnessMatch {
  row: number
}

/** How a word was found decides among those that have all of them; of some of them, the best are better than the surest. */
function byFitness(a: Placed, b: Placed): number {
  const byLevel = a.all && b.all ? a.level - b.level : Number(b.all) - Number(a.all)
  return byLevel || b.score - a.score || a.row - b.row
}

/** The illnesses that answer a question, the best first; of equal ones in their own order. */
export function rankMatches(index: SearchIndex, asked: readonly string[]): IllnessMatch[] {
  const heavy = asked.filter((word) => !isFillerWord(word))
  const needed = heavy.length || asked.length
  const rows = new Map<number, Row>()
  const texts = new Map<number, Text>()
  asked.forEach((word, at) => {
    const isNeeded = heavy.length === 0 || !isFillerWord(word)
    count(index, { rows, texts }, answersTo(index, asked, at), isNeeded)
  })
  addTogether(index, rows, texts)
  const best = Math.max(0, ...Array.from(rows.values(), ({ score }) => score))
  const more = needed > FEW_WORDS ? 0 : FIRST_OF_ITS_KIND
  return [...rows]
    .map(([row, { score, words, level }]) => {
      const id = index.ids[row] ?? ''
      // What only sounds like some of the words is no better than what says most of them.
      const all = words === needed && (level === EXACT || score * CLEARLY > best)
      const place = index.placesInCategory[row] ?? Infinity
      return { id, row, all, level, score: score * (1 + more / place) }
    })
    .toSorted(byFitness)
}

/** How well one word of a question is answered by one text. */
interface Answer {
  level: number
  quality: number
  /** How many words of the text it stands for. */
  covers: number
}

/** The texts that have a word of the question, on its own or written together with its neighbour. */
function answersTo(index: SearchIndex, asked: readonly string[], at: number): Map<number, Answer> {
  const answers = new Map<number, Answer>()
  const pairs = createBigrams(asked).slice(Math.max(0, at - 1), at + 1)
  note(index, answers, findSimilarTerms(index, asked[at] ?? ''), 1)
  for (const pair of pairs) note(index, answers, likeBoth(index, pair), 2)
  return answers
}

/** What is misspelt, or goes on otherwise than two words, is like the first of them only. */
function likeBoth(index: SearchIndex, pair: string): readonly SimilarTerm[] {
  const bones = toConsonantKey(toPhoneticKey(stemToken(pair)))
  return findSimilarTerms(index, pair).filter(
    ({ level, term }) => level <= PREFIX || (level === PHONETIC && term.bones === bones),
  )
}

function note(
  { entries }: SearchIndex,
  answers: Map<number, Answer>,
  alike: readonly SimilarTerm[],
  words: number,
): void {
  // The best come first, so that what a text has already is never worse.
  for (const { term, level, quality, typed } of alike.toSorted((a, b) => b.quality - a.quality)) {
    const onlyNames = level === PREFIX && typed < SHORT_BEGINNING
    const counting = [1, 2].map((covers) => ({ level, quality, covers: covers / words }))
    for (const place of term.places) {
      const text = place >> 1
      if (onlyNames && (entries[text]?.weight ?? 0) < NAMING_WEIGHT) continue
      const before = answers.get(text)
      const answer = counting[place & 1]
      if (answer && !(before && before.quality >= quality)) answers.set(text, answer)
    }
  }
}

/** What the words of a question have found so far of an illness. */
interface Row {
  /** What its best texts are worth, word by word. */
  score: number
  words: number
  level: number
}

/** And of a text: what the words in it are worth together, and how many of its own they are. */
interface Text {
  worth: number
  covered: number
}

function count(
  { entries, ids }: SearchIndex,
  { rows, texts }: { rows: Map<number, Row>; texts: Map<number, Text> },
  answers: Map<number, Answer>,
  isNeeded: boolean,
): void {
  const best = new Map<number, { value: number; level: number }>()
  for (const [text, { level, quality }] of answers) {
    const { row, weight } = entries[text] ?? { row: 0, weight: 0 }
    const known = best.get(row)
    if (known) {
      known.value = Math.max(known.value, weight * quality)
      known.level = Math.min(known.level, level)
    } else best.set(row, { value: weight * quality, level })
  }
  // What few topics have says more than what many have.
  const rarity = Math.log(1 + ids.length / (best.size || 1)) * (isNeeded ? 1 : LIGHT)
  for (const [text, { quality, covers }] of answers) {
    const known = texts.get(text)
    if (known) {
      known.worth += rarity * quality
      known.covered += covers
    } else texts.set(text, { worth: rarity * quality, covered: covers })
  }
  for (const [row, { value, level }] of best) {
    const known = rows.get(row) ?? { score: 0, words: 0, level: 0 }
    known.score += rarity * value
    if (isNeeded) known.words += 1
    if (isNeeded) known.level = Math.max(known.level, level)
    rows.set(row, known)
  }
}

/** A text counts more the more of it was asked for: 'stroke' is the whole name of one illness, and half of another's. */
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
    const known = rows.get(row)
    if (known) known.score += value
  }
}
