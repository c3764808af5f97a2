import type { ThemeConfig } from '#model/theme/theme-config.ts'

import { createCssVariables } from './css-variables.ts'
import { DARK_DEVICE } from './theme-attributes.ts'

/**
 * Creates a theme's stylesheet for server-rendered pages, with both modes: an attribute selects
 * dark or light, otherwise the device does. parse-css-values.ts has validated every value, so none
 * can end the style element or fetch a URL.
 */
export function createThemeCss(config: ThemeConfig): string {
  const dark = darkValues(config)
  return [
    rule(ROOT, createCssVariables(config, 'light')),
    rule(`${ROOT}[data-theme-mode='dark']`, dark),
    `@media screen and ${DARK_DEVICE}{${rule(`${ROOT}[data-theme-mode='auto']`, dark)}}`,
  ].join('\n')
}

/** More specific than the stylesheet's own :root, which may follow it. */
const ROOT = ':root[data-theme-hash]'

type Values = Record<string, string>

/** Returns the values that differ in dark mode. */
function darkValues(config: ThemeConfig): Values {
  const light: Values = createCssVariables(config, 'light')
  const dark = Object.entries(createCssVariables(config, 'dark'))
  return Object.fromEntries(dark.filter(([name, value]) => light[name] !== value))
}

function rule(selector: string, values: Values): string {
  const declarations = Object.entries(values).map(([name, value]) => `${name}:${value}`)
  return `${selector}{${declarations.join(';')}}`
}
