import type { TranslatedTable } from '#model/translations.ts'

/** What the records of each table are called together. */
export const translationPlaces: Record<TranslatedTable, string> = {
  hospital_profile: 'Hospital Profile',
  contact_information: 'Contact Info',
  doctors: 'Doctors',
  services: 'Services',
  testimonials: 'Testimonials',
  emergency_cards: 'Emergency Cards',
  notices: 'Notices',
  health_library_categories: 'Library Categories',
  health_library_illnesses: 'Illnesses',
  health_library_images: 'Pictures of illnesses',
}
