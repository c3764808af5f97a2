import { lazy, Suspense, useEffect, useState } from 'react'

import type { InstallOffer } from './install-offer.ts'

const InstallLine = lazy(async () => ({
  default: (await import('./install-line.tsx')).InstallLine,
}))

/** Until then a page has other things to do. */
const QUIET_AFTER_MS = 6_000

/**
 * Catches the browser's offer to install this site, and much later lets a quiet
 * line decide whether to pass it on. It stands after the footer: nothing moves.
 */
export function InstallHint() {
  const [offer, setOffer] = useState<InstallOffer | null>(null)
  const [quiet, setQuiet] = useState(false)

  useEffect(() => {
    const caught = (event: Event) => {
      // The browser would put a bar of its own over the page.
      event.preventDefault()
      setOffer(event as InstallOffer)
    }
    const timer = setTimeout(() => setQuiet(true), QUIET_AFTER_MS)
    window.addEventListener('beforeinstallprompt', caught)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeinstallprompt', caught)
    }
  }, [])

  return (
    quiet && (
      <Suspense>
        <InstallLine offer={offer} />
      </Suspense>
    )
  )
}
