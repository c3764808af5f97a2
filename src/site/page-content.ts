import { emptyContent, pagePath, type Content } from '#db/content.ts'
import {
  activeTheme,
  enabledCategories,
  enabledServices,
  hospitalProfile,
  imagesOf,
  publishedIllnesses,
  publishedTestimonials,
  enabledDoctors,
} from '#db/queries.ts'
import { resolveTheme, type ThemeConfig } from '#model/theme-config.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { pageAt } from './head/page-at.ts'
import { SHOWN_AT_HOME } from './home/home-page.tsx'
import { paths } from './paths.ts'

/**
 * As much of the content as one page shows: what a server sends along with the
 * page it drew, so that the page comes alive from its own words. The page is
 * drawn from the same selection, so the two cannot differ.
 */
export function pageContent(path: string, content: Content): Content {
  const page = pagePath(path)
  const library = page === paths.library
  return {
    ...everywhere(page, content),
    ...(page === paths.home && {
      testimonials: publishedTestimonials(content).slice(0, SHOWN_AT_HOME),
    }),
    ...(page === paths.doctors && { doctors: enabledDoctors(content) }),
    ...(page === paths.testimonials && { testimonials: publishedTestimonials(content) }),
    ...(library && { health_library_categories: enabledCategories(content) }),
    ...(library && { health_library_illnesses: publishedIllnesses(content).map(brief) }),
    ...illnessAt(page, content),
  }
}

/** What the frame around every page needs: who we are, where we are, and the look. */
function everywhere(page: string, content: Content): Content {
  const profile = hospitalProfile(content)
  const theme = activeTheme(content)
  const atHome = page === paths.home
  const shown = page === paths.services ? Infinity : atHome ? SHOWN_AT_HOME : 0
  return {
    ...emptyContent,
    hospital_profile: profile
      ? [atHome ? profile : { ...profile, about_text: null, mission: null, banner_image: null }]
      : [],
    contact_information: content.contact_information.map((contact) =>
      page === paths.contact ? contact : { ...contact, google_maps_code: null },
    ),
    services: enabledServices(content).map((service, at) =>
      at < shown ? service : { ...service, description: null, icon_image: null },
    ),
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

/** The list shows no more of an illness; the rest arrives with the whole library. */
function brief(illness: Content['health_library_illnesses'][number]) {
  return {
    ...illness,
    meaning: null,
    symptoms: [],
    management_treatment: [],
    when_to_get_help: null,
  }
}

function illnessAt(page: string, content: Content): Partial<Content> {
  const found = pageAt(page, content)
  if (found.name !== 'illness') return {}
  const { illness, category } = found
  return {
    health_library_illnesses: [illness],
    health_library_categories: category ? [category] : [],
    health_library_images: imagesOf(illness.id)(content),
  }
}
