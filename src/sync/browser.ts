import type { Surroundings } from './engine.ts'

/** The engine's surroundings in a browser. */
export const browser: Surroundings = {
  now: () => Date.now(),
  random: () => Math.random(),
  isVisible: () => document.visibilityState === 'visible',
  isOnline: () => navigator.onLine,
  async alone(name, work) {
    // Without Web Locks every tab goes round; that is slower and just as right.
    if (!('locks' in navigator)) {
      await work()
      return true
    }
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (!lock) return false
      await work()
      return true
    })
  },
  onReturn(callback) {
    const seen = () => {
      if (document.visibilityState === 'visible') callback()
    }
    window.addEventListener('online', callback)
    window.addEventListener('pageshow', callback)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', callback)
      window.removeEventListener('pageshow', callback)
      document.removeEventListener('visibilitychange', seen)
    }
  },
  setTimer(callback, ms) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  note(text) {
    // A warning: nothing is broken, and whoever looks into a complaint finds it.
    // oxlint-disable-next-line no-console
    console.warn(text)
  },
}
