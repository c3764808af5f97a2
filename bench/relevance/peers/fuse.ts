import Fuse from 'fuse.js'

import { FIELDS, WEIGHTS, type Document } from '../documents.ts'
import type { Engine } from '../engine.ts'

/** Its search by words, with weighted fields, wherever in a text the words stand. */
export function createEngine(documents: readonly Document[]): Engine {
  const fuse = new Fuse(documents, {
    keys: FIELDS.map((name) => ({ name, weight: WEIGHTS[name] })),
    useTokenSearch: true,
    tokenize: /[\p{L}\p{M}\p{N}'’]+/gu,
    ignoreLocation: true,
    threshold: 0.2,
  })
  return {
    name: 'Fuse.js',
    search: (query) => ({ slugs: fuse.search(query).map(({ item }) => item.slug) }),
  }
}
