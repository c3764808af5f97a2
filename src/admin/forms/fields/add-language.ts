import { getForeignLanguage } from '#model/translations.ts'

/** The props of a field, with the language of its text, for fonts and screen readers. */
export function addLanguage<F extends { value: string | null }>(field: F) {
  return { ...field, lang: getForeignLanguage(field.value ?? '') }
}
