import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/**
 * For content that the stylesheet shows on hover and focus: returns whether Escape or
 * `setDismissed` has dismissed it, until both pointer and focus have left. Calls `onAway` each time
 * it is dismissed or left.
 */
export function useDismissed(place: RefObject<HTMLElement | null>, onAway: () => void) {
  const [dismissed, setDismissed] = useState(false)
  const away = useEffectEvent(onAway)

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !place.current?.matches(':hover, :focus-within')) return
      setDismissed(true)
      away()
    }
    const onMove = () => {
      if (place.current?.matches(':hover, :focus-within')) return
      setDismissed(false)
      away()
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

  return { dismissed, setDismissed }
}
