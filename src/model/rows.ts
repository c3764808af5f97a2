import type { InferOutput } from 'valibot'

import type { activityLogRow } from './schemas/activity-log.ts'
import type {
  contactInformationForm,
  contactInformationRow,
} from './schemas/contact-information.ts'
import type { doctorForm, doctorRow } from './schemas/doctor.ts'
import type {
  categoryForm,
  categoryRow,
  illnessForm,
  illnessImageForm,
  illnessImageRow,
  illnessRow,
} from './schemas/health-library.ts'
import type { hospitalProfileForm, hospitalProfileRow } from './schemas/hospital-profile.ts'
import type { serviceForm, serviceRow } from './schemas/service.ts'
import type { siteSettingsForm, siteSettingsRow } from './schemas/site-settings.ts'
import type { socialMediaForm, socialMediaRow } from './schemas/social-media.ts'
import type { testimonialForm, testimonialRow } from './schemas/testimonial.ts'
import type { modernThemeRow, themeVersionRow } from './schemas/theme.ts'
import type { userRow } from './schemas/user.ts'

// Types only: the schemas themselves are for staff code, so that a patient's
// phone never downloads the validation library.

export type Doctor = InferOutput<typeof doctorRow>
export type Service = InferOutput<typeof serviceRow>
export type Testimonial = InferOutput<typeof testimonialRow>
export type HospitalProfile = InferOutput<typeof hospitalProfileRow>
export type ContactInformation = InferOutput<typeof contactInformationRow>
export type SocialMedia = InferOutput<typeof socialMediaRow>
export type Category = InferOutput<typeof categoryRow>
export type Illness = InferOutput<typeof illnessRow>
export type IllnessImage = InferOutput<typeof illnessImageRow>
export type User = InferOutput<typeof userRow>
export type SiteSettings = InferOutput<typeof siteSettingsRow>
export type ModernTheme = InferOutput<typeof modernThemeRow>
export type ThemeVersion = InferOutput<typeof themeVersionRow>
export type ActivityLog = InferOutput<typeof activityLogRow>

/** A whole row of each table that devices mirror, as the server sends it. */
export interface Rows {
  hospital_profile: HospitalProfile
  contact_information: ContactInformation
  doctors: Doctor
  services: Service
  testimonials: Testimonial
  social_media: SocialMedia
  health_library_categories: Category
  health_library_illnesses: Illness
  health_library_images: IllnessImage
  modern_site_settings: SiteSettings
  theme_versions: ThemeVersion
  modern_themes: ModernTheme
  users: User
}

/** The part of a row that people edit through the outbox, by table. */
export interface Forms {
  hospital_profile: InferOutput<typeof hospitalProfileForm>
  contact_information: InferOutput<typeof contactInformationForm>
  doctors: InferOutput<typeof doctorForm>
  services: InferOutput<typeof serviceForm>
  testimonials: InferOutput<typeof testimonialForm>
  social_media: InferOutput<typeof socialMediaForm>
  health_library_categories: InferOutput<typeof categoryForm>
  health_library_illnesses: InferOutput<typeof illnessForm>
  health_library_images: InferOutput<typeof illnessImageForm>
  modern_site_settings: InferOutput<typeof siteSettingsForm>
}

export type TableName = keyof Rows
export type EditableTable = keyof Forms
export type Row<T extends TableName> = Rows[T]
export type Form<T extends EditableTable> = Forms[T]

/** Columns the public mirror never holds; sync.tables names the same ones. */
type StaffOnly =
  | 'added_by'
  | 'last_updated_by'
  | 'created_by'
  | 'active_version_id'
  | 'activated_at'
  | 'rollback_deadline'
  | 'previous_theme_id'
  | 'previous_version_id'

/** A row as a visitor's device holds it. */
export type PublicRow<T extends TableName> = Omit<Rows[T], StaffOnly>
