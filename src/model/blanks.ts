import { otherLanguages } from './languages.ts'
import type { EditableTable, Form, TableName } from './rows.ts'
import { listTranslatedColumns, toTranslationField } from './translations.ts'

/**
 * Each form before anything is typed. An insert always carries every editable
 * column, so these are also what the database would have filled in; a test
 * compares the two.
 */
const blanks: { [T in EditableTable]: Form<T> } = {
  hospital_profile: {
    name: '',
    about_text: null,
    mission: null,
    address: null,
    city: null,
    state: null,
    pincode: null,
    phone_numbers: [],
    emails: [],
    working_hours: null,
    logo_image: null,
    banner_image: null,
    share_image: null,
  },
  contact_information: {
    address: null,
    phone_numbers: [],
    email_addresses: [],
    working_hours: null,
    opening_hours: [],
    special_hours: [],
    appointment_booking_link: null,
    google_maps_code: null,
    whatsapp_number: null,
  },
  doctors: {
    name: '',
    qualification: null,
    specialisation: null,
    years_of_experience: null,
    expertise_details: null,
    photo: null,
    display_order: 0,
    is_enabled: true,
  },
  services: {
    service_name: '',
    description: null,
    icon_image: null,
    display_order: 0,
    is_enabled: true,
  },
  testimonials: {
    patient_name: '',
    review_english: null,
    review_telugu: null,
    patient_photo: null,
    star_rating: 5,
    display_order: 0,
    is_published: true,
  },
  social_media: { platform_name: '', profile_url: '', is_enabled: true, display_order: 0 },
  health_library_categories: { category_name: '', slug: '', display_order: 0, is_enabled: true },
  health_library_illnesses: {
    illness_name: '',
    slug: '',
    short_summary: '',
    meaning: null,
    symptoms: [],
    management_treatment: [],
    when_to_get_help: null,
    category_id: null,
    tags: [],
    also_called: [],
    service_ids: [],
    doctor_ids: [],
    related_ids: [],
    last_reviewed_on: null,
    last_reviewed_by: null,
    visibility: 'draft',
    display_order: 0,
  },
  health_library_images: { illness_id: '', image_url: '', alt_text: null, display_order: 0 },
  emergency_cards: {
    title: '',
    slug: '',
    signs: [],
    steps: [],
    avoid: [],
    display_order: 0,
    is_enabled: true,
  },
  notices: {
    title: '',
    message: null,
    starts_on: '',
    ends_on: '',
    is_urgent: false,
    display_order: 0,
    is_enabled: true,
  },
  modern_site_settings: { health_library_enabled: true },
}

export const editableTables = Object.keys(blanks) as EditableTable[]

export function isEditable(table: string): table is EditableTable {
  return Object.hasOwn(blanks, table)
}

/** A fresh copy of the empty form. */
export function createBlankForm<T extends EditableTable>(table: T): Form<T> {
  const blank: Record<string, unknown> = structuredClone(blanks[table])
  for (const language of otherLanguages) {
    for (const column of listTranslatedColumns(table)) {
      const field = toTranslationField(language, column)
      blank[field] = blank[`${field}:of`] = null
    }
  }
  return blank as unknown as Form<T>
}

/**
 * A row as this build knows it: a column that is younger than the row, because the device mirrored
 * the row or queued its edit before, holds what an empty form holds [D14].
 */
export function withDefaults<R extends object>(table: TableName, row: R): R {
  if (!isEditable(table) || Object.keys(blanks[table]).every((column) => column in row)) return row
  return { ...createBlankForm(table), ...row }
}

/** The editable columns of a table, in the order of its form; their translations are fields beside them. */
export function listEditableColumns<T extends EditableTable>(table: T): (keyof Form<T> & string)[] {
  return Object.keys(blanks[table]) as (keyof Form<T> & string)[]
}

/** The editable part of a row, to open in a form; texts in a language of a later build stay in it. */
export function toForm<T extends EditableTable>(table: T, row: Partial<Form<T>>): Form<T> {
  const known = Object.entries(row).filter(
    ([field]) => Object.hasOwn(blanks[table], field) || field.includes(':'),
  )
  return { ...createBlankForm(table), ...Object.fromEntries(known) }
}
