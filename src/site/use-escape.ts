import { useEffect, useEffectEvent } from 'react'

/** Calls back when Escape is pressed anywhere on the page. */
export function useEscape(onEscape: () => void): void {
  const escaped = useEffectEvent(onEscape)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escaped()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
