const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/** Notices that somebody is at the device. */
export interface Presence {
  /** When somebody last was, by this device's clock. */
  lastSeen: () => number
  stop: () => void
}

/** Opening the page is a sign of somebody too. */
export function watchPresence(): Presence {
  let at = Date.now()
  const seen = () => {
    at = Date.now()
  }
  for (const sign of SIGNS) window.addEventListener(sign, seen, { passive: true, capture: true })
  return {
    lastSeen: () => at,
    stop() {
      for (const sign of SIGNS) window.removeEventListener(sign, seen, { capture: true })
    },
  }
}
