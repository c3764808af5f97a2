import { useEffect } from 'react'

import { isIosSafari, isInstalled } from '#theme/device/device-storage.ts'

import { setAppBadge } from '../edits/app-badge.ts'
import { requestPersistence } from '../shell/request-persistence.ts'
import { useSyncSummary } from '../shell/use-sync-summary.ts'
import { InstallPanelHint } from './install-panel-hint.tsx'

import styles from './stale-data-notice.module.css'

/** Counts unsent edits on the app's icon, and warns that Safari may delete them. */
export function UnsentEditsNotice() {
  const summary = useSyncSummary()
  const unsent = summary ? summary.waiting + summary.parked : null
  useEffect(() => {
    if (unsent !== null) setAppBadge(unsent)
  }, [unsent])
  useEffect(() => {
    if (isInstalled()) requestPersistence()
  }, [])
  if (unsent === null || !isIosSafari() || isInstalled()) return null
  if (unsent === 0) return <InstallPanelHint />
  return (
    <p className={styles.line}>
      Safari may delete unsent changes if you do not open this site for seven days. Go online to
      send them, or install the panel, which keeps them: tap Share, then Add to Home Screen.
    </p>
  )
}
