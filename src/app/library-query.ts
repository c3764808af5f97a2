import type { Content } from '#db/content.ts'
import { enabledCategories, publishedIllnesses } from '#db/queries.ts'
import { parseLocalizedPath } from '#model/languages.ts'
import { paths } from '#model/paths/public-paths.ts'
import { findCategory, getPageNumber } from '#site/library/library-url-state.ts'
import { sortByHeading, ON_A_PAGE, onPage, countPages } from '#site/library/list/paging.ts'
import type { PublicIllness } from '#site/library/search/public-illness.ts'
import * as searching from '#site/library/search/search-engine.ts'
import { browseLibrary } from '#site/library/search/search-result.ts'
import { setSearchModule } from '#site/library/search/use-search.ts'

import type { PageData } from './page-data.ts'

// Readers without script search and leaf through too: a server answers the questions that the library's
// address can hold (M6). Everything else in an address changes nothing of what is drawn.

setSearchModule(searching)

/** Longer than what fits into the box is no question. */
const LONGEST = 200

/** The question an address asks of the server, in one spelling; '' at any other address. */
export function toSearchQuery(path: string, query: URLSearchParams): string {
  if (parseLocalizedPath(path).path !== paths.library) return ''
  const question = new URLSearchParams()
  for (const name of ['q', 'category']) {
    const said = query.get(name)?.trim()
    if (said && said.length <= LONGEST) question.set(name, said)
  }
  const page = getPageNumber(query)
  // A search shows its best on one page, and the names alone take script.
  if (page > 1 && !question.has('q') && !query.has('view')) question.set('page', String(page))
  return question.size > 0 ? `?${question.toString()}` : ''
}

const illnessesOf = new WeakMap<Content, readonly PublicIllness[]>()

type Drawn = Pick<PageData, 'content' | 'listOf' | 'comesAliveWithAll'>

/** What the page at an address with a question is drawn from: its own content, and all there is. */
export function selectRenderedContent(search: string, own: Content, content: Content): Drawn {
  const asked = new URLSearchParams(search)
  const typed = asked.get('q')
  const isLong = own.health_library_illnesses.length > ON_A_PAGE
  if (typed) {
    return { content: withAnswers(own, typed, content), ...(isLong && { comesAliveWithAll: true }) }
  }
  return isLong ? onePageOf(own, asked) : { content: own }
}

/** The topics of a long list that stand on one of its pages, and how long the list is. */
function onePageOf(own: Content, asked: URLSearchParams): Drawn {
  const illnesses = publishedIllnesses(own)
  const categories = enabledCategories(own)
  const category = findCategory(categories, asked.get('category'))
  const hits = sortByHeading(browseLibrary(illnesses, category?.id ?? null).hits, categories)
  const page = Math.min(getPageNumber(asked), countPages(hits.length))
  const rows = onPage(hits, page).map(({ illness }) => illness)
  return { listOf: hits.length, content: { ...own, health_library_illnesses: rows } }
}

/**
 * The rows of the page, whole where they answer the question: the page comes alive by searching them
 * again, and would find fewer in the short ones. The others have none of the words, short or whole.
 */
function withAnswers(own: Content, typed: string, content: Content): Content {
  const illnesses = illnessesOf.get(content) ?? publishedIllnesses(content)
  illnessesOf.set(content, illnesses)
  const { find } = searching.createSearchEngine(illnesses)
  const { hits, partial, emergency } = find(illnesses, { query: typed, category: null })
  const answers = [...hits, ...partial].map(({ illness }) => illness)
  if (emergency?.illness) answers.push(emergency.illness)
  const whole = new Map(answers.map((illness) => [illness.id, illness]))
  const rows = own.health_library_illnesses.map((row) => whole.get(row.id) ?? row)
  return { ...own, health_library_illnesses: rows }
}
