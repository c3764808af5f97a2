import { useState } from 'react'

import type { PublicIllness } from './search/public-illness.ts'

/**
 * Returns the same array while its rows are equal. Any change of the content creates new objects,
 * and searching, highlighting and indexing thousands of rows again would slow down typing.
 */
export function useStableRows(rows: readonly PublicIllness[]): readonly PublicIllness[] {
  const [steady, setSteady] = useState(rows)
  if (steady === rows || areSameRows(steady, rows)) return steady
  setSteady(rows)
  return rows
}

export function areSameRows(
  some: readonly PublicIllness[],
  others: readonly PublicIllness[],
): boolean {
  return some.length === others.length && some.every((row, at) => isSameRow(row, others[at]))
}

/**
 * Compares versions, which change with every edit; only rows that came with the page lack longer
 * lists.
 */
function isSameRow(one: PublicIllness, other: PublicIllness | undefined): boolean {
  return (
    one.id === other?.id &&
    one.row_version === other.row_version &&
    one.symptoms.length === other.symptoms.length &&
    one.also_called.length === other.also_called.length
  )
}
