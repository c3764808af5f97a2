import {
  getDoctorPath,
  getEmergencyPath,
  getIllnessPath,
  paths,
  getServicePath,
} from '#model/paths/public-paths.ts'
import type { EditableTable, Form } from '#model/rows.ts'

type AddressOf<T extends EditableTable> = (form: Form<T>, id: string) => string | null

/** Where visitors see a record, or null while they do not. */
const addresses: { [T in EditableTable]: AddressOf<T> } = {
  hospital_profile: () => paths.home,
  contact_information: () => paths.contact,
  doctors: ({ is_enabled }, id) => shown(is_enabled, getDoctorPath(id)),
  services: ({ is_enabled }, id) => shown(is_enabled, getServicePath(id)),
  testimonials: ({ is_published }) => shown(is_published, paths.testimonials),
  social_media: ({ is_enabled }) => shown(is_enabled, paths.home),
  health_library_categories: ({ is_enabled, slug }) => shown(is_enabled, getCategoryPath(slug)),
  health_library_illnesses: ({ visibility, slug }) =>
    shown(visibility === 'published', getIllnessPath(slug)),
  // On the page of its illness.
  health_library_images: () => null,
  emergency_cards: ({ is_enabled, slug }) => shown(is_enabled, getEmergencyPath(slug)),
  notices: ({ is_enabled }) => shown(is_enabled, paths.home),
  modern_site_settings: () => paths.library,
}

/** The list of illnesses of one category. */
export const getCategoryPath = (slug: string) => `${paths.library}?category=${slug}`

const shown = (isShown: boolean, address: string) => (isShown ? address : null)

/** The address at which visitors see a record as it was stored last. */
export function getPublicPagePath<T extends EditableTable>(
  table: T,
  stored: Form<T>,
  id: string,
): string | null {
  return addresses[table](stored, id)
}
