import { emptyContent, type Content, type PublicTable } from '#db/content.ts'
import { createBlankForm } from '#model/blanks.ts'
import type { PublicRow } from '#model/rows.ts'
import { tables } from '#model/tables.ts'

let made = 0

const unique = () => {
  made += 1
  return `00000000-0000-4000-b000-${String(made).padStart(12, '0')}`
}

const server = () => ({ id: unique(), row_version: 1, updated_at: '2026-01-01T00:00:00Z' })

/** Creates content with these rows only. */
export function createContent(
  rows: Partial<{ [T in PublicTable]: readonly PublicRow<T>[] }>,
): Content {
  return { ...emptyContent, ...rows }
}

export const doctor = (over: Partial<PublicRow<'doctors'>>): PublicRow<'doctors'> => ({
  ...server(),
  ...createBlankForm('doctors'),
  ...over,
})

export const service = (over: Partial<PublicRow<'services'>>): PublicRow<'services'> => ({
  ...server(),
  ...createBlankForm('services'),
  ...over,
})

export const testimonial = (
  over: Partial<PublicRow<'testimonials'>>,
): PublicRow<'testimonials'> => ({ ...server(), ...createBlankForm('testimonials'), ...over })

export const social = (over: Partial<PublicRow<'social_media'>>): PublicRow<'social_media'> => ({
  ...server(),
  ...createBlankForm('social_media'),
  profile_url: 'https://example.org/us',
  ...over,
})

export const category = (
  over: Partial<PublicRow<'health_library_categories'>>,
): PublicRow<'health_library_categories'> => ({
  ...server(),
  ...createBlankForm('health_library_categories'),
  ...over,
})

export const illness = (
  over: Partial<PublicRow<'health_library_illnesses'>>,
): PublicRow<'health_library_illnesses'> => ({
  ...server(),
  ...createBlankForm('health_library_illnesses'),
  visibility: 'published',
  ...over,
})

export const image = (
  over: Partial<PublicRow<'health_library_images'>>,
): PublicRow<'health_library_images'> => ({
  ...server(),
  ...createBlankForm('health_library_images'),
  ...over,
})

export const emergencyCard = (
  over: Partial<PublicRow<'emergency_cards'>>,
): PublicRow<'emergency_cards'> => ({ ...server(), ...createBlankForm('emergency_cards'), ...over })

export const notice = (over: Partial<PublicRow<'notices'>>): PublicRow<'notices'> => ({
  ...server(),
  ...createBlankForm('notices'),
  ...over,
})

export const profile = (
  over: Partial<PublicRow<'hospital_profile'>> = {},
): PublicRow<'hospital_profile'>[] => [
  {
    ...server(),
    ...createBlankForm('hospital_profile'),
    name: 'Vennela Clinic',
    ...over,
    id: tables.hospital_profile.only,
  },
]

export const contact = (
  over: Partial<PublicRow<'contact_information'>> = {},
): PublicRow<'contact_information'>[] => [
  {
    ...server(),
    ...createBlankForm('contact_information'),
    ...over,
    id: tables.contact_information.only,
  },
]

/** Creates settings with an active theme, and the version of it that is public. */
export function createThemedSettings(
  config: Record<string, unknown>,
  { libraryEnabled = true } = {},
) {
  const theme = unique()
  const settings: PublicRow<'modern_site_settings'> = {
    id: tables.modern_site_settings.only,
    row_version: 1,
    health_library_enabled: libraryEnabled,
    active_theme_id: theme,
    theme_hash: `hash-${theme}`,
  }
  const version: PublicRow<'theme_versions'> = {
    id: unique(),
    row_version: 1,
    theme_id: theme,
    version_number: 1,
    name: 'Test theme',
    config,
    config_hash: `hash-${theme}`,
    change_description: 'Test',
    created_at: '2026-01-01T00:00:00Z',
  }
  return { modern_site_settings: [settings], theme_versions: [version] }
}
