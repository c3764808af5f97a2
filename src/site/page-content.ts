import { mapPublicTables, localizeContent, emptyContent, type Content } from '#db/content.ts'
import { activeTheme } from '#db/queries.ts'
import { parseLocalizedPath } from '#model/languages.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { stripTranslations } from '#model/translations.ts'
import { toThemeMarkup } from '#theme/default-markup.ts'

import { selectPageRows } from './page-rows.ts'
import {
  selectContactSummary,
  selectCurrentAndFutureNotices,
  selectProfileSummary,
  selectServiceSummaries,
} from './row-selectors.ts'

/**
 * Selects the content that the page at a path shows, in its language: a server sends it with the
 * rendered page, for hydration. The page is rendered from the same selection, so the two cannot
 * differ.
 */
export function selectPageContent(address: string, content: Content): Content {
  const { language, path } = parseLocalizedPath(address)
  const localized = localizeContent(language, content)
  const pageRows = { ...everywhere(localized), ...selectPageRows(path, localized) }
  const rows: object = mapPublicTables((table) =>
    pageRows[table].map((row: object) => stripTranslations(row)),
  )
  return rows as Content
}

/** Selects what the layout of every page needs: the profile, the contact details, and the theme. */
function everywhere(content: Content): Content {
  const theme = activeTheme(content)
  return {
    ...emptyContent,
    hospital_profile: selectProfileSummary(content),
    contact_information: selectContactSummary(content),
    services: selectServiceSummaries(0)(content),
    notices: selectCurrentAndFutureNotices(content).filter((notice) => notice.is_urgent),
    social_media: content.social_media.filter((link) => link.is_enabled),
    modern_site_settings: content.modern_site_settings,
    theme_versions: content.theme_versions
      .filter(({ config_hash: hash }) => hash === theme?.hash)
      .map((version) => ({ ...version, config: withoutStyle(version.config) })),
  }
}

/**
 * Keeps the part of a theme that the markup and the browser's bar need. The rest is in the page's
 * stylesheet already.
 */
function withoutStyle(stored: Record<string, unknown>): Record<string, unknown> {
  const rest = Object.entries(stored).filter(([key]) => !inStylesheetOnly.includes(key))
  return {
    ...Object.fromEntries(rest),
    colors: toThemeMarkup(stored).colors,
  }
}

const inStylesheetOnly: readonly string[] = [
  'gradients',
  'typography',
  'layoutTypography',
  'layoutSpacing',
  'designTokens',
] satisfies (keyof ThemeConfig)[]
