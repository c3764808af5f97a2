import { useCallback, useMemo, useState } from 'react'

import { useQuery } from '#db/hooks/use-query.ts'
import type { ListedRow } from '#db/hooks/use-rows.ts'
import { readRecordStates, type RecordState } from '#db/live/record-states.ts'
import type { OrderedTable, Row } from '#model/rows.ts'

import { isFilterActive, filterRows, type ListFilter } from './filters/list-filter.ts'
import { useListParams } from './filters/use-list-params.ts'
import { createSearchText, matchesAllTerms, tokenizeSearch } from './list-search.ts'
import { useLoadedRows } from './use-loaded-rows.ts'

export interface List<R> {
  /** Every row, in its order; at first only the first ones. */
  rows: readonly R[]
  /** Whether `rows` are all: without it nothing is counted, searched or moved. */
  isWhole: boolean
  /** Their ids, for moving them. */
  ids: readonly string[]
  /** The rows that match the search and the filters. */
  visible: readonly R[]
  search: string
  setSearch: (text: string) => void
  filtering: ActiveFilters
  /** The sync state of a row. */
  stateOf: (id: string) => RecordState | undefined
  /** The number of rows that need attention, for example because of a conflict. */
  attention: number
}

/** The filters of a list, and their values in the URL. */
export interface ActiveFilters {
  filters: readonly ListFilter<never>[]
  get: (name: string) => string
  set: (name: string, value: string) => void
  /** Whether a search or a filter is active. */
  isOn: boolean
  clear: () => void
  /** A new key each time the list is opened: the search box starts over. */
  opened: string
}

/** What a list shows of each row, and how it is searched. */
export interface ListSource<T extends OrderedTable, R extends ListedRow> {
  /** Returns what the list keeps of a row in memory; left out for the whole row. Stable. */
  project?: (row: Row<T>) => R
  /** The searched columns, each in all languages, or a function that returns the folded text. */
  searched: readonly (keyof NoInfer<R> & string)[] | ((row: NoInfer<R>) => string)
}

interface ListOptions<T extends OrderedTable, R extends ListedRow> extends ListSource<T, R> {
  /** The filters of the list. Must be memoised. */
  filters?: readonly ListFilter<R>[]
  /** False while the filters wait for rows of another table. */
  isReady?: boolean
}

const SEARCH = 'q'
const NO_FILTERS: readonly never[] = []

/**
 * The rows, search and filters of a list screen; the latter live in the URL. Undefined while the
 * rows are not loaded.
 */
export function useList<T extends OrderedTable, R extends ListedRow = Row<T>>(
  table: T,
  { project, searched, filters = NO_FILTERS, isReady = true }: ListOptions<T, R>,
): List<R> | undefined {
  const { rows, isWhole } = useLoadedRows(table, project, isReady)
  const states = useQuery(readRecordStates)
  const { get, set, clear, opened } = useListParams()
  const search = get(SEARCH)
  const query = search.trim()

  const ids = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows])
  const [textOf] = useState(() =>
    typeof searched === 'function' ? searched : createSearchText<R>(searched),
  )
  const choices = filters.map(({ name }) => get(name)).join('\n')
  const filtered = useMemo(() => {
    const values = choices.split('\n')
    return rows && filterRows(rows, filters, (name) => values[placeIn(filters, name)] ?? '')
  }, [rows, filters, choices])
  const visible = useMemo(() => {
    const words = tokenizeSearch(query)
    return query ? filtered?.filter((row) => matchesAllTerms(textOf(row), words)) : filtered
  }, [filtered, textOf, query])

  const stateOf = useCallback((id: string) => states?.get(`${table}/${id}`), [states, table])
  if (!rows || !visible) return undefined
  const attention = isWhole ? ids.filter((id) => stateOf(id)?.kind === 'attention').length : 0
  const isOn = query !== '' || filters.some((filter) => isFilterActive(filter, get))
  const setSearch = (text: string) => set(SEARCH, text)
  const filtering = {
    // The filter bar never applies the filters to rows.
    filters: filters as readonly ListFilter<never>[],
    get,
    set,
    isOn,
    clear: () => clear([SEARCH, ...filters.map(({ name }) => name)]),
    opened,
  }
  return {
    rows,
    isWhole,
    ids,
    // The first rows may have no match although there is one.
    visible: isWhole || !isOn ? visible : [],
    search,
    setSearch,
    filtering,
    stateOf,
    attention,
  }
}

const placeIn = (filters: readonly { name: string }[], searched: string) =>
  filters.findIndex(({ name }) => name === searched)
