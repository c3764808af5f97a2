import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

import { useContentState } from '#db/content.ts'

import { useHydrated } from '../components/use-hydrated.ts'
import type { PublicCategory } from './search/search-result.ts'

/**
 * The state of the list, which is stored in the URL, so that Back, reload and a shared link agree.
 */
export interface LibraryState {
  typed: string
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
  { typed, category, names, page }: LibraryState,
  present = '',
): string {
  const query = new URLSearchParams(present)
  const put = (name: string, value: string | null) =>
    value ? query.set(name, value) : query.delete(name)
  put('q', typed.trim())
  put('category', category)
  put('view', names ? A_TO_Z : null)
  put('page', page > 1 ? String(page) : null)
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** Finds the category in a URL: by its slug, or its id as in older links. */
export function findCategory(
  categories: readonly PublicCategory[],
  said: string | null,
): PublicCategory | null {
  return categories.find(({ id, slug }) => said !== null && (slug === said || id === said)) ?? null
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

/** Returns the state of the list, and functions to change it. */
export function useLibraryState() {
  const hydrated = useHydrated()
  const location = useLocation()
  const way = useNavigationType()
  const navigate = useNavigate()
  const { search: drawn } = useContentState()
  // The page starts with the search params that the server rendered; most pages are rendered
  // without any, and cached.
  const search = hydrated ? location.search : drawn
  const query = useMemo(() => new URLSearchParams(search), [search])
  const asked = query.get('q') ?? ''
  const category = query.get('category')
  // Until the reader types it is as the URL says, also in the first render after hydration.
  const [own, setTyped] = useState<string | null>(null)
  const typed = own ?? asked
  const written = useRef(asked)
  const place = useRef(location.key)
  const names = query.get('view') === A_TO_Z && typed.trim() === ''
  const page = typed.trim() === '' ? getPageNumber(query) : 1

  // Another list begins with its first page.
  const addressOf = (state: Partial<LibraryState>) =>
    toQueryString({ typed, category, names, page: 1, ...state }, search)

  const write = useEffectEvent((text: string) => {
    if (text.trim() === written.current) return
    written.current = text.trim()
    replaceQuery(addressOf({ typed: text }))
  })
  const writeNow = useEffectEvent(() => write(typed))

  useEffect(() => {
    // Back, Forward and links have their own query, which replaces the typed one.
    const moved = place.current !== location.key && way === NavigationType.Pop
    place.current = location.key
    if (!moved && asked === written.current) return
    written.current = asked
    setTyped(asked)
  }, [asked, location.key, way])

  useEffect(() => {
    const timer = setTimeout(() => write(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  useEffect(() => {
    // A reader who returns from a result finds the search unchanged, even after a quick tap.
    const listener = () => writeNow()
    document.addEventListener('click', listener, true)
    return () => document.removeEventListener('click', listener, true)
  }, [])

  return {
    typed,
    /** Whether the page was opened with a search, and there still is one. */
    isAsked: asked.trim() !== '' && typed.trim() !== '',
    category,
    names,
    page,
    /** Whether the server rendered the page for this state. */
    isDrawn: !hydrated || toQueryString({ typed, category, names, page }) === drawn,
    type: setTyped,
    addressOf,
    /** Adds a history entry. */
    open: (state: Partial<LibraryState>) => {
      if (state.typed !== undefined) {
        written.current = state.typed
        setTyped(state.typed)
      }
      void navigate({ search: addressOf(state) })
    },
  }
}
