import type { InferOutput } from 'valibot'

import type { contactInformationRow } from './schemas/contact-information.ts'
import type { doctorRow } from './schemas/doctor.ts'
import type { emergencyCardRow } from './schemas/emergency-cards.ts'
import type { categoryRow, illnessImageRow, illnessRow } from './schemas/health-library.ts'
import type { hospitalProfileRow } from './schemas/hospital-profile.ts'
import type { noticeRow } from './schemas/notice.ts'
import type { serviceRow } from './schemas/service.ts'
import type { siteSettingsRow } from './schemas/site-settings.ts'
import type { socialMediaRow } from './schemas/social-media.ts'
import type { testimonialRow } from './schemas/testimonial.ts'
import type { modernThemeRow, themeVersionRow } from './schemas/theme.ts'
import type { userRow } from './schemas/user.ts'

// Types only, as in rows.ts.

/** The columns of each table that devices mirror. */
export interface Columns {
  hospital_profile: InferOutput<typeof hospitalProfileRow>
  contact_information: InferOutput<typeof contactInformationRow>
  doctors: InferOutput<typeof doctorRow>
  services: InferOutput<typeof serviceRow>
  testimonials: InferOutput<typeof testimonialRow>
  social_media: InferOutput<typeof socialMediaRow>
  health_library_categories: InferOutput<typeof categoryRow>
  health_library_illnesses: InferOutput<typeof illnessRow>
  health_library_images: InferOutput<typeof illnessImageRow>
  emergency_cards: InferOutput<typeof emergencyCardRow>
  notices: InferOutput<typeof noticeRow>
  modern_site_settings: InferOutput<typeof siteSettingsRow>
  theme_versions: InferOutput<typeof themeVersionRow>
  modern_themes: InferOutput<typeof modernThemeRow>
  users: InferOutput<typeof userRow>
}

export type TableName = keyof Columns
