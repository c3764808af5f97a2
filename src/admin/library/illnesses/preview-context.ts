import { createContext, type ReactNode } from 'react'

import type { Content } from '#db/content.ts'
import type { Language } from '#model/languages.ts'

export interface PreviewProps {
  /** What the public page is drawn from. */
  content: Content
  slug: string
  /** Whose readers see it. */
  language: Language
}

/** Draws the public page of an illness. The app provides it, as this room cannot import the site; null without an app. */
export const PreviewContext = createContext<((preview: PreviewProps) => ReactNode) | null>(null)
