import type { ThemeConfig } from '#model/theme/theme-config.ts'

/** What every tab of the editor works with. */
export interface Tab {
  config: ThemeConfig
  /** Edits of the same `step` that follow at once are one step back; without one, those of the path. */
  set: (path: string, value: unknown, step?: string) => void
  /** What is wrong with a setting, once a save was refused for it. */
  problemAt: (path: string) => string | undefined
}

export interface TabProps {
  tab: Tab
}
