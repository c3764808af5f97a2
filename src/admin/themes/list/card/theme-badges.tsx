import { countUnreadablePairs } from '#theme/colors/count-unreadable-pairs.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

import type { Theme } from '../use-themes.ts'

import styles from './theme-badges.module.css'

/** The badges of a theme: active, preset or custom, validated. */
export function ThemeBadges({ theme, isActive }: { theme: Theme; isActive: boolean }) {
  const checked = getValidationBadge(theme)
  return (
    <div className={styles.badges}>
      {isActive && <Badge tone="green">Active</Badge>}
      <Badge tone={theme.is_preset ? 'blue' : 'purple'}>{getThemeKind(theme)}</Badge>
      <Badge tone={checked.tone}>{checked.long}</Badge>
    </div>
  )
}

export const getThemeKind = ({ is_preset: isPreset }: Theme) => (isPreset ? 'Preset' : 'Custom')

const validation = {
  passed: { word: 'Passed', long: 'Validation passed', tone: 'gray' },
  failed: { word: 'Failed', long: 'Validation failed', tone: 'red' },
  pending: { word: 'Pending', long: 'Validation pending', tone: 'yellow' },
} as const satisfies Record<
  Theme['validation_status'],
  { word: string; long: string; tone: BadgeTone }
>

const unreadable = { word: 'Hard to read', long: 'Hard to read', tone: 'red' } as const

/**
 * Any status but passed or failed is shown as pending. The server validates the values; contrast
 * is measured here and takes precedence over 'Passed'.
 */
export function getValidationBadge({ validation_status: status, config }: Theme) {
  if (status === 'passed' && countUnreadablePairs(config) > 0) return unreadable
  return Object.hasOwn(validation, status) ? validation[status] : validation.pending
}
