import type { Content, ContentState } from '#db/content.ts'
import { parseLocalizedPath } from '#model/languages.ts'
import { normalizePath } from '#model/paths/public-paths.ts'

/** The data of a prerendered page, for hydration. */
export interface PageData {
  /** Its path with the language. */
  page: string
  /** The search params that it was rendered for, if any. */
  search?: string
  /** The length of the list of which it shows one page. */
  listOf?: number
  /** It was rendered from more than it contains, and hydrates when the device has all content. */
  hydratesWithAll?: true
  /** Some of its texts are not translated into its language. */
  untranslated?: boolean
  /** The clinic's day on which it was rendered. */
  day: string
  origin: string
  content: Content
}

/** Reads the data of this document; null if no server rendered the page at this path. */
export function readPageData(page: Document, path: string): PageData | null {
  const block = page.getElementById('page-content')
  if (!block) return null
  const data = JSON.parse(block.textContent) as PageData
  // Some hosts serve another path's page for an unknown path.
  return data.page === normalizePath(path) ? data : null
}

/** Selects the part of the data that is sent with the page. */
export function selectSentPageData(data: PageData): PageData {
  if (!data.hydratesWithAll) return data
  return { ...data, content: { ...data.content, health_library_illnesses: [] } }
}

export const toContentState = ({
  page,
  search = '',
  listOf,
  untranslated = false,
  day,
  origin,
  content,
}: PageData): Partial<ContentState> => ({
  page: parseLocalizedPath(page).path,
  search,
  listOf: listOf ?? null,
  untranslated,
  day,
  origin,
  content,
})
