import { useEffect, useState } from 'react'

import { LatePart } from '#late/late-part.tsx'

import type { BeforeInstallPromptEvent } from './before-install-prompt-event.ts'
import { Deferred } from './deferred.tsx'

const loadInstallLine = () => import('./install-banner.tsx')

/**
 * Catches the browser's offer to install this site, and much later lets a quiet
 * line decide whether to pass it on. It stands after the footer: nothing moves.
 */
export function InstallPrompt() {
  const [offer, setOffer] = useState<BeforeInstallPromptEvent | null>(null)

  useEffect(() => {
    const caught = (event: Event) => {
      // The browser would put a bar of its own over the page.
      event.preventDefault()
      setOffer(event as BeforeInstallPromptEvent)
    }
    window.addEventListener('beforeinstallprompt', caught)
    return () => {
      window.removeEventListener('beforeinstallprompt', caught)
    }
  }, [])

  return (
    <Deferred>
      <LatePart load={loadInstallLine}>
        {({ InstallBanner }) => <InstallBanner offer={offer} />}
      </LatePart>
    </Deferred>
  )
}
