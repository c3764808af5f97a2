import { themeModes } from './theme-config.ts'
import type { KindName } from './theme-kinds.ts'
import { modeColors, settingList } from './theme-settings.ts'

/** The contents of settings that are lists or free groups. */
const inner: readonly (readonly [string, KindName])[] = [
  ['gradients[]', 'gradient'],
  ['gradients[].name', 'title'],
  ['gradients[].type', 'gradient-type'],
  ['gradients[].angle', 'angle'],
  ['gradients[].stops', 'stops'],
  ['gradients[].stops[]', 'stop'],
  ['gradients[].stops[].color', 'color'],
  ['gradients[].stops[].position', 'position'],
  ['typography.fontUrls[]', 'font-address'],
  ['layouts.hero.*.*', 'free'],
  ['layouts.sections.*.*', 'free'],
  ['layouts.pages.*.*', 'free'],
]

const settings: (readonly [string, KindName])[] = [
  ...themeModes.flatMap((mode) =>
    Object.keys(modeColors).map((key) => [`colors.${mode}.${key}`, 'color'] as const),
  ),
  ...settingList.flatMap(({ path, kind, entries }) =>
    entries
      ? entries.map((name) => [path.replace('*', name), kind] as const)
      : [[path, kind] as const],
  ),
]

/**
 * Every path in a theme and its kind of value: `*` stands for any name, `[]` for every entry of a
 * list, and the empty path for the theme itself. The server has the same in private.theme_rules.
 */
export const themePaths: ReadonlyMap<string, KindName> = new Map([
  ...settings.flatMap(([path]) => listGroups(path)),
  ...settings,
  ...inner,
])

/** Returns the groups that contain a setting; a group with free names is a map. */
function listGroups(path: string): (readonly [string, KindName])[] {
  const names = path.split('.').slice(0, -1)
  return ['', ...names].map((_, depth) => {
    const group = names.slice(0, depth).join('.')
    return [group, path === `${group}.*` ? 'map' : 'group'] as const
  })
}
