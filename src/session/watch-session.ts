import { onSessionPointerChange } from './session-record.ts'

const REFRESH_MS = 10 * 60_000
const CHECK_MS = 60_000

interface Watched {
  /** Called when another tab has signed in or out, locked or unlocked. */
  onOtherTab: () => void
  /** Called every minute and when the tab becomes visible. */
  onCheck: () => void
  /** Called every ten minutes and on reconnect, to ask the server again. */
  onRefresh: () => void
}

/** Runs the checks of a session while its tab is open. Returns a function that stops them. */
export function watchSession({ onOtherTab, onCheck, onRefresh }: Watched): () => void {
  let refreshedAt = Date.now()
  const check = () => {
    if (document.visibilityState !== 'visible') return
    onCheck()
    if (Date.now() - refreshedAt < REFRESH_MS) return
    refreshedAt = Date.now()
    onRefresh()
  }
  const refreshNow = () => {
    refreshedAt = 0
    check()
  }
  const stopListening = onSessionPointerChange(onOtherTab)
  const timer = setInterval(check, CHECK_MS)
  window.addEventListener('online', refreshNow)
  document.addEventListener('visibilitychange', check)
  return () => {
    stopListening()
    clearInterval(timer)
    window.removeEventListener('online', refreshNow)
    document.removeEventListener('visibilitychange', check)
  }
}
