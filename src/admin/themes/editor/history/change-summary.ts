import { categories, categoryOf, nameOf } from '../settings/setting-names.ts'
import type { Difference } from './differences.ts'

/** What a version is called where nobody described it (AC-349). */
export const NO_DIFFERENCES = 'Theme configuration updated'

/** What was changed, in a line (AC-345..AC-348): one or two changes by name, more by number. */
export function changeSummary(changes: readonly Difference[]): string {
  const parts = categories.flatMap((category) => {
    const names = changes
      .filter(({ path }) => categoryOf(path) === category)
      .map(({ path }) => nameOf(path))
    return names.length === 0 ? [] : [`${category}: ${counted(names)}`]
  })
  return parts.join('; ') || NO_DIFFERENCES
}

function counted(names: readonly string[]): string {
  return names.length > 2 ? `${names.length} updates` : names.join(' and ')
}
