import type { EditableTable, Form } from '#model/tables.ts'

type AddressOf<T extends EditableTable> = (form: Form<T>, id: string) => string | null

/**
 * Where visitors see a record, or null while they do not. The public pages keep these addresses in
 * src/site/paths.ts, which the panel does not load; a test opens each of them there.
 */
const addresses: { [T in EditableTable]: AddressOf<T> } = {
  hospital_profile: () => '/',
  contact_information: () => '/contact',
  doctors: ({ is_enabled }, id) => shown(is_enabled, `/doctors#doctor-${id}`),
  services: ({ is_enabled }, id) => shown(is_enabled, `/services#service-${id}`),
  testimonials: ({ is_published }) => shown(is_published, '/testimonials'),
  social_media: ({ is_enabled }) => shown(is_enabled, '/'),
  health_library_categories: ({ is_enabled, slug }) =>
    shown(is_enabled, `/health-library?category=${slug}`),
  health_library_illnesses: ({ visibility, slug }) =>
    shown(visibility === 'published', `/health-library/${slug}`),
  // On the page of its illness.
  health_library_images: () => null,
  emergency_cards: ({ is_enabled, slug }) => shown(is_enabled, `/emergency/${slug}`),
  notices: ({ is_enabled }) => shown(is_enabled, '/'),
  modern_site_settings: () => '/health-library',
}

const shown = (isShown: boolean, address: string) => (isShown ? address : null)

/** The address at which visitors see a record as it was stored last. */
export function publicPage<T extends EditableTable>(
  table: T,
  stored: Form<T>,
  id: string,
): string | null {
  return addresses[table](stored, id)
}
