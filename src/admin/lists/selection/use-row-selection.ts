import { createContext, useCallback, useMemo, useState } from 'react'

/** The rows of a list that were ticked, to do one thing with all of them. */
export interface RowSelection {
  selected: ReadonlySet<string>
  toggle: (id: string) => void
  set: (ids: readonly string[]) => void
}

/** For the boxes in the rows, so that a tick draws boxes again and not rows; null where nothing can be chosen. */
export const RowSelectionContext = createContext<RowSelection | null>(null)

/** What is chosen of the rows that are shown: one that a filter hides is chosen no longer. */
export function useRowSelection(shown: readonly { id: string }[]): RowSelection {
  const [ticked, set] = useState<readonly string[]>([])
  const selected = useMemo(() => {
    const wanted = new Set(ticked)
    return new Set(shown.flatMap(({ id }) => (wanted.has(id) ? [id] : [])))
  }, [shown, ticked])
  const toggle = useCallback(
    (id: string) =>
      set((before) =>
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
      ),
    [],
  )
  return useMemo(() => ({ selected, toggle, set }), [selected, toggle])
}
