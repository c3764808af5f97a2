import type { Language } from '#model/languages.ts'
import type { ThemeMode } from '#model/theme/theme-config.ts'

import { DARK_DEVICE, type ModeChoice } from '../css/theme-attributes.ts'
import { writeSetting, readSetting } from './device-storage.ts'

// A reader's preferences on this device. They are attributes of the root element only, so that the
// service worker can write them into a cached page, which then opens with them.

const MODE = 'nadi-theme-mode'
const TEXT_SIZE = 'nadi-text-size'
const LANGUAGE = 'nadi-language'

/** 100, 125 and 150 % of the browser's own size. */
export const textSizes = [1, 2, 3] as const
export type TextSize = (typeof textSizes)[number]

/** Follows the device until the reader chooses (S-57). */
export function getPreferredMode(): ModeChoice {
  const mode = readSetting(MODE)
  return mode === 'dark' || mode === 'light' ? mode : 'auto'
}

/** A preference, and the mode that it results in now. */
export interface ModeInUse {
  choice: ModeChoice
  mode: ThemeMode
}

/** Returns the mode that a preference results in now. */
export function getShownMode(choice: ModeChoice): ThemeMode {
  if (choice !== 'auto') return choice
  return window.matchMedia(DARK_DEVICE).matches ? 'dark' : 'light'
}

export function getPreferredTextSize(): TextSize {
  return textSizes.find((size) => String(size) === readSetting(TEXT_SIZE)) ?? 1
}

export function setPreferredMode(mode: ThemeMode): void {
  writeSetting(MODE, mode)
  notifyListeners()
}

export function setPreferredTextSize(size: TextSize): void {
  writeSetting(TEXT_SIZE, String(size))
  notifyListeners()
}

/** Returns the language this reader chose, or null. For URLs that name no language. */
export function getPreferredLanguage(): string | null {
  return readSetting(LANGUAGE)
}

export function setPreferredLanguage(language: Language): void {
  writeSetting(LANGUAGE, language)
}

const listeners = new Set<() => void>()

/**
 * Calls back when a preference changes, here or in another tab, or the device turns dark or light.
 * Returns a function that unsubscribes.
 */
export function onPreferenceChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  const device = window.matchMedia(DARK_DEVICE)
  device.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    device.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** Sets the text size on the root element, for the stylesheet (ui/base.css). */
export function applyTextSize(size: TextSize): void {
  const root = document.documentElement
  if (size === 1) delete root.dataset['textSize']
  else root.dataset['textSize'] = String(size)
}

interface Allowed {
  /** False if the theme does not allow readers to choose the mode (AC-391). */
  mode: boolean
}

/** Sets the preferences on the root element before the page hydrates. */
export function applyReaderPreferences(allowed: Allowed = { mode: true }): void {
  applyTextSize(getPreferredTextSize())
  document.documentElement.dataset['themeMode'] = allowed.mode ? getPreferredMode() : 'light'
}
