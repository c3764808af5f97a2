import lunr from 'lunr'

import { FIELDS, WEIGHTS, type Document } from '../documents.ts'
import type { Engine } from '../engine.ts'

const { Query } = lunr

/** English stems and stop words, and after whole words their beginnings and misspellings. */
export function createEngine(documents: readonly Document[]): Engine {
  const index = lunr((builder) => {
    // Its trimmer takes off all that is not a Latin letter, and with it Telugu and Hindi.
    builder.pipeline.remove(lunr.trimmer)
    builder.ref('slug')
    for (const field of FIELDS) {
      // The types know texts only; a list is taken as the words of one.
      const extractor = (document: object) => wordsOf((document as Document)[field]) as unknown
      builder.field(field, { boost: WEIGHTS[field], extractor: extractor as () => string })
    }
    for (const document of documents) builder.add(document)
  })
  return {
    name: 'Lunr',
    search(text) {
      const words = wordsOf(text)
      const found = index.query((query) => {
        for (const word of words) {
          query.term(word, { boost: 10 })
          query.term(word, { boost: 1, usePipeline: false, wildcard: Query.wildcard.TRAILING })
          const editDistance = wrongLetters(word)
          if (editDistance > 0) query.term(word, { boost: 0.5, usePipeline: false, editDistance })
        }
      })
      return { slugs: found.map(({ ref }) => ref) }
    },
  }
}

const wrongLetters = ({ length }: string) => (length >= 8 ? 2 : length >= 5 ? 1 : 0)
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []
