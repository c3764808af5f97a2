import type { Language } from '#model/languages.ts'

import type { Messages } from './message-catalog.ts'
import type { LocaleBundle } from './use-messages.ts'

const files = import.meta.glob<Record<string, Messages>>('./??.ts', { eager: true })

/** Whoever reads in a language. All words at once: for a server, which answers in each, and for tests. */
export function getLocaleBundle(language: Language): LocaleBundle {
  const messages = files[`./${language}.ts`]?.[language]
  if (!messages) throw new Error(`There are no words for ${language}`)
  return { language, messages }
}
