import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Rendered in place of children that failed to render; nothing by default. */
  fallback?: ReactNode
}

/** Keeps the page when a part of it fails to render, and reports the error. */
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
