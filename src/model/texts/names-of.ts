import type { Language } from '../languages.ts'
import { detectLanguage } from '../translations.ts'

/** The number of alternative names of an illness; further entries are search words. */
export const NAMES = 16

/** More would read like a list of search words. */
const SHOWN = 6

/** Lists the alternative names of an illness without duplicates. */
export function listNames(alsoCalled: readonly string[]): string[] {
  return [...new Set(alsoCalled)].slice(0, NAMES)
}

/** Selects the names that a page shows: at most six, those in the script of its language first. */
export function selectShownNames(alsoCalled: readonly string[], language: Language): string[] {
  const names = listNames(alsoCalled)
  const isOwn = (name: string) => detectLanguage(name) === language
  return [...names.filter(isOwn), ...names.filter((name) => !isOwn(name))].slice(0, SHOWN)
}
