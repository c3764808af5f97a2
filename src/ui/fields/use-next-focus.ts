import { useEffect, useRef, useState, type RefObject } from 'react'

type Find = (within: HTMLElement) => HTMLElement | null | undefined

/**
 * Gives the focus to a control that is drawn only next: a new box takes it for typing, and after a
 * removal the button that had it is gone.
 */
export function useNextFocus<E extends HTMLElement>(): {
  within: RefObject<E | null>
  focusNext: (find: Find) => void
} {
  const within = useRef<E>(null)
  // In the state: what waits in a ref could be looked for in what was drawn before.
  const [next, setNext] = useState<{ find: Find } | null>(null)
  useEffect(() => {
    if (next && within.current) next.find(within.current)?.focus()
  }, [next])
  return { within, focusNext: (find) => setNext({ find }) }
}

/** Finds a control by the name that it has for those who cannot see it. */
export const findByLabel =
  (name: string): Find =>
  (within) =>
    within.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`)
