import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { useContentState } from '#db/content.ts'

/** The full address of the page, to send or to print; '' where the server that drew it has no name. */
export function usePageAddress(): string {
  const { pathname } = useLocation()
  const { origin } = useContentState()
  return (
    useSyncExternalStore(
      noChange,
      () => window.location.origin + pathname,
      () => origin && origin + pathname,
    ) ?? ''
  )
}

const noChange = () => () => {}
