import { colorDetails } from '#model/theme/theme-color-details.ts'
import {
  settingDetails,
  getSizeName,
  themeTabs,
  type ThemeTab,
} from '#model/theme/theme-setting-details.ts'
import { modeColors, type ColorKey, type SettingPath } from '#model/theme/theme-settings.ts'
import { SEED_PATH } from '#theme/generator/theme-seed.ts'

/** The path of a theme's description. */
export const DESCRIPTION = 'description'

export const settingPaths = Object.keys(settingDetails) as SettingPath[]

/** The group of the seed's fields. */
export const SEED_GROUP = 'Generate from colors'

/** A setting of the table, with the entry for a map of several. */
export interface NamedSetting {
  setting: SettingPath
  entry: string
}

/** Finds the setting of a path: `designTokens.spacing.lg` is the entry lg of `designTokens.spacing.*`. */
export function findSetting(path: string): NamedSetting | null {
  const names = path.split(/[.[]/)
  for (let length = names.length; length > 0; length -= 1) {
    const [start, entry] = [names.slice(0, length).join('.'), names.slice(length).join(' ')]
    const setting = settingPaths.find((one) => one === start || (entry && one === `${start}.*`))
    if (setting) return { setting, entry }
  }
  return null
}

/** The editor tab of a setting or a group. */
export function getSettingTab(path: string): ThemeTab {
  const [first = ''] = path.split(/[.[]/)
  const setting =
    findSetting(path)?.setting ?? settingPaths.find((one) => one.startsWith(`${first}.`))
  return setting ? settingDetails[setting].tab : themeTabs[0]
}

/** The full name of a setting, as in a summary: 'Text muted (dark)'. */
export function getSettingName(path: string): string {
  if (path === DESCRIPTION) return 'Description'
  if (path === SEED_PATH) return SEED_GROUP
  if (path === `${SEED_PATH}.brand`) return 'Brand color'
  if (path === `${SEED_PATH}.second`) return 'Second color'
  const [, mode, key] = /^colors\.(light|dark)\.(.+)$/.exec(path) ?? []
  if (key && isColorKey(key)) return `${colorDetails[key].label} (${mode})`
  const stop = /^gradients\.\d+\.stops\.(\d+)\.color$/.exec(path)?.[1]
  if (stop) return `Gradient color ${Number(stop) + 1}`
  const found = findSetting(path)
  return found ? `${settingDetails[found.setting].label} ${getSizeName(found.entry)}`.trim() : path
}

const isColorKey = (key: string): key is ColorKey => Object.hasOwn(modeColors, key)

/** The settings of a tab, by group. */
export function listGroups(tab: ThemeTab): { title: string; settings: SettingPath[] }[] {
  const settings = settingPaths.filter((path) => settingDetails[path].tab === tab)
  const titles = new Set(settings.map((path) => settingDetails[path].group))
  return Array.from(titles, (title) => ({
    title,
    settings: settings.filter((path) => settingDetails[path].group === title),
  }))
}

/** The colors of a mode, by group (AC-351). */
export function listColorGroups(): { title: string; keys: ColorKey[] }[] {
  const keys = Object.keys(modeColors) as ColorKey[]
  const titles = new Set(keys.map((key) => colorDetails[key].group))
  return Array.from(titles, (title) => ({
    title,
    keys: keys.filter((key) => colorDetails[key].group === title),
  }))
}
