import type { ReactNode } from 'react'

import { ErrorBoundary } from '#late/error-boundary.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** Keeps the frame working when a screen breaks, so that the user can go elsewhere or try again. */
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
