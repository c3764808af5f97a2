import type { OtherLanguage } from './languages.ts'
import type { Fields } from './mutation.ts'
import type { TableName } from './rows.ts'
import {
  isFilledIn,
  getSourceColumn,
  listTranslatedColumns,
  toTranslationField,
} from './translations.ts'

// For staff code only: visitors never have fingerprints.

export type TranslationState = 'missing' | 'outdated' | 'fresh' | 'none needed'

/** Eight hex characters that change with a text or a list; private.fingerprint() makes the same in SQL. */
export function createFingerprint(value: unknown): string {
  const text = Array.isArray(value) ? value.join('\n') : value
  // FNV-1a: small, and no secret hangs on it.
  const hash = new TextEncoder()
    .encode(typeof text === 'string' ? text.trim() : '')
    .reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * How far the text of a column is translated: 'outdated' when it was written from another text than
 * the one that is there now, or when nobody knows from which.
 */
export function getTranslationState(
  row: object,
  language: OtherLanguage,
  column: string,
): TranslationState {
  const fields = row as Fields
  const field = toTranslationField(language, column)
  if (!isFilledIn(fields[column])) return 'none needed'
  if (!isFilledIn(fields[field])) return 'missing'
  return fields[fingerprintField(field)] === createFingerprint(fields[column])
    ? 'fresh'
    : 'outdated'
}

/**
 * The changed fields of a row and, with each translation among them, the fingerprint of the text it
 * was made from: the one beside it in the row, as the person who wrote it saw it. One that is given
 * already stays: a copy of a row is no new translation.
 */
export function withFingerprints<F extends object>(table: TableName, changed: F, row: object): F {
  const given = changed as Fields
  const made = Object.keys(given).flatMap((field) => {
    const column = getSourceColumn(field)
    const of = fingerprintField(field)
    if (column === undefined || !listTranslatedColumns(table).includes(column) || given[of])
      return []
    return [[of, isFilledIn(given[field]) ? createFingerprint((row as Fields)[column]) : null]]
  })
  return { ...changed, ...Object.fromEntries(made) }
}

/** What to save when a translation was found to be right still, though its source has changed. */
export function confirmTranslation(row: object, language: OtherLanguage, column: string): Fields {
  const fields = row as Fields
  const field = toTranslationField(language, column)
  // With the text itself: if somebody else has changed it meanwhile, it is that text nobody looked at.
  return { [field]: fields[field], [fingerprintField(field)]: createFingerprint(fields[column]) }
}

/** Whether a field says what a translation was made from, which people are not shown. */
export const isFingerprint = (field: string) => field.endsWith(':of')

/** The translation that a fingerprint belongs to, and every other field itself. */
export const stripFingerprint = (field: string) => field.replace(/:of$/, '')

const fingerprintField = (field: string) => `${field}:of`
