import { specOf, type TableName } from './tables.ts'

interface Ordered {
  id: string
  display_order?: number
}

/**
 * The order staff chose: display_order, then name, then id (S-46). Names are
 * compared by code point, not by a locale: the server breaks ties the same way
 * when it renumbers, and every device must agree with it.
 */
export function inOrder<R extends Ordered>(table: TableName, rows: readonly R[]): R[] {
  const name = specOf(table).name
  // A name column holds text; a row still being typed may lack it.
  const nameOf = (row: R) =>
    name ? (((row as Record<string, unknown>)[name] as string | undefined) ?? '') : ''
  return rows.toSorted(
    (a, b) =>
      (a.display_order ?? 0) - (b.display_order ?? 0) ||
      compareCodePoints(nameOf(a), nameOf(b)) ||
      compareCodePoints(a.id, b.id),
  )
}

/** Compares as Postgres does under collation "C", where JavaScript's own order differs for emoji. */
export function compareCodePoints(a: string, b: string): number {
  const left = Array.from(a)
  const right = Array.from(b)
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
