import { createContext, use } from 'react'

import { localizePath, type Language } from '#model/languages.ts'
import { requireValue } from '#model/require-value.ts'
import { getForeignLanguage } from '#model/translations.ts'

import type { Messages } from './message-catalog.ts'

/** The language of the URL, and its messages: those of others are not downloaded. */
export interface LocaleBundle {
  language: Language
  messages: Messages
}

/** Wraps everything that readers see; the language of an open page does not change. */
export const LocaleContext = createContext<LocaleBundle | null>(null)

function useLocaleBundle(): LocaleBundle {
  return requireValue(use(LocaleContext), 'LocaleContext')
}

/** Returns the messages of the public site in the reader's language. */
export const useMessages = (): Messages => useLocaleBundle().messages

export const useLanguage = (): Language => useLocaleBundle().language

/** Returns a function that localizes a path, for links that are no <Link>. */
export function useLocalizePath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localizePath(language, path)
}

/**
 * Returns a function for the `lang` of a staff's text: undefined if it is in the page's language.
 */
export function useTextLanguage(): (text: string) => Language | undefined {
  const pageLanguage = useLanguage()
  return (text) => getForeignLanguage(text, pageLanguage)
}

/** Returns a text of the theme, which has one language: '' for readers of another. */
export function useThemeText(text: string): string {
  return useTextLanguage()(text) ? '' : text.trim()
}
