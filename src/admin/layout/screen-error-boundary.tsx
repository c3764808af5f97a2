import type { ReactNode } from 'react'

import { ErrorBoundary } from '#late/error-boundary.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** Keeps the layout working when a screen throws, so that the user can leave or retry. */
export function ScreenErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<Broken />}>{children}</ErrorBoundary>
}

function Broken() {
  return (
    <Banner tone="error">
      <p>This screen could not be shown. Your saved work is safe.</p>
      <Button onClick={() => window.location.reload()}>Load it again</Button>
    </Banner>
  )
}
