import { buildIndex } from '../../src/site/library/matching/library-index.ts'
import { searchLibrary } from '../../src/site/library/search/search-library.ts'
import { groupByCategory } from '../../src/site/library/search/search-result.ts'
import type { Library } from './documents.ts'
import type { Engine } from './engine.ts'

/** The site's own search, and its order on the page: under the headings of categories. */
export async function nadiSearch({ illnesses, categories }: Library): Promise<Engine> {
  const index = buildIndex(illnesses)
  return {
    name: 'Nadi',
    search(query) {
      const { hits, partial, emergency } = searchLibrary(index, illnesses, {
        query,
        category: null,
      })
      const whole = groupByCategory(hits, categories).flatMap((group) => group.hits)
      return {
        slugs: [...whole, ...partial].map(({ illness }) => illness.slug),
        partly: partial.length,
        emergency: emergency !== null,
      }
    },
  }
}
