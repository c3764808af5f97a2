import { useEffect, useState } from 'react'

import { UNDO_MS } from '#db/outbox.ts'

const FADE_MS = 5_000

export interface Notice {
  tone: 'success' | 'error'
  text: string
  /** The id of the edit it tells of, when that can be taken back; the notice stays for as long. */
  undo?: string
}

export interface Notices {
  notice: Notice | null
  say: (notice: Notice) => void
  dismiss: () => void
}

/** The banner of a screen: a success fades after five seconds, an error stays (S-50). */
export function useNotice(): Notices {
  const [notice, setNotice] = useState<Notice | null>(null)

  useEffect(() => {
    if (notice?.tone !== 'success') return undefined
    const timer = setTimeout(() => setNotice(null), notice.undo ? UNDO_MS : FADE_MS)
    return () => clearTimeout(timer)
  }, [notice])

  return { notice, say: setNotice, dismiss: () => setNotice(null) }
}
