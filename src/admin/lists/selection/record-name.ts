import type { OrderedTable, Row } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'

/** The name of a row, by which people know it; empty for a row that is not there. */
export function getRecordName<T extends OrderedTable>(table: T, row: Row<T> | undefined): string {
  const { name } = getTableSpec(table)
  const value = name && row && (row as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
