const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/** Notices that somebody uses the device. */
export interface Presence {
  /** When somebody last did, by this device's clock. */
  lastSeen: () => number
  stop: () => void
}

/** Opening the page counts as use too. */
export function trackPresence(): Presence {
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
