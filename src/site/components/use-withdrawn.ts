import { useLayoutEffect, useRef } from 'react'

/**
 * Leads a reader to the top when what they are reading is taken back, or all they would see is the
 * foot of a short page: its heading says what happened, and is read out.
 */
export function useWithdrawn(slug: string, isThere: boolean): void {
  const shown = useRef<string | null>(null)
  useLayoutEffect(() => {
    const wasThere = shown.current === slug
    shown.current = isThere ? slug : null
    if (isThere || !wasThere) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }, [slug, isThere])
}

/** False where the page has none yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}
