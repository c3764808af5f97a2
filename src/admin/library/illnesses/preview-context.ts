import { createContext, type ReactNode } from 'react'

import type { Content } from '#db/content.ts'

export interface PreviewProps {
  /** What the public page is drawn from. */
  content: Content
  slug: string
}

/** Draws the public page of an illness, which only the app can; null where there is none to show. */
export const PreviewContext = createContext<((preview: PreviewProps) => ReactNode) | null>(null)
