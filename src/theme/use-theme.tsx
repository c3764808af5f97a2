import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'

import { useContent, useContentState } from '#db/content.ts'
import { activeTheme } from '#db/queries.ts'
import { requireValue } from '#model/require-value.ts'
import type { ThemeMarkup, ThemeMode } from '#model/theme/theme-config.ts'

import { NO_THEME } from './css/theme-attributes.ts'
import { toThemeMarkup } from './default-markup.ts'
import { applyTheme } from './device/apply-theme.ts'
import { cacheTheme, readCachedTheme } from './device/cached-theme.ts'
import {
  setPreferredMode,
  getPreferredMode,
  getShownMode,
  onPreferenceChange,
} from './device/reader-preferences.ts'

interface Theme {
  config: ThemeMarkup
  mode: ThemeMode
  /** False until this device has loaded or cached the clinic's theme. */
  isLoaded: boolean
  /** Null if the theme does not allow visitors to choose (AC-391). */
  toggleMode: (() => void) | null
}

/** Exported for showing the site in another theme than the document's (theme-scope.tsx). */
export const ThemeContext = createContext<Theme | null>(null)

export function useTheme(): Theme {
  return requireValue(use(ThemeContext), 'ThemeProvider')
}

/** Applies the active theme to the document, and again whenever it changes. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const stored = useContent(activeTheme)
  const { content, page } = useContentState()
  const waiting = content === null
  const remembered = useSyncExternalStore(noChange, hasCachedTheme, () => false)
  const chosen = useSyncExternalStore(onPreferenceChange, getPreferredMode, () => 'auto' as const)
  const shownMode = useSyncExternalStore(onPreferenceChange, readShownMode, () => 'light' as const)
  const config = useMemo(() => toThemeMarkup(stored?.config), [stored])
  const mayChoose = config.layouts.navigation.enableThemeModeToggle
  const choice = mayChoose ? chosen : 'light'
  const mode = mayChoose ? shownMode : 'light'

  useEffect(() => {
    // Until there is content the page keeps the theme it opened with.
    if (waiting) return
    void applyTheme(stored?.config, { choice, mode }, stored?.hash ?? NO_THEME)
    // A prerendered page contains only the part of its theme that its stylesheet does not.
    if (stored && page === null) cacheTheme(stored)
  }, [waiting, page, stored, choice, mode])

  const isLoaded = !waiting || remembered
  // Stays the same object while nothing in it changes, as a new one renders all consumers again.
  const theme = useMemo(() => {
    const toggleMode = () => setPreferredMode(mode === 'dark' ? 'light' : 'dark')
    return { config, mode, isLoaded, toggleMode: mayChoose ? toggleMode : null }
  }, [config, mode, isLoaded, mayChoose])
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

const readShownMode = () => getShownMode(getPreferredMode())
const noChange = () => () => {}
const hasCachedTheme = () => readCachedTheme() !== null
