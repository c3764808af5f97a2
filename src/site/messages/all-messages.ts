import type { Language } from '#model/languages.ts'
import { requireValue } from '#model/require-value.ts'

import type { Messages } from './message-catalog.ts'
import type { LocaleBundle } from './use-messages.ts'

const files = import.meta.glob<Record<string, Messages>>('./??.ts', { eager: true })

/** Whoever reads in a language. All words at once: for a server, which answers in each, and for tests. */
export function getLocaleBundle(language: Language): LocaleBundle {
  return { language, messages: requireValue(files[`./${language}.ts`]?.[language], language) }
}
