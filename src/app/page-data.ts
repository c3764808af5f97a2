import { pagePath, type Content, type ContentState } from '#db/content.ts'

/** What a prerendered page carries along: all that it was drawn from. */
export interface PageData {
  page: string
  year: number
  origin: string
  content: Content
}

/** What came with this document, or null when no server drew the page at this address. */
export function pageDataOf(page: Document, path: string): PageData | null {
  const block = page.getElementById('page-content')
  if (!block) return null
  const data = JSON.parse(block.textContent) as PageData
  // Some hosts answer any address with the page of another one.
  return data.page === pagePath(path) ? data : null
}

export const stateOf = ({ page, year, origin, content }: PageData): Partial<ContentState> => ({
  page,
  year,
  origin,
  content,
})
