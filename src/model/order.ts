import type { TableName } from './rows.ts'
import { getTableSpec } from './tables.ts'
import { compareCodePoints } from './texts/code-points.ts'

interface Ordered {
  id: string
  display_order?: number
}

/**
 * Sorts by display_order, then name, then id (S-46). Names are compared by code point, not by
 * locale, because the server breaks ties in the same way when it renumbers.
 */
export function sortRows<R extends Ordered>(table: TableName, rows: readonly R[]): R[] {
  const name = getTableSpec(table).name
  // A name column contains text; the row of an open form may lack it.
  const nameOf = (row: R) =>
    name ? (((row as Record<string, unknown>)[name] as string | undefined) ?? '') : ''
  return rows.toSorted(
    (a, b) =>
      (a.display_order ?? 0) - (b.display_order ?? 0) ||
      compareCodePoints(nameOf(a), nameOf(b)) ||
      compareCodePoints(a.id, b.id),
  )
}
