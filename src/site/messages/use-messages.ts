import { createContext, use } from 'react'

import { localizePath, type Language } from '#model/languages.ts'
import { requireValue } from '#model/require-value.ts'
import { getForeignLanguage } from '#model/translations.ts'

import type { Messages } from './message-catalog.ts'

/** The language of the address, and its words: those of others are never downloaded. */
export interface LocaleBundle {
  language: Language
  messages: Messages
}

/** Around everything that readers see; a page has one language from when it is opened. */
export const LocaleContext = createContext<LocaleBundle | null>(null)

function useLocaleBundle(): LocaleBundle {
  return requireValue(use(LocaleContext), 'LocaleContext')
}

/** The words of the public site in the reader's language. */
export const useMessages = (): Messages => useLocaleBundle().messages

export const useLanguage = (): Language => useLocaleBundle().language

/** Makes the address of a page from its path, for links that are no <Link>. */
export function useLocalizePath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localizePath(language, path)
}

/** Tells the `lang` of a text that staff wrote: none where it is in the language of the page. */
export function useTextLanguage(): (text: string) => Language | undefined {
  const own = useLanguage()
  return (text) => getForeignLanguage(text, own)
}

/** A word of the theme's, which has it in one language: '' where readers have another. */
export function useThemeText(text: string): string {
  return useTextLanguage()(text) ? '' : text.trim()
}
