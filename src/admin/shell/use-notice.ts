import { useEffect, useState } from 'react'

import { UNDO_WINDOW_MS } from '#db/outbox.ts'

/** How long a success notice stays (S-50). */
export const FADE_MS = 5_000

export interface ScreenNotice {
  tone: 'success' | 'error' | 'warning' | 'info'
  text: string
  /** The id of the edit, if it can be undone; the notice stays as long as Undo does. */
  undo?: string
  /** The id of the edit that it reports; the notice says where that edit is. */
  edit?: string
  /** For changes that visitors see: the text with the time they see it, while the edits are unsent. */
  later?: (when: string) => string
  /** The message after an undo, if it is not a deletion. */
  undone?: string
}

export interface ScreenNotices {
  notice: ScreenNotice | null
  show: (notice: ScreenNotice) => void
  dismiss: () => void
}

/** The notice of a screen: a success disappears after five seconds, an error or a warning stays (S-50). */
export function useNotice(first: ScreenNotice | null = null): ScreenNotices {
  const [notice, setNotice] = useState(first)

  useEffect(() => {
    if (notice?.tone !== 'success' && notice?.tone !== 'info') return undefined
    const timer = setTimeout(() => setNotice(null), notice.undo ? UNDO_WINDOW_MS : FADE_MS)
    return () => clearTimeout(timer)
  }, [notice])

  return { notice, show: setNotice, dismiss: () => setNotice(null) }
}
