import { useContentState } from '#db/content.ts'

import { useHydrated } from '../parts/use-hydrated.ts'
import { useWords } from '../words/use-words.ts'

/**
 * What to say of the topics that are not here yet, while a first mirror comes in portions [R19] or
 * there is only the page of a long list that the server drew; else ''.
 */
export function useRest(): string {
  const { coming, listOf, offline, stale } = useContentState()
  const hydrated = useHydrated()
  const words = useWords().library
  if (!coming && !(hydrated && listOf !== null)) return ''
  return offline || stale ? words.restMissing : words.restComing
}
