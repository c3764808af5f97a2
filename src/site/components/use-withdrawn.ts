import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the heading when the open page is unpublished: otherwise a reader would only
 * see the foot of a short page. Screen readers read the heading.
 */
export function useWithdrawn(slug: string, isThere: boolean): void {
  const shownSlug = useRef<string | null>(null)
  useLayoutEffect(() => {
    const wasThere = shownSlug.current === slug
    shownSlug.current = isThere ? slug : null
    if (isThere || !wasThere) return
    scrollPageTo(0)
    focusHeading()
  }, [slug, isThere])
}

/** Scrolls at once. Some browsers refuse `scrollTo`. */
export function scrollPageTo(top: number): void {
  document.documentElement.scrollTop = top
}

/** Returns false if the page has no heading yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}
