import type { SyncEnvironment } from './engine.ts'

/**
 * Aborted on pagehide. A page in the back/forward cache is frozen with the locks that it holds or
 * has requested, and all other tabs would wait for it: Firefox grants locks to it even after
 * `pagehide`.
 */
let leaving = new AbortController()
window.addEventListener('pagehide', () => leaving.abort())
window.addEventListener('pageshow', () => {
  if (leaving.signal.aborted) leaving = new AbortController()
})

const waitForAbort = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * A tab that the browser froze during a sync cycle never releases its lock. Two cycles at once are
 * slower but still correct, so no tab waits longer than this.
 */
const LOCK_PATIENCE_MS = 20_000

/** The sync engine's environment in a browser. */
export const browserEnvironment: SyncEnvironment = {
  now: () => Date.now(),
  random: () => Math.random(),
  isVisible: () => document.visibilityState === 'visible',
  async withLock(name, work) {
    // Without Web Locks every tab syncs: slower, but still correct.
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
    const inTurn = async () =>
      navigator.locks.request(name, { signal: waiting.signal }, () => {
        clearTimeout(timer)
        working ??= work()
        return Promise.race([working, waitForAbort(signal)])
      })
    // A lock that is refused, or never granted, stops no sync. The work's own error comes below.
    await Promise.race([inTurn().catch(() => {}), waitForAbort(waiting.signal)])
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    if (!working && !signal.aborted) working = work()
    await working
    return working !== undefined
  },
  onResume(callback) {
    const onVisible = () => {
      if (document.visibilityState === 'visible') callback()
    }
    window.addEventListener('online', callback)
    // `offline` is only a hint: one request costs little, and the screens show its result.
    window.addEventListener('offline', callback)
    window.addEventListener('pageshow', callback)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('online', callback)
      window.removeEventListener('offline', callback)
      window.removeEventListener('pageshow', callback)
      document.removeEventListener('visibilitychange', onVisible)
    }
  },
  setTimer(callback, ms) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  warn(text) {
    // Logged as a warning: nothing is broken, but the cause of a complaint must be traceable.
    // oxlint-disable-next-line no-console
    console.warn(text)
  },
}
