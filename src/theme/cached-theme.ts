import { resolveTheme, type ThemeMode } from '#model/theme-config.ts'

import { applyTheme } from './apply-theme.ts'
import { defaultTheme } from './default-theme.ts'

const THEME_KEY = 'nadi-theme'
const MODE_KEY = 'nadi-theme-mode'

export interface CachedTheme {
  hash: string
  config: unknown
}

/** The theme this device showed last, for the first paint. */
export function cachedTheme(): CachedTheme | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(THEME_KEY) ?? 'null')
    return isCachedTheme(kept) ? kept : null
  } catch {
    // No storage, or not what we wrote: the default theme shows until the real one arrives.
    return null
  }
}

export function cacheTheme(theme: CachedTheme): void {
  if (cachedTheme()?.hash === theme.hash) return
  try {
    localStorage.setItem(THEME_KEY, JSON.stringify(theme))
  } catch {
    // Private windows and full disks refuse; the next visit then starts with the default theme.
  }
}

/** Light until this visitor chooses otherwise (S-57). */
export function chosenMode(): ThemeMode {
  try {
    return localStorage.getItem(MODE_KEY) === 'dark' ? 'dark' : 'light'
  } catch {
    return unstoredMode
  }
}

/** Where nothing can be stored, the choice still holds until the page is closed. */
let unstoredMode: ThemeMode = 'light'
const listeners = new Set<() => void>()

export function chooseMode(mode: ThemeMode): void {
  unstoredMode = mode
  try {
    localStorage.setItem(MODE_KEY, mode)
  } catch {
    // As above: this page still changes.
  }
  for (const listener of listeners) listener()
}

/** Calls back when the choice changes, here or in another tab. */
export function onModeChosen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Dresses the page as it was last time. The app calls this before its first render. */
export function applyCachedTheme(): void {
  const config = resolveTheme(cachedTheme()?.config, defaultTheme)
  const mayChoose = config.layouts.navigation.enableThemeModeToggle
  applyTheme(config, mayChoose ? chosenMode() : 'light')
}

function isCachedTheme(value: unknown): value is CachedTheme {
  return typeof value === 'object' && value !== null && 'config' in value && 'hash' in value
}
