import { languageOf } from '#model/translations.ts'

/** The props of a field, with the language of its text, for fonts and screen readers. */
export function withLanguage<F extends { value: string | null }>(field: F) {
  return { ...field, lang: languageOf(field.value ?? '') }
}
