import { createContext, type ReactNode } from 'react'

import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'

export type PreviewPage = 'home' | 'doctors' | 'illness' | 'contact' | 'parts'

/** What is to be looked at: a page of the site in a theme that nobody else sees yet. */
export interface ThemeLook {
  config: ThemeConfig
  mode: ThemeMode
  page: PreviewPage
}

/** Draws the public site in a theme, which only the app can; null where there is none to show. */
export const ThemePreviewContext = createContext<((look: ThemeLook) => ReactNode) | null>(null)
