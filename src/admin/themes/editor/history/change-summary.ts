import { themeTabs } from '#model/theme/theme-setting-details.ts'

import { getSettingName, getSettingTab } from '../settings/setting-names.ts'
import type { ThemeDiff } from './diff-themes.ts'

/** The default summary of a version (AC-349). */
export const NO_DIFFERENCES = 'Theme configuration updated'

/** Summarises the changes in one line (AC-345..AC-348): one or two by name, more as a number. */
export function summarizeChanges(changes: readonly ThemeDiff[]): string {
  const parts = themeTabs.flatMap((tab) => {
    const names = changes
      .filter(({ path }) => getSettingTab(path) === tab)
      .map(({ path }) => getSettingName(path))
    return names.length === 0 ? [] : [`${tab}: ${summarizeNames(names)}`]
  })
  return parts.join('; ') || NO_DIFFERENCES
}

function summarizeNames(names: readonly string[]): string {
  return names.length > 2 ? `${names.length} updates` : names.join(' and ')
}
