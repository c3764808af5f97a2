import {
  languages,
  otherLanguages,
  SOURCE_LANGUAGE,
  type Language,
  type OtherLanguage,
} from './languages.ts'
import type { TableName } from './table-columns.ts'
import { getTableSpec, type tables } from './tables.ts'

type TranslatedColumns = {
  [
    T in TableName as (typeof tables)[T] extends { translated: readonly string[] } ? T : never
  ]: (typeof tables)[T] extends { translated: readonly (infer Column extends string)[] }
    ? Column
    : never
}

/** Tables with texts that staff may write in other languages too. */
export type TranslatedTable = keyof TranslatedColumns
export type TranslatedColumn<T extends TranslatedTable> = TranslatedColumns[T]

/** Returns the field with a text in another language: 'te:name'. */
export const toTranslationField = (language: OtherLanguage, column: string) =>
  `${language}:${column}` as const

/** Lists the columns of a table that staff can translate. */
export function listTranslatedColumns(table: TableName): readonly string[] {
  return getTableSpec(table).translated ?? []
}

export function isTranslated(table: TableName): table is TranslatedTable {
  return listTranslatedColumns(table).length > 0
}

/** Returns a row in a language: each text translated if there is a translation. */
export function localizeRow<R extends object>(
  language: OtherLanguage,
  table: TableName,
  row: R,
): R {
  const fields = row as Record<string, unknown>
  const written = listTranslatedColumns(table).filter((column) =>
    isFilledIn(fields[toTranslationField(language, column)]),
  )
  if (written.length === 0) return row
  const texts = written.map(
    (column) => [column, fields[toTranslationField(language, column)]] as const,
  )
  return { ...row, ...Object.fromEntries(texts) }
}

/** Returns the texts of a column in all languages; entries of a list are separate. */
export function getTexts(row: object, column: string): string[] {
  const fields = row as Record<string, string | string[] | null | undefined>
  const names = [column, ...otherLanguages.map((language) => toTranslationField(language, column))]
  return names.flatMap((name) => fields[name] ?? [])
}

/** Removes translations from a row, for a page in one language. */
export function stripTranslations<R extends object>(row: R): R {
  const fields = Object.entries(row)
  const sourceFields = fields.filter(([field]) => !isTranslation(field))
  return sourceFields.length === fields.length ? row : (Object.fromEntries(sourceFields) as R)
}

/** Returns whether a text of a row is not translated into a language. */
export function isUntranslated(language: OtherLanguage, table: TableName, row: object): boolean {
  const fields = row as Record<string, unknown>
  return listTranslatedColumns(table).some(
    (column) =>
      isFilledIn(fields[column]) && !isFilledIn(fields[toTranslationField(language, column)]),
  )
}

export const isFilledIn = (text: unknown) => (Array.isArray(text) ? text.length > 0 : Boolean(text))

/** Returns whether a field is a translation: 'te:name', not 'name'. */
export function isTranslation(field: string): boolean {
  return otherLanguages.some((language) => field.startsWith(`${language}:`))
}

/** Returns the language of most letters in a text; undefined without letters. */
export function detectLanguage(text: string) {
  const counted = Object.entries(languages)
    .map(([language, { letters }]) => ({ language, count: text.match(letters)?.length ?? 0 }))
    .toSorted((a, b) => b.count - a.count)
  return counted[0]?.count ? (counted[0].language as keyof typeof languages) : undefined
}

/** Returns the language of a text if it is not `own`, for its `lang`; undefined without letters. */
export function getForeignLanguage(
  text: string,
  pageLanguage: Language = SOURCE_LANGUAGE,
): Language | undefined {
  const language = detectLanguage(text)
  return language === pageLanguage ? undefined : language
}
