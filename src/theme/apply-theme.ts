import type { ThemeConfig, ThemeMode } from '#model/theme-config.ts'

import { cssVariables } from './css-variables.ts'
import { fontStylesheets } from './font-stylesheets.ts'
import { themeAttributes } from './theme-attributes.ts'

/** Gives the whole document a look. Every variable has a value in every theme, so none lingers. */
export function applyTheme(config: ThemeConfig, mode: ThemeMode): void {
  const root = document.documentElement
  const variables = cssVariables(config, mode)
  // These may be absent, which means: as the theme's other colours have it.
  for (const name of optionalVariables) root.style.removeProperty(name)
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
  for (const [name, value] of Object.entries(themeAttributes(config, mode))) {
    root.setAttribute(name, value)
  }
  colorBrowserBar(variables['--color-surface'])
  linkFonts(fontStylesheets(config))
}

const optionalVariables = [
  '--color-on-back',
  '--color-back-border',
  '--color-back-hover',
  '--color-on-back-hover',
]

function colorBrowserBar(color: string | undefined) {
  if (!color) return
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]') ??
    document.head.appendChild(
      Object.assign(document.createElement('meta'), { name: 'theme-color' }),
    )
  meta.content = color
}

/** Swaps the fonts of the last theme for those of this one. */
function linkFonts(addresses: readonly string[]) {
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[data-theme-font]')]
  for (const link of linked) if (!addresses.includes(link.href)) link.remove()
  const known = new Set(linked.map((link) => link.href))
  for (const href of addresses.filter((address) => !known.has(address))) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.dataset['themeFont'] = ''
    document.head.append(link)
  }
}
