import { themeModes, type ThemeConfig, type ThemeMode } from '#model/theme/theme-config.ts'

import { cssVariables } from './css-variables.ts'

/**
 * The theme as the text of a stylesheet, for pages a server draws. It holds both
 * modes, so that only an attribute tells dark from light. Every value has passed
 * css-values.ts: nothing in it can end the style element or fetch anything.
 */
export function themeCss(config: ThemeConfig): string {
  return themeModes.map((mode) => rule(config, mode)).join('\n')
}

/** Stronger than the stylesheet's own :root, which may come after it. */
const ROOT = ':root[data-theme-hash]'

function rule(config: ThemeConfig, mode: ThemeMode): string {
  const light = cssVariables(config, 'light')
  const all = Object.entries(cssVariables(config, mode)) as [`--${string}`, string][]
  const own = mode === 'light' ? all : all.filter(([name, value]) => light[name] !== value)
  const selector = mode === 'light' ? ROOT : `${ROOT}[data-theme-mode='${mode}']`
  return `${selector}{${own.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
