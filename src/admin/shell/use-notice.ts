import { useEffect, useState } from 'react'

import { UNDO_WINDOW_MS } from '#db/outbox.ts'

/** How long a success is told (S-50). */
export const FADE_MS = 5_000

export interface ScreenNotice {
  tone: 'success' | 'error' | 'warning'
  text: string
  /** The id of the edit it is about, when that can be undone; the notice stays as long as Undo does. */
  undo?: string
  /** The id of the edit whose success it tells: it is none when the server says otherwise. */
  edit?: string
  /** Where it is about what visitors see: the text with when they do, for as long as its edits are not sent. */
  later?: (when: string) => string
  /** What is said when it was undone, where that is no deletion. */
  undone?: string
}

export interface ScreenNotices {
  notice: ScreenNotice | null
  show: (notice: ScreenNotice) => void
  dismiss: () => void
}

/** The banner of a screen: a success fades after five seconds, an error stays (S-50). */
export function useNotice(first: ScreenNotice | null = null): ScreenNotices {
  const [notice, setNotice] = useState(first)

  useEffect(() => {
    if (notice?.tone !== 'success') return undefined
    const timer = setTimeout(() => setNotice(null), notice.undo ? UNDO_WINDOW_MS : FADE_MS)
    return () => clearTimeout(timer)
  }, [notice])

  return { notice, show: setNotice, dismiss: () => setNotice(null) }
}
