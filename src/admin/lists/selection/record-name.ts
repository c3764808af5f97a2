import type { OrderedTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'

/** Returns the name of a row; '' if the row is missing. */
export function getRecordName(table: OrderedTable, row: object | undefined): string {
  const { name } = getTableSpec(table)
  const value = name && row && (row as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
