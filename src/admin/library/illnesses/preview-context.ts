import { createContext, type ReactNode } from 'react'

import type { Content } from '#db/content.ts'
import type { Language } from '#model/languages.ts'

export interface PreviewProps {
  /** The rows the public page is rendered from. */
  content: Content
  slug: string
  /** The language of the page's readers. */
  language: Language
}

/**
 * Renders the public page of an illness. Provided by the app, as this module cannot import the
 * site; null without the app.
 */
export const PreviewContext = createContext<((preview: PreviewProps) => ReactNode) | null>(null)
