import { useLocation } from 'react-router-dom'

import { useContentState } from '#db/content.ts'

import { useLocalizePath } from '../messages/use-messages.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Returns the full URL of the page, for sharing and print; '' if the server that rendered it has no
 * origin.
 */
export function usePageUrl(): string {
  const { pathname } = useLocation()
  const address = useLocalizePath()
  const { origin } = useContentState()
  const host = useHydrated() ? window.location.origin : origin
  return host ? host + address(pathname) : ''
}
