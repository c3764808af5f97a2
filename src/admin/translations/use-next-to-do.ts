import { useCallback, useEffect, useRef, useState } from 'react'

import { clearFollowedLink, getSavedLink } from '../forms/translations/followed-link.ts'
import type { ScreenNotice } from '../shell/use-notice.ts'

export interface Next {
  /** The URL of the field to focus. */
  next: string | undefined
  /** A ref for its link: focuses it when rendered. */
  focus: (link: HTMLElement | null) => void
}

/**
 * Focuses the next field after the one whose form was saved, or the last one before it. Also
 * returns the notice of the save.
 */
export function useNextToDo(
  fields: readonly string[],
): Next & { savedNotice: ScreenNotice | null } {
  const [saved] = useState(getSavedLink)
  // Not during render: an interrupted render starts over.
  useEffect(clearFollowedLink, [])
  const focused = useRef<HTMLElement>(null)
  const left = new Set(saved ? fields : [])
  const next =
    saved?.fields.slice(saved.at).find((field) => left.has(field)) ??
    saved?.fields
      .slice(0, saved.at)
      .toReversed()
      .find((field) => left.has(field))

  // The link may render late, as the saved row may leave the list late: retries until the user
  // moves the focus.
  const focus = useCallback((link: HTMLElement | null) => {
    const at = document.activeElement
    if (!link || (focused.current && at !== focused.current && at !== document.body)) return
    focused.current = link
    link.focus()
  }, [])

  return { next, focus, savedNotice: saved?.notice ?? null }
}
