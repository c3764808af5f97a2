import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'

import {
  canRenderPage,
  emptyContent,
  hasAllRows,
  isServerUnreachable,
  useContentState,
} from '#db/content.ts'

import { useHydrated } from '../components/use-hydrated.ts'
import { focusHeading, scrollPageTo } from '../components/use-withdrawn.ts'
import { getPageTitle } from '../head/page-title.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * Does for client-side navigation what a browser does between documents: names the tab, focuses the
 * heading of a new page at its top, scrolls to the hash, and restores the scroll position on the
 * way back.
 */
export function usePageNavigation(): void {
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const isBack = useNavigationType() === NavigationType.Pop
  const state = useContentState()
  const ready = canRenderPage(state, pathname)
  const messages = useMessages()
  const shownPath = useRef(pathname)
  const returned = useRef<string | null>(null)
  const nameless = useRef(false)
  const list = useRef(search)
  // The browser has shown this part of a page from the server, seconds before a slow phone runs this.
  const positioned = useRef(useHydrated() ? null : key)

  const isWhole = hasAllRows(state, 'health_library_illnesses', pathname)
  const title =
    (ready || isServerUnreachable(state)) &&
    getPageTitle(pathname, state.content ?? emptyContent, messages, !isWhole)
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  // Before the paint, so that the scroll is invisible and the new page's height does not affect the
  // old position.
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    // The browser has positioned the first page of a visit.
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    returned.current = isBack ? key : null
    const place = isBack ? places.get(key) : undefined
    const go = () => scrollPageTo(place ?? 0)
    go()
    // Chromium itself scrolls to the hash after this.
    if (place !== undefined && hash) requestAnimationFrame(go)
    const main = document.querySelector<HTMLElement>('main')
    nameless.current = !focusHeading()
    if (nameless.current) main?.focus({ preventScroll: true })
    // Alternates between two animation names, so that the animation runs again
    // (site-layout.module.css).
    main?.setAttribute('data-transition', main.dataset['transition'] === 'a' ? 'b' : 'a')
  }, [pathname, hash, key, isBack])

  // A page that loaded late has its heading now; the focus stays if the reader has moved it.
  useLayoutEffect(() => {
    if (!ready || !nameless.current) return
    nameless.current = false
    if (document.activeElement?.matches('main')) focusHeading()
  }, [ready])

  useEffect(() => {
    // Choosing the same hash again creates a new location, and scrolls there again.
    const isSame = list.current === location.search
    list.current = location.search
    const { hash: target, key: at } = location
    const part = ready && returned.current !== at && document.getElementById(target.slice(1))
    // The reader may have read on since.
    if (part && (positioned.current !== at || isInView(part))) show(part, isSame)
  }, [ready, location])
}

/** The scroll position of each page of this visit. */
const places = new Map<string, number>()

/** Returns whether this visit has a scroll position for a location. */
export const wasLeftAt = ({ key }: Location): boolean => places.has(key)

/** Scrolls to a part; a page that was just rendered has no position to animate from. */
function show(part: HTMLElement, isSamePage: boolean): void {
  const isStill = !isSamePage || matchMedia('(prefers-reduced-motion: reduce)').matches
  part.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
}

/** Returns whether the beginning of a part is in the window. */
function isInView(part: HTMLElement): boolean {
  const { top } = part.getBoundingClientRect()
  return top >= 0 && top < innerHeight
}
