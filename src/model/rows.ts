import type { InferOutput } from 'valibot'

import type { OtherLanguage } from './languages.ts'
import type { activityLogRow } from './schemas/activity-log.ts'
import type { contactInformationForm } from './schemas/contact-information.ts'
import type { doctorForm } from './schemas/doctor.ts'
import type { emergencyCardForm } from './schemas/emergency-cards.ts'
import type { categoryForm, illnessForm, illnessImageForm } from './schemas/health-library.ts'
import type { hospitalProfileForm } from './schemas/hospital-profile.ts'
import type { noticeForm } from './schemas/notice.ts'
import type { serviceForm } from './schemas/service.ts'
import type { siteSettingsForm } from './schemas/site-settings.ts'
import type { socialMediaForm } from './schemas/social-media.ts'
import type { testimonialForm } from './schemas/testimonial.ts'
import type { Columns, TableName } from './table-columns.ts'
import type { TranslatedColumn, TranslatedTable } from './translations.ts'

// Types only: the schemas themselves are for staff code, so that a patient's
// phone never downloads the validation library.

/** What each text of a row is in other languages: a list for a list, null or absent where nobody wrote it. */
type Translations<T extends TranslatedTable> = {
  [C in TranslatedColumn<T> as `${OtherLanguage}:${C}`]?: NonNullable<
    Columns[T][C & keyof Columns[T]]
  > | null
}

/** The fingerprint of the text that each translation was made from (./fingerprints.ts). */
type Fingerprints<T extends TranslatedTable> = {
  [C in TranslatedColumn<T> as `${OtherLanguage}:${C}:of`]?: string | null
}

type InLanguages<T extends TranslatedTable> = Translations<T> & Fingerprints<T>

export type Doctor = Columns['doctors'] & InLanguages<'doctors'>
export type Service = Columns['services'] & InLanguages<'services'>
export type Testimonial = Columns['testimonials'] & InLanguages<'testimonials'>
export type HospitalProfile = Columns['hospital_profile'] & InLanguages<'hospital_profile'>
export type ContactInformation = Columns['contact_information'] & InLanguages<'contact_information'>
export type SocialMedia = Columns['social_media']
export type Category = Columns['health_library_categories'] &
  InLanguages<'health_library_categories'>
export type Illness = Columns['health_library_illnesses'] & InLanguages<'health_library_illnesses'>
export type IllnessImage = Columns['health_library_images'] & InLanguages<'health_library_images'>
export type EmergencyCard = Columns['emergency_cards'] & InLanguages<'emergency_cards'>
export type Notice = Columns['notices'] & InLanguages<'notices'>
export type User = Columns['users']
export type SiteSettings = Columns['modern_site_settings']
export type ModernTheme = Columns['modern_themes']
export type ThemeVersion = Columns['theme_versions']
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
  emergency_cards: EmergencyCard
  notices: Notice
  modern_site_settings: SiteSettings
  theme_versions: ThemeVersion
  modern_themes: ModernTheme
  users: User
}

/** The part of a row that people edit through the outbox, by table. */
export interface Forms {
  hospital_profile: InferOutput<typeof hospitalProfileForm> & InLanguages<'hospital_profile'>
  contact_information: InferOutput<typeof contactInformationForm> &
    InLanguages<'contact_information'>
  doctors: InferOutput<typeof doctorForm> & InLanguages<'doctors'>
  services: InferOutput<typeof serviceForm> & InLanguages<'services'>
  testimonials: InferOutput<typeof testimonialForm> & InLanguages<'testimonials'>
  social_media: InferOutput<typeof socialMediaForm>
  health_library_categories: InferOutput<typeof categoryForm> &
    InLanguages<'health_library_categories'>
  health_library_illnesses: InferOutput<typeof illnessForm> &
    InLanguages<'health_library_illnesses'>
  health_library_images: InferOutput<typeof illnessImageForm> & InLanguages<'health_library_images'>
  emergency_cards: InferOutput<typeof emergencyCardForm> & InLanguages<'emergency_cards'>
  notices: InferOutput<typeof noticeForm> & InLanguages<'notices'>
  modern_site_settings: InferOutput<typeof siteSettingsForm>
}

export type { TableName }
export type EditableTable = keyof Forms
export type Row<T extends TableName> = Rows[T]
export type Form<T extends EditableTable> = Forms[T]

/** Fields the public mirror never holds; sync.tables names the same ones. */
type StaffOnly =
  | 'added_by'
  | 'last_updated_by'
  | 'created_by'
  | 'active_version_id'
  | 'activated_at'
  | 'rollback_deadline'
  | 'previous_theme_id'
  | 'previous_version_id'
  | `${OtherLanguage}:${string}:of`

/** A row as a visitor's device holds it. */
export type PublicRow<T extends TableName> = Omit<Rows[T], StaffOnly>
