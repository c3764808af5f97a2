import { useEffect, useState, type RefObject } from 'react'

/**
 * For something the stylesheet shows on hover and focus: whether it has been
 * put away by Escape or by `dismiss`, until both the pointer and the focus are elsewhere.
 */
export function useDismissed(place: RefObject<HTMLElement | null>) {
  const [dismissed, setDismissed] = useState(false)

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && place.current?.matches(':hover, :focus-within')) setDismissed(true)
    }
    const onMove = () => {
      if (!place.current?.matches(':hover, :focus-within')) setDismissed(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onMove)
    document.addEventListener('pointerover', onMove)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onMove)
      document.removeEventListener('pointerover', onMove)
    }
  }, [place])

  return { dismissed, dismiss: () => setDismissed(true) }
}
