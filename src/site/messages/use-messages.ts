import { createContext, use } from 'react'

import { addressIn, type Language } from '#model/languages.ts'
import { languageOf } from '#model/translations.ts'

import type { Words } from './message-catalog.ts'

/** The language of the address, and its words: those of others are never downloaded. */
export interface Reader {
  language: Language
  words: Words
}

/** Around everything that readers see; a page has one language from when it is opened. */
export const ReaderContext = createContext<Reader | null>(null)

function useReader(): Reader {
  const reader = use(ReaderContext)
  if (!reader) throw new Error('useWords must be used inside <ReaderContext>')
  return reader
}

/** The words of the public site in the reader's language. */
export const useWords = (): Words => useReader().words

export const useLanguage = (): Language => useReader().language

/** Makes the address of a page from its path, for links that are no <Link>. */
export function useAddresses(): (path: string) => string {
  const language = useLanguage()
  return (path) => addressIn(language, path)
}

/** Tells the `lang` of a text that staff wrote: none where it is in the language of the page. */
export function useLanguageOf(): (text: string) => Language | undefined {
  const own = useLanguage()
  return (text) => languageOf(text, own)
}

/** A word of the theme's, which has it in one language: '' where readers have another. */
export function useThemeText(text: string): string {
  return useLanguageOf()(text) ? '' : text.trim()
}
