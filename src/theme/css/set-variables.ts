import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'

import { createCssVariables } from './css-variables.ts'

export { completeTheme } from '../default-theme.ts'

/** Sets a theme's variables on an element, and removes those that only the previous theme had. */
export function setCssVariables(root: HTMLElement, config: ThemeConfig, mode: ThemeMode): void {
  // The page no longer uses the style it came with.
  delete root.dataset['themeHash']
  const { style } = root
  const all: Record<string, string> = createCssVariables(config, mode)
  const gone = Array.from(style).filter(
    (name) => name.startsWith('--') && !Object.hasOwn(all, name),
  )
  for (const name of gone) style.removeProperty(name)
  // Writes only changed values: each write makes the browser restyle every element.
  for (const [name, value] of Object.entries(all)) {
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
  }
}
