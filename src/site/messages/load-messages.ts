import type { Language } from '#model/languages.ts'

import type { Words } from './message-catalog.ts'

/** A file for each language (src/model/languages.ts), named by it. */
const files = import.meta.glob<Record<string, Words>>('./??.ts')

/** The words of one language, in a file of their own. */
export async function loadWords(language: Language): Promise<Words> {
  const file = await files[`./${language}.ts`]?.()
  const words = file?.[language]
  if (!words) throw new Error(`There are no words for ${language}`)
  return words
}
