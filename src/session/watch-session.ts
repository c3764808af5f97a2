import { onSessionPointerChange } from './session-record.ts'

const REFRESH_MS = 10 * 60_000
const LOOK_MS = 60_000

interface Watched {
  /** Another tab has signed in or out, locked or unlocked. */
  onOtherTab: () => void
  /** The tab is looked at: every minute, and when it comes to the front. */
  onLook: () => void
  /** The server should be asked again: every ten minutes, and when the network is back. */
  onRefresh: () => void
}

/** Looks after a session for as long as its tab is open. Returns the way to stop. */
export function watchSession({ onOtherTab, onLook, onRefresh }: Watched): () => void {
  let askedAt = Date.now()
  const look = () => {
    if (document.visibilityState !== 'visible') return
    onLook()
    if (Date.now() - askedAt < REFRESH_MS) return
    askedAt = Date.now()
    onRefresh()
  }
  const lookAnew = () => {
    askedAt = 0
    look()
  }
  const stopListening = onSessionPointerChange(onOtherTab)
  const timer = setInterval(look, LOOK_MS)
  window.addEventListener('online', lookAnew)
  document.addEventListener('visibilitychange', look)
  return () => {
    stopListening()
    clearInterval(timer)
    window.removeEventListener('online', lookAnew)
    document.removeEventListener('visibilitychange', look)
  }
}
