import { themeModes } from '#model/theme/theme-config.ts'

import { completeTheme } from '../default-theme.ts'
import { measurePairs } from './contrast-report.ts'

const counts = new WeakMap<object, number>()

/** Counts the pairs of a theme, in both modes, that are not readable. Memoized per theme object. */
export function countUnreadablePairs(stored: object): number {
  const before = counts.get(stored)
  if (before !== undefined) return before
  const config = completeTheme(stored)
  const failing = themeModes.flatMap((mode) =>
    measurePairs(config, mode).filter(({ passes }) => !passes),
  )
  counts.set(stored, failing.length)
  return failing.length
}
