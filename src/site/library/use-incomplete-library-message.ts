import { useContentState } from '#db/content.ts'

import { useHydrated } from '../components/use-hydrated.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * Returns a note while topics are missing: during an initial sync [R19], or when the device only
 * has the server-rendered page, with one page of a long list or shortened topics. '' once all are
 * loaded.
 */
export function useIncompleteLibraryMessage(hasQuery: boolean): string {
  const { content, isPartial, listOf, page, offline, stale, failed } = useContentState()
  const hydrated = useHydrated()
  const { library: messages, illness } = useMessages()
  if (content === null) return illness.notCached
  const isPart = listOf !== null || (hasQuery && page !== null)
  if (!isPartial && !(hydrated && isPart)) return ''
  return offline || stale || failed ? messages.restMissing : messages.restComing
}
