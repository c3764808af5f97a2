import type { ThemeConfig } from '#model/theme/theme-config.ts'
import type { FieldProps } from '#ui/fields/field.tsx'

import type { ThemeGenerator } from '../generator/use-theme-generator.ts'

/** What every tab of the editor works with. */
export interface SettingsTab {
  config: ThemeConfig
  /** Quick edits with the same `step` are one undo step; without a `step`, those of the same path. */
  set: (path: string, value: unknown, step?: string) => void
  /** What is wrong with a setting, after a save was refused because of it, and what came for it meanwhile. */
  messagesAt: (path: string) => FieldMessages
  /** Which settings follow the look the theme was made from. */
  look?: ThemeGenerator
}

export type FieldMessages = Pick<FieldProps, 'error' | 'notice'>

export interface TabProps {
  tab: SettingsTab
}
