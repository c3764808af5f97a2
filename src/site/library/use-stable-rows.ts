import { useState } from 'react'

import type { PublicIllness } from './search/public-illness.ts'

/**
 * The same array as before while its rows are the same. All content is new
 * objects whenever any of it changes, and to search, mark and index thousands
 * of rows again for a change of the opening hours would be felt while typing.
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
  return some.length === others.length && some.every((row, at) => sameRow(row, others[at]))
}

/** A row gets a new version with every change; only what came with the page lacks its longer lists. */
function sameRow(one: PublicIllness, other: PublicIllness | undefined): boolean {
  return (
    one.id === other?.id &&
    one.row_version === other.row_version &&
    one.symptoms.length === other.symptoms.length &&
    one.also_called.length === other.also_called.length
  )
}
