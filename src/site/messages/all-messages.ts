import type { Language } from '#model/languages.ts'

import type { Words } from './message-catalog.ts'
import type { Reader } from './use-messages.ts'

const files = import.meta.glob<Record<string, Words>>('./??.ts', { eager: true })

/** Whoever reads in a language. All words at once: for a server, which answers in each, and for tests. */
export function readerIn(language: Language): Reader {
  const words = files[`./${language}.ts`]?.[language]
  if (!words) throw new Error(`There are no words for ${language}`)
  return { language, words }
}
