import type { ThemeConfig } from '#model/theme/theme-config.ts'
import type { FieldProps } from '#ui/fields/field.tsx'

import type { ThemeGenerator } from '../generator/use-theme-generator.ts'

/** The props of every editor tab. */
export interface SettingsTab {
  config: ThemeConfig
  /** Rapid edits with the same `step` are one undo step; without a `step`, those of the same path. */
  set: (path: string, value: unknown, step?: string) => void
  /** What is wrong with a setting, after a save was refused because of it. */
  messagesAt: (path: string) => FieldMessages
  /** Which settings are generated from the theme's seed. */
  generator?: ThemeGenerator
}

export type FieldMessages = Pick<FieldProps, 'error'>

export interface TabProps {
  tab: SettingsTab
}
