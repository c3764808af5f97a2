import { useEffect } from 'react'

import { showBadge } from '../edits/app-badge.ts'
import { askToPersist } from '../shell/persistence.ts'
import { useSyncSummary } from '../shell/use-sync-summary.ts'

import styles from './refresh-line.module.css'

/** What becomes of edits that wait on this device: counted on the app's icon, and not kept for ever by Safari. */
export function KeepingLine() {
  const summary = useSyncSummary()
  const unsent = summary ? summary.waiting + summary.attention : null
  useEffect(() => {
    if (unsent !== null) showBadge(unsent)
  }, [unsent])
  useEffect(() => {
    if (isInstalled()) askToPersist()
  }, [])
  if (!unsent || !isAppleTouch() || isInstalled()) return null
  return (
    <p className={styles.line}>
      Safari may delete what waits here if this site is not opened for seven days. Connect to send
      it, or install the panel, which keeps it: tap Share, then Add to Home Screen.
    </p>
  )
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches
}

/** Safari alone says whether it is installed, and that of a Mac has nobody touching it. */
function isAppleTouch(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 1
}
