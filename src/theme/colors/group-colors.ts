import type { ModeColors } from '#model/theme/theme-config.ts'
import type { ColorKey } from '#model/theme/theme-settings.ts'

/** Groups colours as a theme stores them. */
export function groupColors(colors: readonly (readonly [ColorKey, string])[]): ModeColors {
  const found: Record<string, string | Record<string, string>> = {}
  for (const [key, color] of colors) {
    const [group = '', name] = key.split('.')
    const inside = found[group]
    if (name === undefined) found[group] = color
    else found[group] = { ...(typeof inside === 'object' ? inside : {}), [name]: color }
  }
  // Callers pass every key of the table.
  return found as ModeColors
}
