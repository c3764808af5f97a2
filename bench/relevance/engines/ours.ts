import { indexOf } from '../../../src/site/library/matching/library-index.ts'
import { foundIn } from '../../../src/site/library/search/search-library.ts'
import { grouped } from '../../../src/site/library/search/search-result.ts'
import type { Library } from '../documents.ts'
import type { Engine } from './engine.ts'

/** The site's own search, and its order on the page: under the headings of categories. */
export async function ours({ illnesses, categories }: Library): Promise<Engine> {
  const index = indexOf(illnesses)
  return {
    name: 'Nadi',
    ask(typed) {
      const { hits, some, emergency } = foundIn(index, illnesses, { typed, category: null })
      const whole = grouped(hits, categories).flatMap((group) => group.hits)
      return {
        shown: [...whole, ...some].map(({ illness }) => illness.slug),
        partly: some.length,
        emergency: emergency !== null,
      }
    },
  }
}
