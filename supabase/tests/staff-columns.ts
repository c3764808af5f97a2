import type { TableName } from '#model/rows.ts'
import { schemas } from '#model/schemas.ts'
import { getTableSpec } from '#model/tables.ts'
import { isTranslated } from '#model/translations.ts'

/** The columns of a public table that no visitor may ever get. */
export function listStaffColumns(table: TableName): string[] {
  const columns = getTableSpec(table).audience === 'public' ? schemas[table].staffOnly : []
  return isTranslated(table) ? [...columns, 'translated_from'] : [...columns]
}
