const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/** Tracks user activity on the device. */
export interface Presence {
  /** The time of the last activity, by this device's clock. */
  lastSeen: () => number
  stop: () => void
}

/** Starts tracking. Opening the page counts as activity. */
export function trackPresence(): Presence {
  let at = Date.now()
  const base = () => {
    at = Date.now()
  }
  for (const sign of SIGNS) window.addEventListener(sign, base, { passive: true, capture: true })
  return {
    lastSeen: () => at,
    stop() {
      for (const sign of SIGNS) window.removeEventListener(sign, base, { capture: true })
    },
  }
}
