import { getForeignLanguage } from '#model/translations.ts'

/** Adds the language of the text to a field's props, for fonts and screen readers. */
export function addLanguage<F extends { value: string | null }>(field: F) {
  return { ...field, lang: getForeignLanguage(field.value ?? '') }
}
