import { fetchPartWithRetries, type fetchPart } from '#late/fetch-part.ts'

import { listFontStylesheets } from '../css/font-stylesheets.ts'
import { DARK_DEVICE, getThemeAttributes } from '../css/theme-attributes.ts'
import { toThemeMarkup } from '../default-markup.ts'
import type { ModeInUse } from './reader-preferences.ts'

let latestRequest = 0

const loadVariables = () => import('../css/set-variables.ts')

/**
 * Applies a stored theme, or the default one, to the whole document. A server-rendered page in the
 * theme of this hash has both modes already. The code that turns another theme into variables is a
 * chunk of its own, which most visits never need.
 */
export async function applyTheme(
  stored: unknown,
  { choice, mode }: ModeInUse,
  hash?: string,
  fetchLate: typeof fetchPart = fetchPartWithRetries,
): Promise<void> {
  const root = document.documentElement
  const mine = (latestRequest += 1)
  if (hash === undefined || root.dataset['themeHash'] !== hash) {
    const { setCssVariables, completeTheme } = await fetchLate(loadVariables)
    // Another theme may have been applied in the meantime.
    if (mine !== latestRequest) return
    setCssVariables(root, completeTheme(stored), mode)
  }
  const config = toThemeMarkup(stored)
  for (const [name, value] of Object.entries(getThemeAttributes(config, choice))) {
    root.setAttribute(name, value)
  }
  colorBrowserBar(config.colors[mode].background.surface)
  replaceFontStylesheets(listFontStylesheets(config))
}

/** Rendered for dark devices by the server; scripts then know the shown mode. */
const DARK_THEME_COLOR = `meta[name="theme-color"][media="${DARK_DEVICE}"]`

/**
 * Returns the site's own element; the panel's precedes it and applies to all media
 * (app/device/panel-theme-color.ts).
 */
export const getThemeColorMeta = (): HTMLMetaElement | null =>
  document.querySelector('meta[name="theme-color"]:not([media])')

function colorBrowserBar(color: string) {
  document.querySelector(DARK_THEME_COLOR)?.remove()
  const meta =
    getThemeColorMeta() ??
    document.head.appendChild(
      Object.assign(document.createElement('meta'), { name: 'theme-color' }),
    )
  meta.content = color
}

/** Replaces the previous theme's fonts. */
export function replaceFontStylesheets(addresses: readonly string[], page = document): void {
  const linked = [...page.querySelectorAll<HTMLLinkElement>('link[data-theme-font]')]
  for (const link of linked) if (!addresses.includes(link.href)) link.remove()
  const linkedHrefs = new Set(linked.map((link) => link.href))
  for (const href of addresses.filter((address) => !linkedHrefs.has(address))) {
    const link = Object.assign(page.createElement('link'), { rel: 'stylesheet', href })
    link.dataset['themeFont'] = ''
    page.head.append(link)
  }
}
