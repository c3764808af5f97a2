import { createContext, type ReactNode } from 'react'

import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'

export type PreviewPage = 'home' | 'doctors' | 'illness' | 'contact' | 'parts'

/** The props of the preview: a page of the site in an unpublished theme. */
export interface ThemePreviewRequest {
  config: ThemeConfig
  mode: ThemeMode
  page: PreviewPage
}

/**
 * Renders the public site in a theme. Provided by the app, as this module cannot import the site;
 * null without the app.
 */
export const ThemePreviewContext = createContext<
  ((request: ThemePreviewRequest) => ReactNode) | null
>(null)
