import { useEffect, useState } from 'react'

import { LatePart } from '#late/late-part.tsx'

import type { InstallOffer } from './before-install-prompt-event.ts'
import { Later } from './deferred.tsx'

const loadInstallLine = () => import('./install-banner.tsx')

/**
 * Catches the browser's offer to install this site, and much later lets a quiet
 * line decide whether to pass it on. It stands after the footer: nothing moves.
 */
export function InstallHint() {
  const [offer, setOffer] = useState<InstallOffer | null>(null)

  useEffect(() => {
    const caught = (event: Event) => {
      // The browser would put a bar of its own over the page.
      event.preventDefault()
      setOffer(event as InstallOffer)
    }
    window.addEventListener('beforeinstallprompt', caught)
    return () => {
      window.removeEventListener('beforeinstallprompt', caught)
    }
  }, [])

  return (
    <Later>
      <LatePart load={loadInstallLine}>
        {({ InstallLine }) => <InstallLine offer={offer} />}
      </LatePart>
    </Later>
  )
}
