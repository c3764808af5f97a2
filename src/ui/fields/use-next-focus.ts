import { useEffect, useRef, useState, type RefObject } from 'react'

type Find = (within: HTMLElement) => HTMLElement | null | undefined

/**
 * Focuses a control after the next render: a new input for typing, or a neighbour when a removed
 * row had the focus.
 */
export function useNextFocus<E extends HTMLElement>(): {
  within: RefObject<E | null>
  focusNext: (find: Find) => void
} {
  const within = useRef<E>(null)
  // In the state: a ref might be read in the previous render's document.
  const [next, setNext] = useState<{ find: Find } | null>(null)
  useEffect(() => {
    if (next && within.current) next.find(within.current)?.focus()
  }, [next])
  return { within, focusNext: (find) => setNext({ find }) }
}

/** Finds a control by its accessible name. */
export const findByLabel =
  (name: string): Find =>
  (within) =>
    within.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`)
