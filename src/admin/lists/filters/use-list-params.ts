import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Marks a step in the history that only narrows the list that is open: the focus stays where it is. */
export const FILTER_STEP = 'narrowed'

export interface ListParams {
  /** What the address says of a filter or the search; '' is nothing. */
  get: (name: string) => string
  set: (name: string, value: string) => void
  clear: (names: readonly string[]) => void
  /** Another one each time the list was opened anew, also by a link to where it is. */
  opened: string
}

/**
 * The search and the filters of a list, in the address: they are there again after going back to it,
 * reloading it, or opening its link somewhere else. The step back leaves the list, as no choice makes
 * a step of its own.
 */
export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const [opened, setOpened] = useState(key)
  if (state !== FILTER_STEP && key !== opened) setOpened(key)

  function change(names: readonly string[], value: string, mark: string | null): void {
    const next = new URLSearchParams(params)
    for (const name of names) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace: true, state: mark, preventScrollReset: true })
  }

  return {
    get: (name) => params.get(name) ?? '',
    set: (name, value) => change([name], value, FILTER_STEP),
    // The button that was pressed goes, so this counts as opening the list: its heading has the focus.
    clear: (names) => change(names, '', null),
    opened,
  }
}
