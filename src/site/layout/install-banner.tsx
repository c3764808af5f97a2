import { useEffect, useState } from 'react'

import { isAppleTouch, isInstalled, keep, recall } from '#theme/device/device-storage.ts'
import { Button } from '#ui/button.tsx'

import { useWords } from '../messages/use-messages.ts'
import type { InstallOffer } from './before-install-prompt-event.ts'

import styles from './install-banner.module.css'

const FIRST_DAY = 'nadi-first-day'
const ANSWERED = 'nadi-install-answered'

/**
 * Offers to keep the site on the device: to a reader who has come back on another
 * day, where the device can, until they have answered once. What they read is not counted.
 */
export function InstallLine({ offer }: { offer: InstallOffer | null }) {
  const [wanted, setWanted] = useState(isWanted)
  const words = useWords().install
  useEffect(() => {
    const installed = () => setWanted(false)
    window.addEventListener('appinstalled', installed)
    return () => window.removeEventListener('appinstalled', installed)
  }, [])

  const apple = isAppleTouch()
  if (!wanted || (!offer && !apple)) return null

  const answered = () => {
    keep(ANSWERED, 'yes')
    setWanted(false)
  }
  async function install() {
    await offer?.prompt()
    answered()
  }
  return (
    <section className={styles.line} aria-label={words.label}>
      <p>{offer ? words.text : words.appleText}</p>
      <div className={styles.answers}>
        {offer && (
          <Button tone="primary" onClick={() => void install()}>
            {words.install}
          </Button>
        )}
        <Button tone="quiet" onClick={answered}>
          {words.dismiss}
        </Button>
      </div>
    </section>
  )
}

function isWanted(): boolean {
  const today = new Date().toDateString()
  const first = recall(FIRST_DAY)
  if (first === null) keep(FIRST_DAY, today)
  const cameBack = first !== null && first !== today
  return cameBack && recall(ANSWERED) === null && !isInstalled()
}
