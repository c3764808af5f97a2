import { useCallback, useEffect, useRef, useState } from 'react'

import { clearFollowedLink, getSavedLink } from '../forms/translations/followed-link.ts'
import type { ScreenNotice } from '../shell/use-notice.ts'

export interface Next {
  /** The address of the field that is to have the focus. */
  next: string | undefined
  /** For its link: puts the focus there as it is drawn. */
  focus: (link: HTMLElement | null) => void
}

/**
 * Puts the focus on the field that is next after the one whose form was saved, or else on the last
 * one before it. Returns what was said of saving as well.
 */
export function useNextToDo(fields: readonly string[]): Next & { said: ScreenNotice | null } {
  const [saved] = useState(getSavedLink)
  // Not as it is read: a screen that is interrupted while it is drawn begins again.
  useEffect(clearFollowedLink, [])
  const given = useRef<HTMLElement>(null)
  const left = new Set(saved ? fields : [])
  const next =
    saved?.fields.slice(saved.at).find((field) => left.has(field)) ??
    saved?.fields
      .slice(0, saved.at)
      .toReversed()
      .find((field) => left.has(field))

  // Its link may be drawn late, as what was saved may leave the list late: the focus goes on as
  // long as nobody has taken it elsewhere.
  const focus = useCallback((link: HTMLElement | null) => {
    const at = document.activeElement
    if (!link || (given.current && at !== given.current && at !== document.body)) return
    given.current = link
    link.focus()
  }, [])

  return { next, focus, said: saved?.said ?? null }
}
