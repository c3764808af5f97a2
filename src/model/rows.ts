import type { InferOutput } from 'valibot'

import type { activityLogRow } from './activity-log.ts'
import type { OtherLanguage } from './languages.ts'
import type {
  Columns,
  EditableTable,
  FormColumns,
  StaffOnlyColumns,
  TableName,
} from './table-columns.ts'
import type { TranslatedColumn, TranslatedTable } from './translations.ts'

// Types only: a patient's phone never downloads the validation library.

export type { EditableTable, TableName }

/** What each text of a row is in other languages: a list for a list, null or absent where it is not translated. */
type Translations<T extends TranslatedTable> = {
  [C in TranslatedColumn<T> as `${OtherLanguage}:${C}`]?: NonNullable<
    Columns[T][C & keyof Columns[T]]
  > | null
}

/** The fingerprint of each translation's source text (./fingerprints.ts). */
type Fingerprints<T extends TranslatedTable> = {
  [C in TranslatedColumn<T> as `${OtherLanguage}:${C}:of`]?: string | null
}

type InLanguages<T> = T extends TranslatedTable ? Translations<T> & Fingerprints<T> : unknown

/** A whole row of a table that devices mirror, as the server sends it. */
export type Row<T extends TableName> = Rows[T]
export type Rows = { [T in TableName]: Columns[T] & InLanguages<T> }

/** The part of a row that people edit through the outbox. */
export type Form<T extends EditableTable> = Forms[T]
export type Forms = { [T in EditableTable]: FormColumns[T] & InLanguages<T> }

/** A row as a visitor's device holds it. */
export type PublicRow<T extends TableName> = Omit<
  Rows[T],
  StaffOnlyColumns[T] | `${OtherLanguage}:${string}:of`
>

/** Tables whose rows staff put in an order of their own. */
export type OrderedTable = {
  [T in EditableTable]: 'display_order' extends keyof Rows[T] ? T : never
}[EditableTable]

export type Doctor = Row<'doctors'>
export type Service = Row<'services'>
export type Testimonial = Row<'testimonials'>
export type HospitalProfile = Row<'hospital_profile'>
export type ContactInformation = Row<'contact_information'>
export type SocialMedia = Row<'social_media'>
export type Category = Row<'health_library_categories'>
export type Illness = Row<'health_library_illnesses'>
export type IllnessImage = Row<'health_library_images'>
export type EmergencyCard = Row<'emergency_cards'>
export type Notice = Row<'notices'>
export type User = Row<'users'>
export type SiteSettings = Row<'modern_site_settings'>
export type ActivityLog = InferOutput<typeof activityLogRow>
