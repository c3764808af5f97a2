import type { ThemeConfig } from '#model/theme-config.ts'

/** What every tab of the editor works with. */
export interface Tab {
  config: ThemeConfig
  set: (path: string, value: unknown) => void
  /** What is wrong with a setting, once a save was refused for it. */
  problemAt: (path: string) => string | undefined
}

export interface TabProps {
  tab: Tab
}
