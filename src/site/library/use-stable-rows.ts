import { useState } from 'react'

import type { Illness } from './search/public-illness.ts'

/**
 * The same array as before while its rows are the same. All content is new
 * objects whenever any of it changes, and to search, mark and index thousands
 * of rows again for a change of the opening hours would be felt while typing.
 */
export function useSteadyRows(rows: readonly Illness[]): readonly Illness[] {
  const [steady, setSteady] = useState(rows)
  if (steady === rows || sameRows(steady, rows)) return steady
  setSteady(rows)
  return rows
}

export function sameRows(some: readonly Illness[], others: readonly Illness[]): boolean {
  return some.length === others.length && some.every((row, at) => sameRow(row, others[at]))
}

/** A row gets a new version with every change; only what came with the page lacks its longer lists. */
function sameRow(one: Illness, other: Illness | undefined): boolean {
  return (
    one.id === other?.id &&
    one.row_version === other.row_version &&
    one.symptoms.length === other.symptoms.length &&
    one.also_called.length === other.also_called.length
  )
}
