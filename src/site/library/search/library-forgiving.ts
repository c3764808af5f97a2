import MiniSearch, { type SearchOptions } from 'minisearch'

import type { Forgiving, Likeness } from './library-likeness.ts'
import { plainForms, wordsOf } from './library-words.ts'
import { searchable, type Illness } from './searchable.ts'

const FIELDS = ['illness_name', 'tags', 'short_summary', 'symptoms'] as const
const BOOST = { illness_name: 4, tags: 2, short_summary: 1.5 }

const MOST_LETTERS = 4_000
const MOST_WORDS = 8
const LONGEST_WORD = 40
/** How long to work before the page may answer a key or a tap, in milliseconds. */
const SLICE = 4

let last: { illnesses: readonly Illness[]; forgiving: Forgiving } | null = null

/**
 * An index over these illnesses, made in small steps while nothing else is
 * going on. Null when told to stop.
 */
export async function indexOf(
  illnesses: readonly Illness[],
  stop: AbortSignal,
): Promise<Forgiving | null> {
  if (last?.illnesses === illnesses) return last.forgiving
  const index = new MiniSearch<Illness>({
    fields: [...FIELDS],
    extractField: (illness, field) => textOf(illness, field),
    tokenize: (text) => wordsOf(text).map((word) => word.text),
    processTerm: plainForms,
  })
  let until = 0
  for (const illness of illnesses) {
    if (performance.now() > until) {
      await quiet()
      if (stop.aborted) return null
      until = performance.now() + SLICE
    }
    index.add(illness)
    searchable(illness)
  }
  last = { illnesses, forgiving: forgivingSearch(index) }
  return last.forgiving
}

function textOf(illness: Illness, field: string): string {
  const text = illness[field as (typeof FIELDS)[number] | 'id']
  return (typeof text === 'string' ? text : text.join('\n')).slice(0, MOST_LETTERS)
}

/** Until the browser has nothing more urgent to do; Safari cannot tell. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: 500 })
    } else setTimeout(resolve, 1)
  })
}

/** How many letters of a word may be wrong: in a short word one makes it another word. */
const carefully = (word: string) => (word.length >= 5 ? 1 : false)
const boldly = (word: string) => (word.length >= 6 ? 2 : word.length >= 4 ? 1 : false)

function forgivingSearch(index: MiniSearch<Illness>): Forgiving {
  const search = (typed: string, options: SearchOptions) => {
    const asked = wordsAsked(typed)
    if (asked.length === 0) return new Map<string, Likeness>()
    const found = index.search(asked.join(' '), {
      boost: BOOST,
      prefix: (word) => word.length >= 3,
      combineWith: 'AND',
      ...options,
    })
    const best = found[0]?.score ?? 1
    return new Map(
      found.map(({ id, terms, score }) => [
        id as string,
        { words: new Set(terms), score: score / best },
      ]),
    )
  }
  return {
    near: (typed) => search(typed, { fuzzy: carefully }),
    guess(typed) {
      const all = search(typed, { fuzzy: boldly })
      if (all.size > 0) return all
      const some = search(typed, { fuzzy: boldly, combineWith: 'OR' })
      // 'how to treat migrane' has words that are everywhere; the rare one scores high.
      return new Map([...some].filter(([, { score }]) => score > 0.4))
    },
  }
}

/** The words worth looking for: whoever types a letter or two is served by the exact search. */
function wordsAsked(typed: string): string[] {
  const words = wordsOf(typed.slice(0, MOST_WORDS * LONGEST_WORD))
    .map((word) => word.text.slice(0, LONGEST_WORD))
    .slice(0, MOST_WORDS)
  return words.filter((word) => word.length >= 3)
}
