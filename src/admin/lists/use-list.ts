import { useCallback, useMemo, useState } from 'react'

import { recordStates, type RecordState } from '#db/memory/record-states.ts'
import { useLive } from '#db/memory/use-live.ts'
import type { OrderedTable, Row } from '#model/tables.ts'

import { folded, hasEveryWord } from './search.ts'
import { useKnownRows } from './use-known-rows.ts'

export interface List<R> {
  /** Every row, in its order. */
  rows: readonly R[]
  /** Their ids, for moving them. */
  ids: readonly string[]
  /** The rows that match the search. */
  shown: readonly R[]
  search: string
  setSearch: (text: string) => void
  /** Where a row stands between this device and the server. */
  stateOf: (id: string) => RecordState | undefined
  /** How many of the rows wait for a person, for example because of a conflict. */
  attention: number
}

interface ListOptions<T extends OrderedTable> {
  /** The texts of a row that are searched. Stable: a function of the module, not of the component. */
  textsOf: (row: Row<T>) => readonly (string | null)[]
  /** Filters besides the search, for example by category. Memoised by its screen. */
  also?: ((row: Row<T>) => boolean) | undefined
}

/** The rows of a list screen and its search; undefined while this device cannot know them. */
export function useList<T extends OrderedTable>(
  table: T,
  { textsOf, also }: ListOptions<T>,
): List<Row<T>> | undefined {
  const rows = useKnownRows(table)
  const states = useLive(recordStates)
  const [search, setSearch] = useState('')
  const wanted = search.trim()

  const ids = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows])
  const [texts] = useState(() => cached((row: Row<T>) => foldedTexts(textsOf(row))))
  const shown = useMemo(() => {
    const chosen = also ? rows?.filter((row) => also(row)) : rows
    const words = folded(wanted).split(/\s+/)
    return wanted ? chosen?.filter((row) => hasEveryWord(texts(row), words)) : chosen
  }, [rows, texts, wanted, also])

  const stateOf = useCallback((id: string) => states?.get(`${table}/${id}`), [states, table])
  if (!rows || !shown) return undefined
  const attention = ids.filter((id) => stateOf(id)?.kind === 'attention').length
  return { rows, ids, shown, search, setSearch, stateOf, attention }
}

const foldedTexts = (texts: readonly (string | null)[]) => folded(texts.filter(Boolean).join(' '))

/** Asks once for each row: rows that did not change are the same objects. */
function cached<R extends object>(textOf: (row: R) => string): (row: R) => string {
  const made = new WeakMap<R, string>()
  return (row) => {
    const text = made.get(row) ?? textOf(row)
    made.set(row, text)
    return text
  }
}
