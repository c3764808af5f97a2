import type { Language } from '../languages.ts'
import { detectLanguage } from '../translations.ts'

/** So many of what an illness is also called are its names; what follows are words that people type. */
export const NAMES = 16

/** More would be a list of search words, which it also is. */
const SHOWN = 6

/** What an illness is also called, each once. */
export function listNames(alsoCalled: readonly string[]): string[] {
  return [...new Set(alsoCalled)].slice(0, NAMES)
}

/** Those that a page shows: at most six, and first the ones in the letters of its language. */
export function selectShownNames(alsoCalled: readonly string[], language: Language): string[] {
  const names = listNames(alsoCalled)
  const isOwn = (name: string) => detectLanguage(name) === language
  return [...names.filter(isOwn), ...names.filter((name) => !isOwn(name))].slice(0, SHOWN)
}
