import { useEffect, useState } from 'react'

import {
  isIosSafari,
  isInstalled,
  writeSetting,
  readSetting,
} from '#theme/device/device-storage.ts'
import { Button } from '#ui/button.tsx'

import { useLanguage } from '../messages/use-messages.ts'
import type { BeforeInstallPromptEvent } from './before-install-prompt-event.ts'
import { offerMessages } from './offer-messages.ts'

import styles from './install-banner.module.css'

const FIRST_DAY = 'nadi-first-day'
const DISMISSED_KEY = 'nadi-install-answered'

/**
 * Offers to install the site: to a reader who returns on another day, if the device can, until the
 * reader has answered once. Reading is not tracked.
 */
export function InstallBanner({ offer }: { offer: BeforeInstallPromptEvent | null }) {
  const [isOffered, setOffered] = useState(isWanted)
  const messages = offerMessages[useLanguage()]
  useEffect(() => {
    const installed = () => setOffered(false)
    window.addEventListener('appinstalled', installed)
    return () => window.removeEventListener('appinstalled', installed)
  }, [])

  const apple = isIosSafari()
  if (!isOffered || (!offer && !apple)) return null

  const dismiss = () => {
    writeSetting(DISMISSED_KEY, 'yes')
    setOffered(false)
  }
  async function install() {
    await offer?.prompt()
    dismiss()
  }
  return (
    <section className={styles.line} aria-label={messages.label}>
      <p>{offer ? messages.text : messages.appleText}</p>
      <div className={styles.actions}>
        {offer && (
          <Button tone="primary" onClick={() => void install()}>
            {messages.install}
          </Button>
        )}
        <Button tone="quiet" onClick={dismiss}>
          {messages.refuse}
        </Button>
      </div>
    </section>
  )
}

function isWanted(): boolean {
  const today = new Date().toDateString()
  const first = readSetting(FIRST_DAY)
  if (first === null) writeSetting(FIRST_DAY, today)
  const cameBack = first !== null && first !== today
  return cameBack && readSetting(DISMISSED_KEY) === null && !isInstalled()
}
