import { useEffect, useState } from 'react'

import { LatePart } from '#late/late-part.tsx'

import type { BeforeInstallPromptEvent } from './before-install-prompt-event.ts'
import { Deferred } from './deferred.tsx'

const loadInstallLine = () => import('./install-banner.tsx')

/**
 * Catches the browser's install prompt; much later a quiet banner may show it. It stands after the
 * footer, so that nothing shifts.
 */
export function InstallPrompt() {
  const [offer, setOffer] = useState<BeforeInstallPromptEvent | null>(null)

  useEffect(() => {
    const caught = (event: Event) => {
      // The browser would cover the page with a bar of its own.
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
