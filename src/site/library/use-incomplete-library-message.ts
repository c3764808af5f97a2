import { useLocation } from 'react-router-dom'

import { hasAllRows, isServerUnreachable, useContentState } from '#db/content.ts'

import { useHydrated } from '../components/use-hydrated.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * Returns a note while topics are missing: during an initial sync [R19], or when the device only
 * has a server-rendered page, with one page of a long list or shortened topics. '' once all are
 * loaded.
 */
export function useIncompleteLibraryMessage(isUnansweredSearch: boolean): string {
  const state = useContentState()
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const { library: messages, illness } = useMessages()
  if (state.content === null) return illness.notCached
  const path = isUnansweredSearch ? undefined : pathname
  if (!hydrated || hasAllRows(state, 'health_library_illnesses', path)) return ''
  return isServerUnreachable(state) ? messages.restMissing : messages.restComing
}
