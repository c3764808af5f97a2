import { tableNames } from './tables.ts'
import { isTranslated } from './translations.ts'

// For staff, who write translations; what readers need is in translations.ts.

export const translatedTables = tableNames.filter(isTranslated)

/**
 * Returns the column that a field translates: 'name' for 'te:name', undefined for all other fields.
 */
export function getSourceColumn(field: string): string | undefined {
  return /^[a-z]{2,3}:(\w+)$/.exec(field)?.[1]
}
