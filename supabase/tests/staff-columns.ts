import type { PublicRow, Row, TableName } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import { isTranslated } from '#model/translations.ts'

/** Fingerprints of translations are no columns: they are in one that is for staff. */
type Hidden<T extends TableName> = Exclude<keyof Row<T>, keyof PublicRow<T> | `${string}:of`>

/** The columns PublicRow leaves out: the compiler refuses this list when it says anything else. */
const staffOnly: { [T in TableName]: Record<Hidden<T>, true> } = {
  hospital_profile: { last_updated_by: true },
  contact_information: { last_updated_by: true },
  doctors: { added_by: true },
  services: { added_by: true },
  testimonials: { added_by: true },
  social_media: { last_updated_by: true },
  health_library_categories: {},
  health_library_illnesses: {},
  health_library_images: {},
  emergency_cards: {},
  notices: {},
  modern_site_settings: {
    active_version_id: true,
    activated_at: true,
    rollback_deadline: true,
    previous_theme_id: true,
    previous_version_id: true,
  },
  theme_versions: { created_by: true },
  modern_themes: {},
  users: { created_by: true },
}

/** The columns of a public table that no visitor may ever get. */
export function listStaffColumns(table: TableName): string[] {
  const own = getTableSpec(table).audience === 'public' ? Object.keys(staffOnly[table]) : []
  return isTranslated(table) ? [...own, 'translated_from'] : own
}
