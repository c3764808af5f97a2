import type { ModeColors } from '#model/theme/theme-config.ts'
import type { ColorKey } from '#model/theme/theme-settings.ts'

/** Colours by their keys in the groups a theme has them in. */
export function groupColors(colors: readonly (readonly [ColorKey, string])[]): ModeColors {
  const found: Record<string, string | Record<string, string>> = {}
  for (const [key, color] of colors) {
    const [group = '', name] = key.split('.')
    const inside = found[group]
    if (name === undefined) found[group] = color
    else found[group] = { ...(typeof inside === 'object' ? inside : {}), [name]: color }
  }
  // Whoever calls this gives every key of the table, so every colour is here.
  return found as unknown as ModeColors
}
