import { foldLetters } from '#model/texts/text.ts'

import { createBigrams, type SearchIndex } from '../matching/library-index.ts'
import {
  PREFIX,
  findJoinedTerms,
  findSimilarTerms,
  type SimilarTerm,
} from '../matching/similar-terms.ts'
import { tokenize, type Token } from '../matching/tokenize.ts'
import type { Highlighter, TextRange } from './search-result.ts'

/** The tokens to highlight: as a whole, or only the typed prefix. */
type HighlightedTokens = ReadonlyMap<string, string | null>

/** Creates a function that returns the ranges of a text that match a query. */
export function createHighlighter(index: SearchIndex, queryTokens: readonly string[]): Highlighter {
  const marked = new Map<string, string | null>()
  const mark = (word: string, terms: readonly SimilarTerm[]) => {
    for (const { term, level } of terms) marked.set(term.plain, level === PREFIX ? word : null)
  }
  for (const pair of createBigrams(queryTokens)) mark(pair, findJoinedTerms(index, pair))
  for (const word of queryTokens) mark(word, findSimilarTerms(index, word))
  return (text) => rangesIn(text, marked)
}

function rangesIn(text: string, marked: HighlightedTokens): TextRange[] {
  const words = tokenize(text)
  const plain = words.map((word) => foldLetters(word.text))
  const found = words.flatMap((word, at): TextRange[] => {
    const plainToken = plain[at] ?? ''
    const next = words[at + 1]
    if (next && marked.has(plainToken + (plain[at + 1] ?? ''))) return [[word.index, endOf(next)]]
    const beginning = marked.get(plainToken)
    return beginning === undefined ? [] : [rangeOf(word, beginning)]
  })
  return found.filter(([from], at) => from >= (found[at - 1]?.[1] ?? 0))
}

const endOf = ({ index, text }: Token) => index + text.length

const LATIN = /^[a-z0-9]+$/i

/**
 * A prefix of a Telugu word could end inside a letter, whose vowel sign would be rendered alone.
 */
function rangeOf(word: Token, beginning: string | null): TextRange {
  const length = beginning?.length ?? word.text.length
  const isBeginning =
    LATIN.test(word.text) && word.text.slice(0, length).toLowerCase() === beginning
  return [word.index, isBeginning ? word.index + length : endOf(word)]
}
