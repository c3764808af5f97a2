import type { SyncEnvironment } from './engine.ts'

/**
 * Aborted while this page is being left. A page that the browser keeps for Back is frozen with the
 * locks it holds or has asked for, and all other pages would wait for it: Firefox gives them to it
 * even after `pagehide`.
 */
let leaving = new AbortController()
window.addEventListener('pagehide', () => leaving.abort())
window.addEventListener('pageshow', () => {
  if (leaving.signal.aborted) leaving = new AbortController()
})

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * A tab that the browser froze in the middle of a round keeps its turn for good. Two rounds at once
 * are slower and just as right, so none waits longer than this.
 */
const LOCK_PATIENCE_MS = 20_000

/** The engine's surroundings in a browser. */
export const browserEnvironment: SyncEnvironment = {
  now: () => Date.now(),
  random: () => Math.random(),
  isVisible: () => document.visibilityState === 'visible',
  async withLock(name, work) {
    // Without Web Locks every tab goes round; that is slower and just as right.
    if (!('locks' in navigator)) {
      await work()
      return true
    }
    const { signal } = leaving
    if (signal.aborted) return false
    let working: Promise<void> | undefined
    const waiting = new AbortController()
    const giveUp = () => waiting.abort()
    const timer = setTimeout(giveUp, LOCK_PATIENCE_MS)
    signal.addEventListener('abort', giveUp, { once: true })
    const inTurn = navigator.locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer)
      working = work()
      return Promise.race([working, aborted(signal)])
    })
    await inTurn.catch((error: unknown) => {
      if (!waiting.signal.aborted) throw error
    })
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    if (!working && !signal.aborted) working = work()
    await working
    return working !== undefined
  },
  onResume(callback) {
    const seen = () => {
      if (document.visibilityState === 'visible') callback()
    }
    window.addEventListener('online', callback)
    // Whether it is true only a try tells: it costs little, and the screens say what came of it.
    window.addEventListener('offline', callback)
    window.addEventListener('pageshow', callback)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', callback)
      window.removeEventListener('offline', callback)
      window.removeEventListener('pageshow', callback)
      document.removeEventListener('visibilitychange', seen)
    }
  },
  setTimer(callback, ms) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  warn(text) {
    // A warning: nothing is broken, and whoever looks into a complaint finds it.
    // oxlint-disable-next-line no-console
    console.warn(text)
  },
}
