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
  const search = (typed: string, options: SearchOptions) => {
    const words = wordsOf(typed).slice(0, MOST_WORDS)
    const asked = words.filter((word) => word.length >= 3)
    if (asked.length === 0) return []
    return index.search(asked.join(' '), {
      boost: BOOST,
      prefix: (word) => word.length >= 3,
      combineWith: 'AND',
      ...options,
    })
  }
  const guess = (typed: string) => {
    const all = search(typed, { fuzzy: boldly })
    if (all.length > 0) return all
    const some = search(typed, { fuzzy: boldly, combineWith: 'OR' })
    return some.filter(({ score }) => score > 0.4 * (some[0]?.score ?? 0))
  }
  return {
    name: 'MiniSearch as before',
    ask(typed) {
      const exact = exactly(documents, typed.toLowerCase())
      const near = search(typed, { fuzzy: carefully })
      const alike = exact.length + near.length === 0 ? guess(typed) : near
      return { shown: [...new Set([...exact, ...alike.map(({ id }) => id as string)])] }
    },
  }
}

function exactly(documents: readonly Document[], typed: string): string[] {
  const inName = documents.filter(({ name }) => has([name], typed))
  const elsewhere = documents.filter(({ also_called, summary, tags }) =>
    has([also_called, summary, tags], typed),
  )
  return [...inName, ...elsewhere].map(({ slug }) => slug)
}

const has = (texts: readonly string[], typed: string) =>
  texts.some((text) => text.toLowerCase().includes(typed))

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
