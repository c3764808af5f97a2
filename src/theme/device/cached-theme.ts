import { fetchPart } from '#late/fetch-part.ts'

import { toThemeMarkup } from '../default-markup.ts'
import { applyTheme } from './apply-theme.ts'
import { writeSetting, readSetting } from './device-storage.ts'
import {
  applyTextSize,
  getPreferredMode,
  getPreferredTextSize,
  getShownMode,
} from './reader-preferences.ts'

const THEME_KEY = 'nadi-theme'

export interface CachedTheme {
  hash: string
  config: unknown
}

/** Returns the theme that this device showed last, for the first paint. */
export function readCachedTheme(): CachedTheme | null {
  try {
    const cached: unknown = JSON.parse(readSetting(THEME_KEY) ?? 'null')
    return isCachedTheme(cached) ? cached : null
  } catch {
    // In another format: the default theme shows until the real one is loaded.
    return null
  }
}

export function cacheTheme(theme: CachedTheme): void {
  if (readCachedTheme()?.hash !== theme.hash) writeSetting(THEME_KEY, JSON.stringify(theme))
}

/** Applies the theme of the last visit. The app awaits this before its first render. */
export async function applyCachedTheme(): Promise<void> {
  const stored = readCachedTheme()?.config
  const mayChoose = toThemeMarkup(stored).layouts.navigation.enableThemeModeToggle
  applyTextSize(getPreferredTextSize())
  // The page does not wait for the network here.
  const choice = mayChoose ? getPreferredMode() : 'light'
  await applyTheme(stored, { choice, mode: getShownMode(choice) }, undefined, fetchPart)
}

function isCachedTheme(value: unknown): value is CachedTheme {
  return typeof value === 'object' && value !== null && 'config' in value && 'hash' in value
}
