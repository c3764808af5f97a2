import { onSessionPointerChange } from './session-record.ts'

const REFRESH_MS = 10 * 60_000
const LOOK_MS = 60_000

interface Watched {
  /** Called when another tab has signed in or out, locked or unlocked. */
  onOtherTab: () => void
  /** Called every minute and when the tab becomes visible. */
  onLook: () => void
  /** Called every ten minutes and on reconnect, to ask the server again. */
  onRefresh: () => void
}

/** Runs the checks of a session while its tab is open. Returns a function that stops them. */
export function watchSession({ onOtherTab, onLook, onRefresh }: Watched): () => void {
  let askedAt = Date.now()
  const check = () => {
    if (document.visibilityState !== 'visible') return
    onLook()
    if (Date.now() - askedAt < REFRESH_MS) return
    askedAt = Date.now()
    onRefresh()
  }
  const lookAnew = () => {
    askedAt = 0
    check()
  }
  const stopListening = onSessionPointerChange(onOtherTab)
  const timer = setInterval(check, LOOK_MS)
  window.addEventListener('online', lookAnew)
  document.addEventListener('visibilitychange', check)
  return () => {
    stopListening()
    clearInterval(timer)
    window.removeEventListener('online', lookAnew)
    document.removeEventListener('visibilitychange', check)
  }
}
