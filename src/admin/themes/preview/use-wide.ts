import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 64rem)'

/** Whether the settings and the preview fit side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}

function subscribe(changed: () => void): () => void {
  const wide = window.matchMedia(WIDE)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}
