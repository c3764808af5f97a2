import type { Language } from '#model/languages.ts'
import { requireValue } from '#model/require-value.ts'

import type { Messages } from './message-catalog.ts'

/** A file for each language (src/model/languages.ts), named by it. */
const files = import.meta.glob<Record<string, Messages>>('./??.ts')

/** Loads the messages of one language from a chunk of their own. */
export async function loadMessages(language: Language): Promise<Messages> {
  const file = await files[`./${language}.ts`]?.()
  return requireValue(file?.[language], language)
}
