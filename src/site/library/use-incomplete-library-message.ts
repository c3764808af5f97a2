import { useContentState } from '#db/content.ts'

import { useHydrated } from '../components/use-hydrated.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * What to say of the topics that are not here yet, while a first mirror comes in portions [R19] or
 * there is only the page that the server drew: of a long list, or with less of each topic than a
 * search needs. '' where all is here.
 */
export function useIncompleteLibraryMessage(isAsked: boolean): string {
  const { content, isPartial, listOf, page, offline, stale, failed } = useContentState()
  const hydrated = useHydrated()
  const { library: messages, illness } = useMessages()
  if (content === null) return illness.notKept
  const isPart = listOf !== null || (isAsked && page !== null)
  if (!isPartial && !(hydrated && isPart)) return ''
  return offline || stale || failed ? messages.restMissing : messages.restComing
}
