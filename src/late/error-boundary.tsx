import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in the place of what cannot be drawn; nothing by default. */
  fallback?: ReactNode
}

/** Keeps the page when a part of it cannot be drawn, and reports why. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    reportError(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
