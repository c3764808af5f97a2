import { useContentState } from '#db/content.ts'

import { useHydrated } from '../components/use-hydrated.ts'
import { useWords } from '../messages/use-messages.ts'

/**
 * What to say of the topics that are not here yet, while a first mirror comes in portions [R19] or
 * there is only the page that the server drew: of a long list, or with less of each topic than a
 * search needs. '' where all is here.
 */
export function useRest(isAsked: boolean): string {
  const { content, coming, listOf, page, offline, stale, failed } = useContentState()
  const hydrated = useHydrated()
  const { library: words, illness } = useWords()
  if (content === null) return illness.notKept
  const isPart = listOf !== null || (isAsked && page !== null)
  if (!coming && !(hydrated && isPart)) return ''
  return offline || stale || failed ? words.restMissing : words.restComing
}
