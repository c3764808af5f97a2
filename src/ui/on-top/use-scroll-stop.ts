import { useEffect, useRef, useState, type RefObject } from 'react'

const STOPS = ['a[href]', 'summary', '[tabindex="0"]']
  .concat(['button', 'input', 'select', 'textarea'].map((field) => `${field}:not([disabled])`))
  .join()

/** Whether a box has to be a stop of the keyboard: it scrolls, and holds none that could scroll it. */
export function useScrollStop(): [RefObject<HTMLDivElement | null>, boolean] {
  const box = useRef<HTMLDivElement>(null)
  const [isStop, setIsStop] = useState(false)
  useEffect(() => {
    const look = () => {
      const element = box.current
      if (!element) return
      setIsStop(
        element.scrollHeight > element.clientHeight && element.querySelector(STOPS) === null,
      )
    }
    look()
    // What is fetched comes later, and a screen that is turned has another height.
    const changes = new MutationObserver(look)
    if (box.current) changes.observe(box.current, { childList: true, subtree: true })
    window.addEventListener('resize', look)
    return () => {
      changes.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [])
  return [box, isStop]
}
