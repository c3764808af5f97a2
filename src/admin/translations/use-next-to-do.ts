import { useEffect, useRef, useState } from 'react'

import { takeSavedLink } from '../forms/translations/followed-link.ts'
import type { Notice } from '../shell/use-notice.ts'

/**
 * Puts the focus on the field that is next after the one whose form was saved, or else on the last
 * one before it. Returns its address, and what was said of saving.
 */
export function useNextToDo(fields: readonly string[]): {
  next: string | undefined
  said: Notice | null
} {
  const [saved] = useState(takeSavedLink)
  const isDone = useRef(false)
  const left = new Set(saved ? fields : [])
  const next =
    saved?.fields.slice(saved.at).find((field) => left.has(field)) ??
    saved?.fields
      .slice(0, saved.at)
      .toReversed()
      .find((field) => left.has(field))

  useEffect(() => {
    // Later only where the field that had it has gone: what was saved may come into the list late.
    if (!next || (isDone.current && document.activeElement !== document.body)) return
    isDone.current = true
    document.querySelector<HTMLElement>(`[href="${next}"]`)?.focus()
  }, [next])

  return { next, said: saved?.said ?? null }
}
