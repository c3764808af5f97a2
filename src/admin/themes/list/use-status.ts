import { useEffect, useState } from 'react'

import type { ScreenNotice, ScreenNotices } from '../../shell/use-notice.ts'

const FADE_MS = 5_000

/**
 * The status bar of this screen: successes and errors disappear after five seconds (AC-306), but
 * not while the bar has the focus. The last error can still be looked up.
 */
export function useStatus(): ScreenNotices & { lastError: string | null } {
  const [notice, setNotice] = useState<ScreenNotice | null>(null)
  const [lastError, setLastError] = useState<string | null>(null)

  useEffect(() => {
    if (!notice) return undefined
    let isOver = false
    const fade = () => {
      isOver = true
      if (!hasFocus()) setNotice(null)
    }
    const onLeave = () => {
      // The new focus is known only a moment later.
      if (isOver) setTimeout(fade)
    }
    const timer = setTimeout(fade, FADE_MS)
    document.addEventListener('focusout', onLeave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', onLeave)
    }
  }, [notice])

  function showNotice(next: ScreenNotice): void {
    setNotice(next)
    setLastError(next.tone === 'error' ? next.text : null)
  }

  return {
    notice,
    show: showNotice,
    dismiss: () => setNotice(null),
    lastError: notice ? null : lastError,
  }
}

/** Checks whether the user is about to press something in the bar. */
function hasFocus(): boolean {
  const bar = document.activeElement?.closest('[role="alert"], [role="status"]')
  return Boolean(bar)
}
