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
import { requireValue } from '#model/require-value.ts'
import type { PublicRow } from '#model/rows.ts'
import { publicTableNames } from '#model/tables.ts'
import { localizeRow } from '#model/translations.ts'

export type PublicTable = (typeof publicTableNames)[number]

/** Everything the public may read, in memory: what a public page is a pure function of. */
export type Content = { readonly [T in PublicTable]: readonly PublicRow<T>[] }

/** What the pages need to know about where their content came from. */
export interface ContentState {
  /** Null until this device has content for the first time. */
  content: Content | null
  /** When the server last said that this content is current, in milliseconds; null if never. */
  asOf: number | null
  offline: boolean
  /** True when there is no first content: nothing on the device, and no answer from the server. */
  failed: boolean
  /** True while more of a first mirror is to come: what is not there yet may be among it [R19]. */
  isPartial: boolean
  /** True when there is content, and the server's last answer was none of ours: a portal's, an error, silence. */
  stale: boolean
  /**
   * The path of the one page that this content is enough for, as it came with a
   * prerendered page; null when it is the whole. Compare with `canRenderPage`.
   */
  page: string | null
  /** Whether the server knew of texts on that page which are not in its language. */
  untranslated: boolean
  /** Where the page's rows are one page of a longer list: how long that list is. Else null. */
  listOf: number | null
  /** The question in the address that the server drew the page for; '' when it drew it for none. */
  search: string
  /** The day, where the clinic is, on which the server drew the page it sent; null when none did. */
  day: string | null
  /** `https://clinic.example`, as the server that drew the page knows itself; null when none did. */
  origin: string | null
  /** The number of the deployment behind 'Call Us'; null where it has none (S-26). */
  callUs: string | null
}

/** Whether the page at an address can be drawn from what is there. */
export function canRenderPage({ content, page }: ContentState, path: string): boolean {
  return content !== null && (page === null || page === normalizePath(path))
}

/** Addresses with and without a slash at the end are the same page. */
export function normalizePath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

/** Holds the current content and tells the pages when there is newer. */
export interface ContentStore {
  get: () => ContentState
  set: (change: Partial<ContentState>) => void
  subscribe: (listener: () => void) => () => void
}

/** A value for each public table. */
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

/** The content as readers of a language have it: in that language where staff have written it. */
export function localizeContent(language: Language, content: Content): Content {
  if (language === SOURCE_LANGUAGE) return content
  const known = localized.get(content) ?? new Map<Language, Content>()
  localized.set(content, known)
  const own = known.get(language) ?? translateRows(language, content)
  known.set(language, own)
  return own
}

function translateRows(
  language: Exclude<Language, typeof SOURCE_LANGUAGE>,
  content: Content,
): Content {
  const rows: object = mapPublicTables((table) =>
    content[table].map((row) => localizeRow(language, table, row)),
  )
  const own = rows as Content
  const named = new Map(
    content.doctors.map(({ name }, at) => [name, own.doctors[at]?.name ?? name]),
  )
  return {
    ...own,
    // Who read an illness over is written down by name: doctors have one name on a page.
    health_library_illnesses: own.health_library_illnesses.map((illness) => {
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
  /** In which language the pages inside have it. */
  language?: Language
  children: ReactNode
}

/**
 * Gives the pages inside the content of a store. New content is rendered in steps that a tap can interrupt,
 * and what only needs the content is not drawn again when anything else changes.
 */
export function ContentProvider({
  store,
  language = SOURCE_LANGUAGE,
  children,
}: ContentProviderProps) {
  const [state, setState] = useState(store.get)
  useEffect(() => {
    const follow = () => startTransition(() => setState(store.get()))
    // Something may have come before this page came alive.
    follow()
    return store.subscribe(follow)
  }, [store])
  const own = useMemo(() => {
    return state.content && { ...state, content: localizeContent(language, state.content) }
  }, [state, language])
  const raw = createElement(RawContext, { value: state.content }, children)
  const rows = createElement(RowsContext, { value: own?.content ?? null }, raw)
  return createElement(StateContext, { value: own ?? state }, rows)
}

/** Where the content came from, and how old it is. What shows content only uses `useContent`. */
export function useContentState(): ContentState {
  return requireValue(use(StateContext), 'ContentProvider')
}

/**
 * A named selection of the public content, such as `useContent(enabledDoctors)`.
 * The selection must be a stable function; pages are only drawn once there is content.
 */
export function useContent<T>(selection: (content: Content) => T): T {
  return useSelection(use(RowsContext), selection)
}

/** The same of the content in all of its languages, as staff wrote it. */
export function useRawContent<T>(selection: (content: Content) => T): T {
  return useSelection(use(RawContext), selection)
}

function useSelection<T>(content: Content | null, selection: (content: Content) => T): T {
  return useMemo(() => selection(content ?? emptyContent), [content, selection])
}
