import { Charset, Encoder, Index } from 'flexsearch'
import english from 'flexsearch/lang/en'

import { FIELDS, WEIGHTS, type Document } from '../documents.ts'
import type { Engine } from '../engine.ts'

/**
 * As its documentation advises for English words that sound alike. It ranks within each field alone,
 * so its places in the fields are added up here by the weights that the other engines get.
 */
export function createEngine(documents: readonly Document[]): Engine {
  // Vowel signs of Indian scripts are marks, and would split each word.
  const options = { ...Charset.LatinAdvanced, ...english, split: /[^\p{L}\p{M}\p{N}]+/u }
  const indexes = FIELDS.map((field) => {
    const index = new Index({ tokenize: 'tolerant', encoder: new Encoder(options) })
    for (const [at, document] of documents.entries()) index.add(at, document[field])
    return { index, weight: WEIGHTS[field] }
  })
  return {
    name: 'FlexSearch',
    search(query) {
      const scores = new Map<number, number>()
      for (const { index, weight } of indexes) {
        for (const [place, at] of index.search(query, { suggest: true }).entries()) {
          const score = weight / (place + 1)
          scores.set(Number(at), (scores.get(Number(at)) ?? 0) + score)
        }
      }
      const best = [...scores].toSorted(([, a], [, b]) => b - a)
      return { slugs: best.map(([at]) => documents[at]?.slug ?? '') }
    },
  }
}
