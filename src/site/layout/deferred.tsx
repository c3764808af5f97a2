import { useEffect, useState, type ReactNode } from 'react'

import { ErrorBoundary } from '#late/error-boundary.tsx'

/** Until then a page has other things to do. */
const QUIET_AFTER_MS = 6_000

/** What a page offers once its reader has had a look at it. */
export function Deferred({ children }: { children: ReactNode }) {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), QUIET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return quiet && <ErrorBoundary>{children}</ErrorBoundary>
}
