import { useState } from 'react'

import { writeSetting, readSetting } from '#theme/device/device-storage.ts'
import { Button } from '#ui/button.tsx'

import styles from './stale-data-notice.module.css'

const SETTING_KEY = 'nadi-staff-install-answered'

/** Suggests installing the panel on an iPad or iPhone, until it is dismissed. */
export function InstallPanelHint() {
  const [isDismissed, setDismissed] = useState(() => readSetting(SETTING_KEY) !== null)
  if (isDismissed) return null
  const dismiss = () => {
    writeSetting(SETTING_KEY, 'yes')
    setDismissed(true)
  }
  return (
    <p className={styles.line}>
      Install the panel on this device: tap Share, then Add to Home Screen. It opens like an app and
      keeps unsent changes.{' '}
      <Button tone="quiet" onClick={dismiss}>
        No, thank you
      </Button>
    </p>
  )
}
