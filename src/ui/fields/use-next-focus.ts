import { useEffect, useRef, type RefObject } from 'react'

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
  const next = useRef<Find | null>(null)
  useEffect(() => {
    if (next.current === null || within.current === null) return
    next.current(within.current)?.focus()
    next.current = null
  })
  return {
    within,
    focusNext: (find) => {
      next.current = find
    },
  }
}

/** Finds a control by the name that it has for those who cannot see it. */
export const named =
  (name: string): Find =>
  (within) =>
    within.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`)
