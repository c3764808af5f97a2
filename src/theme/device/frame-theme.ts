import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'

import { listFontStylesheets } from '../css/font-stylesheets.ts'
import { setCssVariables } from '../css/set-variables.ts'
import { getThemeAttributes } from '../css/theme-attributes.ts'
import { replaceFontStylesheets } from './apply-theme.ts'

/** Applies a theme to the document of a frame, and changes nothing outside it. */
export function applyThemeToFrame(page: Document, config: ThemeConfig, mode: ThemeMode): void {
  const root = page.documentElement
  root.dataset['preview'] = ''
  setCssVariables(root, config, mode)
  for (const [name, value] of Object.entries(getThemeAttributes(config, mode))) {
    root.setAttribute(name, value)
  }
  replaceFontStylesheets(listFontStylesheets(config), page)
}

/**
 * Returns the part of a theme that the site's markup depends on, as a key: only a change of it
 * needs a render; everything else is variables of the root element.
 */
export function getMarkupKey({ layouts, layoutStyle, ...config }: ThemeConfig): string {
  const { accessibility, backButton, emergencyButton, healthLibraryEnabled } = config
  return JSON.stringify([
    layoutStyle,
    layouts.navigation.style,
    layouts.navigation.transparent,
    layouts.navigation.activeBackground === null,
    layouts.navigation.enableThemeModeToggle,
    accessibility.keyboardNavigation.skipLinks,
    backButton.text,
    emergencyButton.text,
    healthLibraryEnabled,
  ])
}
