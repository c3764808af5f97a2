import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'

import { canRenderPage, useContentState } from '#db/content.ts'

import { focusHeading } from '../components/use-withdrawn.ts'
import { getPageTitle } from '../head/page-title.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * What a browser does by itself between documents, and a page drawn by script
 * must do: name the tab, start a new page at its top with the focus on its
 * heading, go to the place an address points at, and on the way back to where
 * the reader was.
 */
export function usePageNavigation(): void {
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const back = useNavigationType() === NavigationType.Pop
  const state = useContentState()
  const { content, isPartial } = state
  const ready = canRenderPage(state, pathname)
  const messages = useMessages()
  const shown = useRef(pathname)
  const returned = useRef<string | null>(null)
  const nameless = useRef(false)
  const list = useRef(search)

  const title = ready && content && getPageTitle(pathname, content, messages, isPartial)
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  // Before the new page is painted: so it is not seen moving, and its size does not count for the old one.
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    // The first page of a visit is where the browser put it.
    if (shown.current === pathname) return
    shown.current = pathname
    returned.current = back ? key : null
    const place = back ? places.get(key) : undefined
    const go = () => window.scrollTo({ top: place ?? 0, behavior: 'instant' })
    go()
    // Chromium itself goes to the place that the address points at, after this.
    if (place !== undefined && hash) requestAnimationFrame(go)
    const main = document.querySelector<HTMLElement>('main')
    nameless.current = !focusHeading()
    if (nameless.current) main?.focus({ preventScroll: true })
    // The other of two animation names, so that the animation runs again (site-layout.module.css).
    main?.setAttribute('data-transition', main.dataset['transition'] === 'a' ? 'b' : 'a')
  }, [pathname, hash, key, back])

  // A page whose content was still to come has its heading now; a reader who went elsewhere stays there.
  useLayoutEffect(() => {
    if (!ready || !nameless.current) return
    nameless.current = false
    if (document.activeElement?.matches('main')) focusHeading()
  }, [ready])

  useEffect(() => {
    // The location is a new one when the same place is chosen again, and then leads there again.
    const isSame = list.current === location.search
    list.current = location.search
    if (!ready || !location.hash || returned.current === location.key) return
    goTo(location.hash.slice(1), isSame)
  }, [ready, location])
}

/** How far down each page of this visit was when the reader left it. */
const places = new Map<string, number>()

/** Whether the reader comes back to a place that this visit knows. */
export const wasLeftAt = ({ key }: Location): boolean => places.has(key)

/** What has just been drawn is not there to be passed by. */
function goTo(id: string, isSamePage: boolean) {
  const still = !isSamePage || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(id)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
}
