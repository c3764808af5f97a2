import { useEffect, useRef, useState, type RefObject } from 'react'

const STOPS = ['a[href]', 'summary', '[tabindex="0"]']
  .concat(['button', 'input', 'select', 'textarea'].map((field) => `${field}:not([disabled])`))
  .join()

/**
 * Returns whether a box needs a tab stop: it scrolls, and contains no control that could scroll it.
 */
export function useScrollStop(): [RefObject<HTMLDivElement | null>, boolean] {
  const box = useRef<HTMLDivElement>(null)
  const [isStop, setIsStop] = useState(false)
  useEffect(() => {
    const update = () => {
      const element = box.current
      if (!element) return
      setIsStop(
        element.scrollHeight > element.clientHeight && element.querySelector(STOPS) === null,
      )
    }
    update()
    // Content loads later, and rotating the screen changes the height.
    const changes = new MutationObserver(update)
    if (box.current) changes.observe(box.current, { childList: true, subtree: true })
    window.addEventListener('resize', update)
    return () => {
      changes.disconnect()
      window.removeEventListener('resize', update)
    }
  }, [])
  return [box, isStop]
}
