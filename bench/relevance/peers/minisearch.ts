import MiniSearch, { type SearchOptions } from 'minisearch'

import { FIELDS, type Document } from '../documents.ts'
import type { Engine } from '../engine.ts'

// Nadi's own search until November 2026, kept as it was to be measured against: MiniSearch with these
// settings, after the entries whose name, summary or tags contain the typed text.
const BOOST = { name: 4, tags: 2, also_called: 2, summary: 1.5 }
const PLURAL = /([a-z]{3}[^siu])s$/
const MOST_WORDS = 8

export function createEngine(documents: readonly Document[]): Engine {
  const index = new MiniSearch<Document>({
    idField: 'slug',
    fields: [...FIELDS],
    tokenize: wordsOf,
    processTerm: formsOf,
  })
  index.addAll(documents)
  const search = (query: string, options: SearchOptions) => {
    const words = wordsOf(query).slice(0, MOST_WORDS)
    const searchedWords = words.filter((word) => word.length >= 3)
    if (searchedWords.length === 0) return []
    return index.search(searchedWords.join(' '), {
      boost: BOOST,
      prefix: (word) => word.length >= 3,
      combineWith: 'AND',
      ...options,
    })
  }
  const guess = (query: string) => {
    const all = search(query, { fuzzy: boldly })
    if (all.length > 0) return all
    const some = search(query, { fuzzy: boldly, combineWith: 'OR' })
    return some.filter(({ score }) => score > 0.4 * (some[0]?.score ?? 0))
  }
  return {
    name: 'MiniSearch as before',
    search(query) {
      const exact = exactly(documents, query.toLowerCase())
      const near = search(query, { fuzzy: carefully })
      const alike = exact.length + near.length === 0 ? guess(query) : near
      return { slugs: [...new Set([...exact, ...alike.map(({ id }) => id as string)])] }
    },
  }
}

function exactly(documents: readonly Document[], query: string): string[] {
  const inName = documents.filter(({ name }) => has([name], query))
  const elsewhere = documents.filter(({ also_called, summary, tags }) =>
    has([also_called, summary, tags], query),
  )
  return [...inName, ...elsewhere].map(({ slug }) => slug)
}

const has = (texts: readonly string[], query: string) =>
  texts.some((text) => text.toLowerCase().includes(query))

const carefully = (word: string) => (word.length >= 5 ? 1 : false)
const boldly = (word: string) => (word.length >= 6 ? 2 : word.length >= 4 ? 1 : false)

const segmenter = new Intl.Segmenter('te', { granularity: 'word' })
const wordsOf = (text: string) =>
  Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  )

function formsOf(word: string): string[] {
  const plain = word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
  const whole = plain.replaceAll(/['’]/g, '')
  const stem = whole === plain ? whole.replace(PLURAL, '$1') : plain.replace(/['’].*/, '')
  return stem === whole ? [whole] : [whole, stem]
}
