import { useLocation } from 'react-router-dom'

import { useContentState } from '#db/content.ts'

import { useLocalizePath } from '../messages/use-messages.ts'
import { useHydrated } from './use-hydrated.ts'

/** The full address of the page, to send or to print; '' where the server that drew it has no name. */
export function usePageUrl(): string {
  const { pathname } = useLocation()
  const address = useLocalizePath()
  const { origin } = useContentState()
  const host = useHydrated() ? window.location.origin : origin
  return host ? host + address(pathname) : ''
}
