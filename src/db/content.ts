import { createContext, use, useMemo, useSyncExternalStore } from 'react'

import type { PublicRow } from '#model/rows.ts'
import { publicTableNames } from '#model/tables.ts'

export type PublicTable =
  | 'hospital_profile'
  | 'contact_information'
  | 'doctors'
  | 'services'
  | 'testimonials'
  | 'social_media'
  | 'health_library_categories'
  | 'health_library_illnesses'
  | 'health_library_images'
  | 'modern_site_settings'
  | 'theme_versions'

/** Everything the public may read, in memory: what a public page is a pure function of. */
export type Content = { readonly [T in PublicTable]: readonly PublicRow<T>[] }

/** What the pages need to know about where their content came from. */
export interface ContentState {
  /** Null until this device has content for the first time. */
  content: Content | null
  /** When the server last said that this content is current, in milliseconds; null if never. */
  asOf: number | null
  offline: boolean
  /** True when the first content could not be had: nothing on the device and no answer. */
  failed: boolean
  /**
   * The address whose page this content is just enough for, as it came with a
   * prerendered page; null when it is the whole. Compare with `isEnough`.
   */
  page: string | null
  /** The year the server wrote into the page it sent; null when no server drew it. */
  year: number | null
  /** `https://clinic.example`, as the server that drew the page knows itself; null when none did. */
  origin: string | null
}

/** Whether the page at an address can be drawn from what is there. */
export function isEnough({ content, page }: ContentState, path: string): boolean {
  return content !== null && (page === null || page === pagePath(path))
}

/** Addresses with and without a slash at the end are the same page. */
export function pagePath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

/** Holds the current content and tells the pages when there is newer. */
export interface ContentStore {
  get: () => ContentState
  set: (change: Partial<ContentState>) => void
  subscribe: (listener: () => void) => () => void
}

export const emptyContent = Object.fromEntries(
  publicTableNames.map((table) => [table, []]),
) as unknown as Content

export function createContentStore(initial: Partial<ContentState> = {}): ContentStore {
  let state: ContentState = {
    content: null,
    asOf: null,
    offline: false,
    failed: false,
    page: null,
    year: null,
    origin: null,
    ...initial,
  }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const ContentContext = createContext<ContentStore | null>(null)

export function useContentState(): ContentState {
  const store = use(ContentContext)
  if (!store) throw new Error('useContentState must be used inside <ContentContext>')
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/**
 * A named selection of the public content, such as `useContent(enabledDoctors)`.
 * The selection must be a stable function; pages are only drawn once there is content.
 */
export function useContent<T>(selection: (content: Content) => T): T {
  const { content } = useContentState()
  return useMemo(() => selection(content ?? emptyContent), [content, selection])
}
