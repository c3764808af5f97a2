import { createContext, type ComponentType } from 'react'

import type { Content } from '#db/content.ts'

export interface PreviewProps {
  /** What the public page is drawn from. */
  content: Content
  slug: string
}

/** The public page of an illness, which only the app knows; null where there is none to show. */
export const PreviewContext = createContext<ComponentType<PreviewProps> | null>(null)
