import type { DependentCounts } from '#model/mutation.ts'
import type { TableName } from '#model/rows.ts'
import type { tables } from '#model/tables.ts'

/** Tables whose rows depend on rows of another table. */
type Hanging = {
  [T in TableName]: (typeof tables)[T] extends { refers: object } ? T : never
}[TableName]

const words: Record<Hanging, readonly [one: string, many: string]> = {
  health_library_images: ['picture', 'pictures'],
  health_library_illnesses: ['illness', 'illnesses'],
}

const isHanging = (table: string): table is Hanging => Object.hasOwn(words, table)

/** Describes the dependents of a record: 'with 2 pictures'; '' if there are none. */
export function describeDependents(counts: DependentCounts | undefined): string {
  const parts = Object.entries(counts ?? {}).flatMap(([table, count]) =>
    isHanging(table) && count > 0 ? [`${count} ${words[table][count === 1 ? 0 : 1]}`] : [],
  )
  return parts.length > 0 ? `with ${parts.join(' and ')}` : ''
}
