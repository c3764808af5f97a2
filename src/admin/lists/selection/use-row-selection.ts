import { createContext, useCallback, useMemo, useState } from 'react'

/** The selected rows of a list. */
export interface RowSelection {
  selected: ReadonlySet<string>
  toggle: (id: string) => void
  set: (ids: readonly string[]) => void
}

/** For the checkboxes in the rows, so that selecting re-renders boxes and not rows; null without selection. */
export const RowSelectionContext = createContext<RowSelection | null>(null)

/** The selection among the shown rows: a row hidden by a filter is deselected. */
export function useRowSelection(rows: readonly { id: string }[]): RowSelection {
  const [ticked, set] = useState<readonly string[]>([])
  const selected = useMemo(() => {
    const tickedIds = new Set(ticked)
    return new Set(rows.flatMap(({ id }) => (tickedIds.has(id) ? [id] : [])))
  }, [rows, ticked])
  const toggle = useCallback(
    (id: string) =>
      set((before) =>
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
      ),
    [],
  )
  return useMemo(() => ({ selected, toggle, set }), [selected, toggle])
}
