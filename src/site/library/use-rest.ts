import { useContentState } from '#db/content.ts'

import { useWords } from '../words/use-words.ts'

/** While a first mirror comes in portions [R19]: what to say of the topics that are not here yet; else ''. */
export function useRest(): string {
  const { coming, offline, stale } = useContentState()
  const words = useWords().library
  if (!coming) return ''
  return offline || stale ? words.restMissing : words.restComing
}
