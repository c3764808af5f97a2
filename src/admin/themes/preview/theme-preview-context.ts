import { createContext, type ReactNode } from 'react'

import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'

export type PreviewPage = 'home' | 'doctors' | 'illness' | 'contact' | 'parts'

/** What the preview shows: a page of the site in a theme that nobody else sees yet. */
export interface ThemePreviewRequest {
  config: ThemeConfig
  mode: ThemeMode
  page: PreviewPage
}

/** Draws the public site in a theme. The app provides it, as this room cannot import the site; null without an app. */
export const ThemePreviewContext = createContext<((look: ThemePreviewRequest) => ReactNode) | null>(
  null,
)
