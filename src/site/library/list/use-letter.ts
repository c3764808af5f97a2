import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'

import { wasLeftAt } from '../../layout/use-page-navigation.ts'
import type { Letter } from '../search/library-letters.ts'

/** The events by which a reader leaves the letter. */
const GOING = ['wheel', 'keydown', 'pointerdown'] as const

interface Letters {
  letters: readonly Letter[]
  /** The page on which each of them begins. */
  pageOf: readonly number[]
  page: number
  /** Returns the search params of another page. */
  searchOf: (page: number) => string
}

/**
 * Keeps the letter in the URL's hash in view while topics are still loading and shift it, perhaps
 * to another page. Stops when the reader scrolls, types or taps.
 */
export function useLetter({ letters, pageOf, page, searchOf }: Letters): void {
  const location = useLocation()
  const navigate = useNavigate()
  const left = useRef(wasLeftAt(location) ? location : null)

  useEffect(() => {
    const leave = () => {
      left.current = location
    }
    for (const way of GOING) window.addEventListener(way, leave, { passive: true })
    return () => {
      for (const way of GOING) window.removeEventListener(way, leave)
    }
  }, [location])

  const scrollToLetter = useEffectEvent(
    (all: readonly Letter[], shownPage: number, to: Location) => {
      const { hash } = to
      const targetPage = pageOf[all.findIndex(({ anchor }) => hash === `#${anchor}`)]
      if (targetPage === undefined || left.current === to) return
      if (targetPage !== shownPage)
        void navigate({ search: searchOf(targetPage), hash }, { replace: true })
      // A link to a letter may be followed before the letter has loaded.
      else document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
    },
  )
  useEffect(() => scrollToLetter(letters, page, location), [letters, page, location])
}
