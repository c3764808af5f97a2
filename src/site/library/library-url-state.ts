import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

import { useContentState } from '#db/content.ts'

import { useHydrated } from '../components/use-hydrated.ts'
import type { PublicCategory } from './search/search-result.ts'

/** What the list shows: all of it stands in the address, so Back, reload and a shared link agree. */
export interface LibraryState {
  typed: string
  /** The address name of a category, or null for all. */
  category: string | null
  /** Only names, from A to Z. */
  names: boolean
  /** Of a list longer than one page; the first is 1. */
  page: number
}

const A_TO_Z = 'a-z'
/** Long enough that the history is not written with every letter: Safari refuses that. */
const PAUSE = 400

/** The query string that says so; whatever else is in the address stays. */
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

/** The category an address means: by its address name, or its id as older links have it. */
export function findCategory(
  categories: readonly PublicCategory[],
  said: string | null,
): PublicCategory | null {
  return categories.find(({ id, slug }) => said !== null && (slug === said || id === said)) ?? null
}

/** The page an address asks for. */
export function getPageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page > 1 ? page : 1
}

/**
 * Writes the query past the router: told of it, everything that knows the
 * address would be drawn again at every pause in the typing, each link of the
 * page among them. It reads the address itself on the way back.
 */
function replaceQuery(query: string): void {
  const { history, location } = window
  history.replaceState(history.state, '', `${location.pathname}${query}`)
}

/** The state of the list, and the ways to change it. */
export function useLibraryState() {
  const hydrated = useHydrated()
  const location = useLocation()
  const way = useNavigationType()
  const navigate = useNavigate()
  const { search: drawn } = useContentState()
  // The page starts with what the server drew; most are drawn for no question, and kept.
  const search = hydrated ? location.search : drawn
  const query = useMemo(() => new URLSearchParams(search), [search])
  const asked = query.get('q') ?? ''
  const category = query.get('category')
  const [typed, setTyped] = useState(asked)
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
    // Back and forward bring a question of their own, as do links; what was being typed is over.
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
    // Whoever opens a result comes back to the search as it was, however fast they were.
    const listener = () => writeNow()
    document.addEventListener('click', listener, true)
    return () => document.removeEventListener('click', listener, true)
  }, [])

  return {
    typed,
    category,
    names,
    page,
    /** Whether this is what the server drew the page for. */
    isDrawn: toQueryString({ typed, category, names, page }) === drawn,
    type: setTyped,
    addressOf,
    /** A step of its own in the history. */
    open: (state: Partial<LibraryState>) => {
      if (state.typed !== undefined) {
        written.current = state.typed
        setTyped(state.typed)
      }
      void navigate({ search: addressOf(state) })
    },
  }
}
