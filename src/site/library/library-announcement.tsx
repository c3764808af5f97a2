import { useEffect, useRef, useState } from 'react'

import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Debounced, so that a screen reader reads the result of typing, and not every step. */
const PAUSE = 600

/**
 * Announces a text to screen readers after it has changed and is stable; not when the page opens.
 */
export function LibraryAnnouncement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  const opened = useRef(text)

  useEffect(() => {
    if (text === opened.current) return undefined
    const timer = setTimeout(() => {
      opened.current = ''
      setAnnounced(text)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  )
}
