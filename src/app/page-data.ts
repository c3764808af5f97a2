import { normalizePath, type Content, type ContentState } from '#db/content.ts'
import { parseLocalizedPath } from '#model/languages.ts'

/** What a prerendered page carries along: all that it was drawn from. */
export interface PageData {
  /** Its address, with what says its language. */
  page: string
  /** The question in its address, if it was drawn for one. */
  search?: string
  /** How long the list is of which it has one page. */
  listOf?: number
  /** It was drawn from more than is sent along: it comes alive when the device has all content. */
  comesAliveWithAll?: true
  /** Something it shows is not written in its language. */
  untranslated?: boolean
  /** The day it was drawn, where the clinic is. */
  day: string
  origin: string
  content: Content
}

/** What came with this document, or null when no server drew the page at this address. */
export function readPageData(page: Document, path: string): PageData | null {
  const block = page.getElementById('page-content')
  if (!block) return null
  const data = JSON.parse(block.textContent) as PageData
  // Some hosts answer any address with the page of another one.
  return data.page === normalizePath(path) ? data : null
}

/** What of it is sent along with the page. */
export function selectSentPageData(data: PageData): PageData {
  if (!data.comesAliveWithAll) return data
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
