import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'

import { parseLocalizedPath } from '#model/languages.ts'

/**
 * Makes plain links inside an element navigate without a page load. For lists of thousands: each
 * <Link> would render again at every change of the URL, as while typing a search.
 */
export function useInnerLinks<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(parseLocalizedPath(path).path))

  useEffect(() => {
    const list = element.current
    const listener = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      const path = link ? link.getAttribute('href') : null
      // The browser handles new tabs, downloads and links within this page.
      const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!path?.startsWith('/') || event.button !== 0 || changed || event.defaultPrevented) return
      event.preventDefault()
      open(path)
    }
    list?.addEventListener('click', listener)
    return () => list?.removeEventListener('click', listener)
  }, [])
  return element
}
