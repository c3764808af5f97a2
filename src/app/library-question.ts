import type { Content } from '#db/content.ts'
import { publishedIllnesses } from '#db/queries.ts'
import { paths } from '#model/addresses/site-paths.ts'
import { pageOf } from '#model/languages.ts'
import type { Illness } from '#site/library/search/illness.ts'
import * as searching from '#site/library/search/searching.ts'
import { haveSearch } from '#site/library/search/use-search.ts'

// Readers without script search too: a server answers the two questions that the library's address
// can hold (M6). Everything else in an address changes nothing of what is drawn.

haveSearch(searching)

/** Longer than what fits into the box is no question. */
const LONGEST = 200

/** The question an address asks of the server, in one spelling; '' at any other address. */
export function questionOf(path: string, query: URLSearchParams): string {
  if (pageOf(path).path !== paths.library) return ''
  const question = new URLSearchParams()
  for (const name of ['q', 'category']) {
    const said = query.get(name)?.trim()
    if (said && said.length <= LONGEST) question.set(name, said)
  }
  return question.size > 0 ? `?${question.toString()}` : ''
}

const illnessesOf = new WeakMap<Content, readonly Illness[]>()

/**
 * The rows of the page, whole where they answer the question: the page comes alive by searching them
 * again, and would find fewer in the short ones. The others have none of the words, short or whole.
 */
export function withAnswers(own: Content, search: string, content: Content): Content {
  const typed = new URLSearchParams(search).get('q')
  if (!typed) return own
  const illnesses = illnessesOf.get(content) ?? publishedIllnesses(content)
  illnessesOf.set(content, illnesses)
  const { find } = searching.searchingNow(illnesses)
  const { hits, some, emergency } = find(illnesses, { typed, category: null })
  const answers = [...hits, ...some].map(({ illness }) => illness)
  if (emergency?.illness) answers.push(emergency.illness)
  const whole = new Map(answers.map((illness) => [illness.id, illness]))
  const rows = own.health_library_illnesses.map((row) => whole.get(row.id) ?? row)
  return { ...own, health_library_illnesses: rows }
}
