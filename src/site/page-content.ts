import { emptyContent, type Content } from '#db/content.ts'
import { activeTheme, imagesOf } from '#db/queries.ts'
import { resolveTheme, type ThemeConfig } from '#model/theme/theme-config.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { isRegistered, pageAt } from './head/page-at.ts'
import { contactInBrief, profileInBrief, servicesInBrief } from './page-rows.ts'
import { pages } from './pages.ts'

/**
 * As much of the content as one page shows: what a server sends along with the
 * page it drew, so that the page comes alive from its own words. The page is
 * drawn from the same selection, so the two cannot differ.
 */
export function pageContent(path: string, content: Content): Content {
  return { ...everywhere(content), ...ownRows(path, content) }
}

/** What the frame around every page needs: who we are, where we are, and the look. */
function everywhere(content: Content): Content {
  const theme = activeTheme(content)
  return {
    ...emptyContent,
    hospital_profile: profileInBrief(content),
    contact_information: contactInBrief(content),
    services: servicesInBrief(0)(content),
    social_media: content.social_media.filter((link) => link.is_enabled),
    modern_site_settings: content.modern_site_settings,
    theme_versions: content.theme_versions
      .filter(({ config_hash: hash }) => hash === theme?.hash)
      .map((version) => ({ ...version, config: markupOf(version.config) })),
  }
}

/** What of a theme the markup and the browser's bar need. The rest is in the page's stylesheet already. */
function markupOf(stored: Record<string, unknown>): Record<string, unknown> {
  const { colors } = resolveTheme(stored, defaultTheme)
  const rest = Object.entries(stored).filter(([key]) => !inStylesheetOnly.includes(key))
  return {
    ...Object.fromEntries(rest),
    colors: {
      light: { background: { surface: colors.light.background.surface } },
      dark: { background: { surface: colors.dark.background.surface } },
    },
  }
}

const inStylesheetOnly: readonly string[] = [
  'gradients',
  'typography',
  'layoutTypography',
  'layoutSpacing',
  'designTokens',
] satisfies (keyof ThemeConfig)[]

/** What the page shows besides. */
function ownRows(path: string, content: Content): Partial<Content> {
  const page = pageAt(path, content)
  if (isRegistered(page)) {
    const selections = Object.entries(pages[page.name].rows)
    return Object.fromEntries(selections.map(([table, select]) => [table, select(content)]))
  }
  if (page.name !== 'illness') return {}
  const { illness, category } = page
  return {
    health_library_illnesses: [illness],
    health_library_categories: category ? [category] : [],
    health_library_images: imagesOf(illness.id)(content),
  }
}
