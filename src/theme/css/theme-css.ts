import type { ThemeConfig } from '#model/theme/theme-config.ts'

import { createCssVariables } from './css-variables.ts'
import { DARK_DEVICE } from './theme-attributes.ts'

/**
 * The theme as the text of a stylesheet, for pages a server draws. It holds both
 * modes: an attribute tells dark from light, and where its reader chose neither, the device does. Every value has passed
 * parse-css-values.ts: nothing in it can end the style element or fetch anything.
 */
export function createThemeCss(config: ThemeConfig): string {
  const dark = darkValues(config)
  return [
    rule(ROOT, createCssVariables(config, 'light')),
    rule(`${ROOT}[data-theme-mode='dark']`, dark),
    `@media screen and ${DARK_DEVICE}{${rule(`${ROOT}[data-theme-mode='auto']`, dark)}}`,
  ].join('\n')
}

/** Stronger than the stylesheet's own :root, which may come after it. */
const ROOT = ':root[data-theme-hash]'

type Values = Record<string, string>

/** What the dark mode has otherwise than the light one. */
function darkValues(config: ThemeConfig): Values {
  const light: Values = createCssVariables(config, 'light')
  const dark = Object.entries(createCssVariables(config, 'dark'))
  return Object.fromEntries(dark.filter(([name, value]) => light[name] !== value))
}

function rule(selector: string, values: Values): string {
  const own = Object.entries(values).map(([name, value]) => `${name}:${value}`)
  return `${selector}{${own.join(';')}}`
}
