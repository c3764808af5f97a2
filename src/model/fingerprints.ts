import type { OtherLanguage } from './languages.ts'
import type { Fields } from './mutation.ts'
import type { TableName } from './rows.ts'
import { getSourceColumn } from './translated-tables.ts'
import { isFilledIn, listTranslatedColumns, toTranslationField } from './translations.ts'

// For staff code only: visitors never get fingerprints.

export type TranslationState = 'missing' | 'outdated' | 'fresh' | 'none needed'

/**
 * Returns eight hex characters that identify a text or list; private.fingerprint() computes the
 * same in SQL.
 */
export function createFingerprint(value: unknown): string {
  const text = Array.isArray(value) ? value.join('\n') : value
  // FNV-1a: small, and no secret depends on it.
  const hash = new TextEncoder()
    .encode(typeof text === 'string' ? text.trim() : '')
    .reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * Returns the state of a translation: 'outdated' if its source text has changed since, or if that
 * is unknown.
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
 * Adds a fingerprint to each changed translation: that of the source text in the row, as its author
 * saw it. An existing one stays: copying a row does not renew its translations.
 */
export function withFingerprints<F extends object>(table: TableName, changed: F, row: object): F {
  const changedFields = changed as Fields
  const fingerprints = Object.keys(changedFields).flatMap((field) => {
    const column = getSourceColumn(field)
    const name = fingerprintField(field)
    if (
      column === undefined ||
      !listTranslatedColumns(table).includes(column) ||
      changedFields[name]
    )
      return []
    return [
      [name, isFilledIn(changedFields[field]) ? createFingerprint((row as Fields)[column]) : null],
    ]
  })
  return { ...changed, ...Object.fromEntries(fingerprints) }
}

/** Returns the fields that confirm a translation after a change of its source text. */
export function confirmTranslation(row: object, language: OtherLanguage, column: string): Fields {
  const fields = row as Fields
  const field = toTranslationField(language, column)
  // Includes the text itself: if another staff member changes it first, the confirmation conflicts.
  return { [field]: fields[field], [fingerprintField(field)]: createFingerprint(fields[column]) }
}

/** Returns whether a field is the fingerprint of a translation, which is not shown. */
export const isFingerprint = (field: string) => field.endsWith(':of')

/** Maps a fingerprint's field to its translation, and any other field to itself. */
export const stripFingerprint = (field: string) => field.replace(/:of$/, '')

const fingerprintField = (field: string) => `${field}:of`
