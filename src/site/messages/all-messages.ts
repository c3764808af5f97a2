import type { Language } from '#model/languages.ts'
import { requireValue } from '#model/require-value.ts'

import type { Messages } from './message-catalog.ts'
import type { LocaleBundle } from './use-messages.ts'

const files = import.meta.glob<Record<string, Messages>>('./??.ts', { eager: true })

/**
 * Returns the locale bundle of a language. Imports all messages: for servers, which render each
 * language, and for tests.
 */
export function getLocaleBundle(language: Language): LocaleBundle {
  return { language, messages: requireValue(files[`./${language}.ts`]?.[language], language) }
}
