import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

import { useContentState } from '#db/content.ts'

import { useHydrated } from '../components/use-hydrated.ts'
import type { PublicCategory } from './search/search-result.ts'

/**
 * The state of the list, which is stored in the URL, so that Back, reload and a shared link agree.
 */
export interface LibraryState {
  query: string
  /** The slug of a category, or null for all. */
  category: string | null
  /** Only names, from A to Z. */
  names: boolean
  /** The page of a long list; the first is 1. */
  page: number
}

const A_TO_Z = 'a-z'
/** Debounces history entries: Safari limits how often they are written. */
const PAUSE = 400

/** Returns the search params for a state; keeps all other params. */
export function toQueryString(
  { query, category, names, page }: LibraryState,
  present = '',
): string {
  const params = new URLSearchParams(present)
  const put = (name: string, value: string | null) =>
    value ? params.set(name, value) : params.delete(name)
  put('q', query.trim())
  put('category', category)
  put('view', names ? A_TO_Z : null)
  put('page', page > 1 ? String(page) : null)
  return params.size > 0 ? `?${params.toString()}` : ''
}

/** Finds the category in a URL: by its slug, or its id as in older links. */
export function findCategory(
  categories: readonly PublicCategory[],
  value: string | null,
): PublicCategory | null {
  return (
    categories.find(({ id, slug }) => value !== null && (slug === value || id === value)) ?? null
  )
}

/** Returns the page number in the search params. */
export function getPageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page > 1 ? page : 1
}

/**
 * Replaces the search params without the router, which would render every user of the location,
 * each link of the page included, at every pause in typing. The router reads the URL itself on the
 * way back.
 */
function replaceQuery(query: string): void {
  const { history, location } = window
  history.replaceState(history.state, '', `${location.pathname}${query}`)
}

/**
 * Returns the search params of the page as it was opened: it starts with those that the server
 * rendered; most pages are rendered without any, and cached.
 */
export function useRoutedSearch(): string {
  const { search } = useLocation()
  const { search: rendered } = useContentState()
  return useHydrated() ? search : rendered
}

/** Returns the state of the list, and functions to change it. */
export function useLibraryState() {
  const hydrated = useHydrated()
  const location = useLocation()
  const { search: renderedSearch } = useContentState()
  const search = useRoutedSearch()
  const way = useNavigationType()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const urlQuery = params.get('q') ?? ''
  const category = params.get('category')
  // Until the reader types it is as the URL says, also in the first render after hydration.
  const [ownQuery, setOwnQuery] = useState<string | null>(null)
  const query = ownQuery ?? urlQuery
  const written = useRef(urlQuery)
  const place = useRef(location.key)
  const names = params.get('view') === A_TO_Z && query.trim() === ''
  const page = query.trim() === '' ? getPageNumber(params) : 1

  // Another list begins with its first page.
  const addressOf = (state: Partial<LibraryState>) =>
    toQueryString({ query, category, names, page: 1, ...state }, search)

  const write = useEffectEvent((text: string) => {
    if (text.trim() === written.current) return
    written.current = text.trim()
    replaceQuery(addressOf({ query: text }))
  })
  const writeNow = useEffectEvent(() => write(query))

  useEffect(() => {
    // Back, Forward and links have their own query, which replaces the typed one.
    const moved = place.current !== location.key && way === NavigationType.Pop
    place.current = location.key
    if (!moved && urlQuery === written.current) return
    written.current = urlQuery
    setOwnQuery(urlQuery)
  }, [urlQuery, location.key, way])

  useEffect(() => {
    const timer = setTimeout(() => write(query), PAUSE)
    return () => clearTimeout(timer)
  }, [query])

  useEffect(() => {
    // A reader who returns from a result finds the search unchanged, even after a quick tap.
    const listener = () => writeNow()
    document.addEventListener('click', listener, true)
    return () => document.removeEventListener('click', listener, true)
  }, [])

  return {
    query,
    /** Whether the page was opened with a search, and there still is one. */
    hasQuery: urlQuery.trim() !== '' && query.trim() !== '',
    category,
    names,
    page,
    /** Whether the server rendered the page for this state. */
    isRendered: !hydrated || toQueryString({ query, category, names, page }) === renderedSearch,
    type: setOwnQuery,
    addressOf,
    /** Adds a history entry. */
    open: (state: Partial<LibraryState>) => {
      if (state.query !== undefined) {
        written.current = state.query
        setOwnQuery(state.query)
      }
      void navigate({ search: addressOf(state) })
    },
  }
}
