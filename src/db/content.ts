import {
  createContext,
  createElement,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'

import { SOURCE_LANGUAGE, type Language } from '#model/languages.ts'
import { normalizePath } from '#model/paths/public-paths.ts'
import { requireValue } from '#model/require-value.ts'
import type { PublicRow } from '#model/rows.ts'
import { publicTableNames } from '#model/tables.ts'
import { localizeRow } from '#model/translations.ts'

export type PublicTable = (typeof publicTableNames)[number]

/** The public content in memory. Public pages are pure functions of it. */
export type Content = { readonly [T in PublicTable]: readonly PublicRow<T>[] }

/** The content with its origin, as the pages need it. */
export interface ContentState {
  /** Null until this device has content for the first time. */
  content: Content | null
  /** When the server last confirmed this content, in milliseconds; null if never. */
  asOf: number | null
  offline: boolean
  /**
   * True when the device has no content of its own, at most the rows of the open page, and the
   * server gave no response.
   */
  failed: boolean
  /** True when the first content takes long to come, although the server responds. */
  slow: boolean
  /** True during an initial sync: a missing row may still come [R19]. */
  isPartial: boolean
  /**
   * True when there is content, but the last request got no valid response: a captive portal, an
   * error, or silence.
   */
  stale: boolean
  /**
   * The path of the only page that this content is complete for, as it came with a prerendered
   * page; null for the complete content. Check with `canRenderPage`.
   */
  page: string | null
  /** Whether that page has texts that are not translated into its language. */
  untranslated: boolean
  /** The length of the list of which that page shows one page; null if it shows no list. */
  listOf: number | null
  /** The search params that the server rendered the page for; '' for none. */
  search: string
  /** The clinic's day on which the server rendered the page; null without such a page. */
  day: string | null
  /**
   * The origin of the server that rendered the page, such as `https://clinic.example`; null without
   * such a page.
   */
  origin: string | null
  /** The phone number of the deployment for 'Call Us'; null if it has none (S-26). */
  callUs: string | null
}

/** Returns whether the content is complete for the page at a path. */
export function canRenderPage({ content, page }: ContentState, path: string): boolean {
  return content !== null && (page === null || page === normalizePath(path))
}

/** Returns whether the last request to the server got no valid response. */
export function isServerUnreachable({ offline, failed, stale }: ContentState): boolean {
  return offline || failed || stale
}

/** Returns whether content that is missing is on its way, and will be here in a moment. */
export function isComing(state: ContentState): boolean {
  return !isServerUnreachable(state) && !state.slow
}

/** The only tables that an initial sync brings in pages [R19]. */
const IN_PAGES = /^health_library_i/

/**
 * Returns whether the device has every row of a table. Only then may a page count rows, or say that
 * there is none (S-89, S-92). The rows of a server-rendered page are all that the page at its
 * `path` shows, and not all that a search covers: without a path they do not count.
 */
export function hasAllRows(state: ContentState, table: PublicTable, path = '?'): boolean {
  const isPart = state.listOf !== null || (state.isPartial && IN_PAGES.test(table))
  return canRenderPage(state, path) && !isPart
}

/** Holds the current content and notifies pages of changes. */
export interface ContentStore {
  get: () => ContentState
  set: (change: Partial<ContentState>) => void
  subscribe: (listener: () => void) => () => void
}

/** Builds a record with a value for each public table. */
export function mapPublicTables<V>(valueOf: (table: PublicTable) => V): Record<PublicTable, V> {
  const values = publicTableNames.map((table) => [table, valueOf(table)] as const)
  return Object.fromEntries(values) as Record<PublicTable, V>
}

export const emptyContent: Content = mapPublicTables(() => [])

export function createContentStore(initial: Partial<ContentState> = {}): ContentStore {
  let state: ContentState = {
    content: null,
    asOf: null,
    offline: false,
    failed: false,
    slow: false,
    isPartial: false,
    stale: false,
    page: null,
    untranslated: false,
    listOf: null,
    search: '',
    day: null,
    origin: null,
    callUs: null,
    ...initial,
  }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change }
      if (keysOf(next).every((key) => next[key] === state[key])) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const localized = new WeakMap<Content, Map<Language, Content>>()

/** Returns the content in one language, where staff have translated it. */
export function localizeContent(language: Language, content: Content): Content {
  if (language === SOURCE_LANGUAGE) return content
  const byLanguage = localized.get(content) ?? new Map<Language, Content>()
  localized.set(content, byLanguage)
  const translated = byLanguage.get(language) ?? translateRows(language, content)
  byLanguage.set(language, translated)
  return translated
}

function translateRows(
  language: Exclude<Language, typeof SOURCE_LANGUAGE>,
  content: Content,
): Content {
  const rows: object = mapPublicTables((table) =>
    content[table].map((row) => localizeRow(language, table, row)),
  )
  const translated = rows as Content
  const named = new Map(
    content.doctors.map(({ name }, at) => [name, translated.doctors[at]?.name ?? name]),
  )
  return {
    ...translated,
    // A reviewer is stored by name: translate it like the doctor of that name.
    health_library_illnesses: translated.health_library_illnesses.map((illness) => {
      const reviewer = named.get(illness.last_reviewed_by ?? '')
      return reviewer ? { ...illness, last_reviewed_by: reviewer } : illness
    }),
  }
}

const keysOf = (state: ContentState) => Object.keys(state) as (keyof ContentState)[]

const StateContext = createContext<ContentState | null>(null)
const RowsContext = createContext<Content | null>(null)
const RawContext = createContext<Content | null>(null)

interface ContentProviderProps {
  store: ContentStore
  /** The language for the pages inside. */
  language?: Language
  children: ReactNode
}

/**
 * Provides a store's content to its children. New content is rendered in a transition that a tap
 * can interrupt, and components that only read the content do not render again when other state
 * changes.
 */
export function ContentProvider({
  store,
  language = SOURCE_LANGUAGE,
  children,
}: ContentProviderProps) {
  const [state, setState] = useState(store.get)
  useEffect(() => {
    const update = () => startTransition(() => setState(store.get()))
    // The store may have changed before this page was hydrated.
    update()
    return store.subscribe(update)
  }, [store])
  const localizedState = useMemo(() => {
    return state.content && { ...state, content: localizeContent(language, state.content) }
  }, [state, language])
  const raw = createElement(RawContext, { value: state.content }, children)
  const rows = createElement(RowsContext, { value: localizedState?.content ?? null }, raw)
  return createElement(StateContext, { value: localizedState ?? state }, rows)
}

/**
 * Returns the content with its origin and age. Components that only show content use `useContent`.
 */
export function useContentState(): ContentState {
  return requireValue(use(StateContext), 'ContentProvider')
}

/**
 * Returns a selection of the public content, as in `useContent(enabledDoctors)`. The selector must
 * be a stable function. Pages are only rendered once there is content.
 */
export function useContent<T>(selection: (content: Content) => T): T {
  return useSelection(use(RowsContext), selection)
}

/** Like `useContent`, with the texts of all languages. */
export function useRawContent<T>(selection: (content: Content) => T): T {
  return useSelection(use(RawContext), selection)
}

function useSelection<T>(content: Content | null, selection: (content: Content) => T): T {
  return useMemo(() => selection(content ?? emptyContent), [content, selection])
}
