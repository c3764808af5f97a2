import { useEffect, useState, type ReactNode } from 'react'

import { ErrorBoundary } from '#late/error-boundary.tsx'

/** Until then the page has more urgent work. */
const QUIET_AFTER_MS = 6_000

/** Renders offers after the reader has had time to look at the page. */
export function Deferred({ children }: { children: ReactNode }) {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), QUIET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return quiet && <ErrorBoundary>{children}</ErrorBoundary>
}
