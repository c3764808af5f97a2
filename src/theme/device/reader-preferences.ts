import type { Language } from '#model/languages.ts'
import type { ThemeMode } from '#model/theme/theme-config.ts'

import { DARK_DEVICE, type ModeChoice } from '../css/theme-attributes.ts'
import { writeSetting, readSetting } from './device-storage.ts'

// What a reader chose for this device. The choices are attributes of the root
// element and nothing else, so that the service worker can write them into a
// kept page and it opens as it was left.

const MODE = 'nadi-theme-mode'
const TEXT_SIZE = 'nadi-text-size'
const LANGUAGE = 'nadi-language'

/** 100, 125 and 150 % of the size the browser is set to. */
export const textSizes = [1, 2, 3] as const
export type TextSize = (typeof textSizes)[number]

/** As the device is until this reader chooses (S-57). */
export function getPreferredMode(): ModeChoice {
  const mode = readSetting(MODE)
  return mode === 'dark' || mode === 'light' ? mode : 'auto'
}

/** A choice, and the mode that shows for it now. */
export interface ModeInUse {
  choice: ModeChoice
  mode: ThemeMode
}

/** The mode that shows for a choice, now. */
export function getShownMode(choice: ModeChoice): ThemeMode {
  if (choice !== 'auto') return choice
  return window.matchMedia(DARK_DEVICE).matches ? 'dark' : 'light'
}

export function getPreferredTextSize(): TextSize {
  return textSizes.find((size) => String(size) === readSetting(TEXT_SIZE)) ?? 1
}

export function setPreferredMode(mode: ThemeMode): void {
  writeSetting(MODE, mode)
  tell()
}

export function setPreferredTextSize(size: TextSize): void {
  writeSetting(TEXT_SIZE, String(size))
  tell()
}

/** The language this reader chose, or null while nobody has asked. An address says its own; this is for where none does. */
export function getPreferredLanguage(): string | null {
  return readSetting(LANGUAGE)
}

export function setPreferredLanguage(language: Language): void {
  writeSetting(LANGUAGE, language)
}

const listeners = new Set<() => void>()

/** Calls back when a choice changes, here or in another tab, or the device turns dark or light. */
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

function tell() {
  for (const listener of listeners) listener()
}

/** Writes the size of text on the root element; the stylesheet does the rest (ui/base.css). */
export function applyTextSize(size: TextSize): void {
  const root = document.documentElement
  if (size === 1) delete root.dataset['textSize']
  else root.dataset['textSize'] = String(size)
}

interface Allowed {
  /** False when the theme does not let readers choose the mode (AC-391). */
  mode: boolean
}

/** Sets the reader's choices on the root element, before the page comes alive. */
export function applyReaderPreferences(allowed: Allowed = { mode: true }): void {
  applyTextSize(getPreferredTextSize())
  document.documentElement.dataset['themeMode'] = allowed.mode ? getPreferredMode() : 'light'
}
