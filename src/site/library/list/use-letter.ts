import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'

import { wasLeftAt } from '../../layout/use-page-navigation.ts'
import type { Letter } from '../search/library-letters.ts'

/** What a reader does to go elsewhere on a page. */
const GOING = ['wheel', 'keydown', 'pointerdown'] as const

interface Letters {
  letters: readonly Letter[]
  /** On which page each of them begins. */
  pageOf: readonly number[]
  page: number
  /** The query of another page. */
  searchOf: (page: number) => string
}

/**
 * Keeps the letter that an address names in sight, also while the topics still come and every
 * portion moves it, perhaps to another page; until the reader goes elsewhere.
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

  const follow = useEffectEvent((all: readonly Letter[], shown: number, to: Location) => {
    const { hash } = to
    const own = pageOf[all.findIndex(({ anchor }) => hash === `#${anchor}`)]
    if (own === undefined || left.current === to) return
    if (own !== shown) void navigate({ search: searchOf(own), hash }, { replace: true })
    // A link to a letter may have been here before the letter.
    else document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  })
  useEffect(() => follow(letters, page, location), [letters, page, location])
}
