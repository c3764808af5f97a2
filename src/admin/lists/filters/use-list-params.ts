import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Marks a navigation that only filters the open list: the focus stays where it is. */
export const FILTER_STEP = 'narrowed'

export interface ListParams {
  /** The URL's value of a filter or the search; '' if absent. */
  get: (name: string) => string
  set: (name: string, value: string) => void
  clear: (names: readonly string[]) => void
  /** A new key each time the list is opened, also by a link to the open list. */
  opened: string
}

/**
 * The search and the filters of a list, stored in the URL, so that back, reload and links restore
 * them. Changes replace the history entry: the back button leaves the list.
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
    // The pressed button disappears, so this counts as opening the list: its heading is focused.
    clear: (names) => change(names, '', null),
    opened,
  }
}
