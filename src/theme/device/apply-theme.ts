import { keepFetching, type fetchPart } from '#late/fetch-part.ts'

import { listFontStylesheets } from '../css/font-stylesheets.ts'
import { DARK_DEVICE, getThemeAttributes } from '../css/theme-attributes.ts'
import { toThemeMarkup } from '../default-markup.ts'
import type { ModeInUse } from './reader-preferences.ts'

let asked = 0

const loadVariables = () => import('../css/set-variables.ts')

/**
 * Gives the whole document the look of a stored theme, or of the default one. A page that a server drew in the theme of this hash
 * brings both modes with it: then there is nothing to wait for. The code that turns any other
 * theme into variables is a separate download, which most visits never need.
 */
export async function applyTheme(
  stored: unknown,
  { choice, mode }: ModeInUse,
  hash?: string,
  fetchLate: typeof fetchPart = keepFetching,
): Promise<void> {
  const root = document.documentElement
  const mine = (asked += 1)
  if (hash === undefined || root.dataset['themeHash'] !== hash) {
    const { setCssVariables, completeTheme } = await fetchLate(loadVariables)
    // Another look may have been asked for meanwhile.
    if (mine !== asked) return
    setCssVariables(root, completeTheme(stored), mode)
  }
  const config = toThemeMarkup(stored)
  for (const [name, value] of Object.entries(getThemeAttributes(config, choice))) {
    root.setAttribute(name, value)
  }
  colorBrowserBar(config.colors[mode].background.surface)
  replaceFontStylesheets(listFontStylesheets(config))
}

/** Drawn for dark devices before there is script, which knows the mode that shows. */
const DRAWN_FOR_THE_DARK = `meta[name="theme-color"][media="${DARK_DEVICE}"]`

/** The site's; the panel's own, which is for all media, stands before it (app/device/panel-theme-color.ts). */
export const getThemeColorMeta = (): HTMLMetaElement | null =>
  document.querySelector('meta[name="theme-color"]:not([media])')

function colorBrowserBar(color: string) {
  document.querySelector(DRAWN_FOR_THE_DARK)?.remove()
  const meta =
    getThemeColorMeta() ??
    document.head.appendChild(
      Object.assign(document.createElement('meta'), { name: 'theme-color' }),
    )
  meta.content = color
}

/** Swaps the fonts of the last theme for those of this one. */
export function replaceFontStylesheets(addresses: readonly string[], page = document): void {
  const linked = [...page.querySelectorAll<HTMLLinkElement>('link[data-theme-font]')]
  for (const link of linked) if (!addresses.includes(link.href)) link.remove()
  const known = new Set(linked.map((link) => link.href))
  for (const href of addresses.filter((address) => !known.has(address))) {
    const link = Object.assign(page.createElement('link'), { rel: 'stylesheet', href })
    link.dataset['themeFont'] = ''
    page.head.append(link)
  }
}
