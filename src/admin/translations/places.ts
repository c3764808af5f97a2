import type { TranslatedTable } from '#model/translations.ts'

/** What the records of each table are called together, and the screen with their form. */
export const places: Record<TranslatedTable, { title: string; screen: string }> = {
  hospital_profile: { title: 'Hospital Profile', screen: 'hospital-profile' },
  contact_information: { title: 'Contact Info', screen: 'contact' },
  doctors: { title: 'Doctors', screen: 'doctors' },
  services: { title: 'Services', screen: 'services' },
  testimonials: { title: 'Testimonials', screen: 'testimonials' },
  emergency_cards: { title: 'Emergency Cards', screen: 'emergency-cards' },
  notices: { title: 'Notices', screen: 'notices' },
  health_library_categories: {
    title: 'Library Categories',
    screen: 'health-library/categories',
  },
  health_library_illnesses: { title: 'Illnesses', screen: 'health-library/illnesses' },
  health_library_images: { title: 'Pictures of illnesses', screen: 'health-library/illnesses' },
}
