import { fetchPart } from '#late/fetch-part.ts'

import { markupOf } from '../default-markup.ts'
import { applyTheme } from './apply-theme.ts'
import { keep, recall } from './device-storage.ts'
import { applyTextSize, chosenMode, chosenTextSize, modeShown } from './reader-preferences.ts'

const THEME_KEY = 'nadi-theme'

export interface CachedTheme {
  hash: string
  config: unknown
}

/** The theme this device showed last, for the first paint. */
export function cachedTheme(): CachedTheme | null {
  try {
    const kept: unknown = JSON.parse(recall(THEME_KEY) ?? 'null')
    return isCachedTheme(kept) ? kept : null
  } catch {
    // Not written by us: the default theme shows until the real one arrives.
    return null
  }
}

export function cacheTheme(theme: CachedTheme): void {
  if (cachedTheme()?.hash !== theme.hash) keep(THEME_KEY, JSON.stringify(theme))
}

/** Shows the page in the theme of the last visit. The app waits for this before its first render. */
export async function applyCachedTheme(): Promise<void> {
  const stored = cachedTheme()?.config
  const mayChoose = markupOf(stored).layouts.navigation.enableThemeModeToggle
  applyTextSize(chosenTextSize())
  // The page does not wait for a network that may be gone.
  const choice = mayChoose ? chosenMode() : 'light'
  await applyTheme(stored, { choice, mode: modeShown(choice) }, undefined, fetchPart)
}

function isCachedTheme(value: unknown): value is CachedTheme {
  return typeof value === 'object' && value !== null && 'config' in value && 'hash' in value
}
