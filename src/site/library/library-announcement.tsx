import { useEffect, useRef, useState } from 'react'

import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Long enough that a screen reader hears where the typing led, not every step on the way. */
const PAUSE = 600

/** Has screen readers read a text once it has changed and stayed; not as the page opens. */
export function LibraryAnnouncement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  const opened = useRef(text)

  useEffect(() => {
    if (text === opened.current) return undefined
    const timer = setTimeout(() => {
      opened.current = ''
      setSaid(text)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  )
}
