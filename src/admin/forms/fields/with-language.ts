import { languageOf } from '#model/texts/text.ts'

/** What a field needs, and the language of what is typed in it, for its letters and its voice. */
export function withLanguage<F extends { value: string | null }>(field: F) {
  return { ...field, lang: languageOf(field.value ?? '') }
}
