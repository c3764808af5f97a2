import { Component, type ErrorInfo, type ReactNode } from 'react'

import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

interface ScreenBoundaryProps {
  children: ReactNode
}

/** Keeps the frame working when a screen breaks, so that the user can go elsewhere or try again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, _info: ErrorInfo) {
    reportError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Banner tone="error">
        <p>This screen could not be shown. Your saved work is safe.</p>
        <Button onClick={() => window.location.reload()}>Load it again</Button>
      </Banner>
    )
  }
}
