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

// Readers without script can search and page through the library: the server handles the search
// params of its URL (M6). All other params are ignored.

setSearchModule(searching)

/** A longer text does not fit into the search box and is ignored. */
const LONGEST = 200

/** Returns the normalized search params of a path for the server; '' for any other path. */
export function toSearchQuery(path: string, query: URLSearchParams): string {
  if (parseLocalizedPath(path).path !== paths.library) return ''
  const question = new URLSearchParams()
  for (const name of ['q', 'category']) {
    const value = query.get(name)?.trim()
    if (value && value.length <= LONGEST) question.set(name, value)
  }
  const page = getPageNumber(query)
  // A search shows its best results on one page, and the list of names needs script.
  if (page > 1 && !question.has('q') && !query.has('view')) question.set('page', String(page))
  return question.size > 0 ? `?${question.toString()}` : ''
}

const illnessesOf = new WeakMap<Content, readonly PublicIllness[]>()

type RenderedContent = Pick<PageData, 'content' | 'listOf' | 'hydratesWithAll'>

/**
 * Selects the content to render for a path with search params: the page's own rows, and those of
 * the whole library.
 */
export function selectRenderedContent(
  search: string,
  pageContent: Content,
  content: Content,
): RenderedContent {
  const params = new URLSearchParams(search)
  const query = params.get('q')
  const isLong = pageContent.health_library_illnesses.length > ON_A_PAGE
  if (query) {
    return {
      content: addMatches(pageContent, query, content),
      ...(isLong && { hydratesWithAll: true }),
    }
  }
  return isLong ? onePageOf(pageContent, params) : { content: pageContent }
}

/** Selects one page of a long list of topics, and the length of the list. */
function onePageOf(pageContent: Content, params: URLSearchParams): RenderedContent {
  const illnesses = publishedIllnesses(pageContent)
  const categories = enabledCategories(pageContent)
  const category = findCategory(categories, params.get('category'))
  const hits = sortByHeading(browseLibrary(illnesses, category?.id ?? null).hits, categories)
  const page = Math.min(getPageNumber(params), countPages(hits.length))
  const rows = onPage(hits, page).map(({ illness }) => illness)
  return { listOf: hits.length, content: { ...pageContent, health_library_illnesses: rows } }
}

/**
 * Adds the complete rows of matching topics: hydration searches them again, and would find fewer in
 * the shortened ones. No other topic matches.
 */
function addMatches(pageContent: Content, query: string, content: Content): Content {
  const illnesses = illnessesOf.get(content) ?? publishedIllnesses(content)
  illnessesOf.set(content, illnesses)
  const { find } = searching.createSearchEngine(illnesses)
  const { hits, partial, emergency } = find(illnesses, { query, category: null })
  const matching = [...hits, ...partial].map(({ illness }) => illness)
  if (emergency?.illness) matching.push(emergency.illness)
  const whole = new Map(matching.map((illness) => [illness.id, illness]))
  const rows = pageContent.health_library_illnesses.map((row) => whole.get(row.id) ?? row)
  return { ...pageContent, health_library_illnesses: rows }
}
