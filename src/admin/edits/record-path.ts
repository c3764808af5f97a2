import type { StaffScreen } from '#model/paths/staff-screens.ts'
import type { EditableTable } from '#model/rows.ts'

/** The screen with the form of each table's records, by its path under /admin. */
export const screenByTable = {
  hospital_profile: 'hospital-profile',
  contact_information: 'contact',
  doctors: 'doctors',
  services: 'services',
  testimonials: 'testimonials',
  social_media: 'social-media',
  emergency_cards: 'emergency-cards',
  notices: 'notices',
  health_library_categories: 'health-library/categories',
  health_library_illnesses: 'health-library/illnesses',
  health_library_images: 'health-library/illnesses',
  modern_site_settings: 'health-library/illnesses',
} as const satisfies Record<EditableTable, StaffScreen>

/** The address that opens the form of a record. */
export function getRecordPath(table: EditableTable, id: string): string {
  return `/admin/${screenByTable[table]}?edit=${id}`
}
