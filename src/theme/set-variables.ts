import type { ThemeConfig, ThemeMode } from '#model/theme-config.ts'

import { cssVariables } from './css-variables.ts'

/** Writes a theme on an element. Every variable has a value in every theme, so none lingers. */
export function setVariables(root: HTMLElement, config: ThemeConfig, mode: ThemeMode): void {
  // From now on the page is not dressed by the style it came with.
  delete root.dataset['themeHash']
  // These may be absent, which means: as the theme's other colours have it.
  for (const name of optionalVariables) root.style.removeProperty(name)
  for (const [name, value] of Object.entries(cssVariables(config, mode))) {
    root.style.setProperty(name, value)
  }
}

const optionalVariables = [
  '--color-on-back',
  '--color-back-border',
  '--color-back-hover',
  '--color-on-back-hover',
]
