import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { useContentState } from '#db/content.ts'

import { pageTitle } from './page-title.ts'
import { useWords } from './words/use-words.ts'

/**
 * What a browser does by itself between documents, and a page drawn by script
 * must do: name the tab, start a new page at its top with the focus on its
 * heading, and go to the place an address points at.
 */
export function useArrival(): void {
  const location = useLocation()
  const { pathname } = location
  const { content } = useContentState()
  const words = useWords()
  const shown = useRef(pathname)

  const title = content && pageTitle(pathname, content, words)
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  useEffect(() => {
    // The first page of a visit is where the browser put it.
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])

  const ready = content !== null
  useEffect(() => {
    // The location is a new one when the same place is chosen again, and then leads there again.
    if (ready && location.hash) goTo(location.hash.slice(1))
  }, [ready, location])
}

function goTo(id: string) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(id)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
}
