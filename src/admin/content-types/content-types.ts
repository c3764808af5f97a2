import { languages, otherLanguages, type OtherLanguage } from '#model/languages.ts'
import {
  getDoctorPath,
  getEmergencyPath,
  getIllnessPath,
  getServicePath,
  paths,
} from '#model/paths/public-paths.ts'
import type { EditableTable, Form } from '#model/rows.ts'
import { isShown } from '#model/tables.ts'
import { getSourceColumn } from '#model/translated-tables.ts'
import { toTranslationField } from '#model/translations.ts'

import { categoryMessages } from './category-messages.ts'
import { contactInformationMessages } from './contact-information-messages.ts'
import { doctorMessages } from './doctor-messages.ts'
import { emergencyCardMessages } from './emergency-card-messages.ts'
import { hospitalProfileMessages } from './hospital-profile-messages.ts'
import { illnessMessages } from './illness-messages.ts'
import { illnessPictureMessages } from './illness-picture-messages.ts'
import type { TableMessages } from './message-types.ts'
import { noticeMessages } from './notice-messages.ts'
import { serviceMessages } from './service-messages.ts'
import { siteSettingsMessages } from './site-settings-messages.ts'
import { socialMediaMessages } from './social-media-messages.ts'
import { testimonialMessages } from './testimonial-messages.ts'

/** What the panel knows of a table that staff edit. */
interface ContentType<T extends EditableTable> {
  /** What staff call it and its columns. */
  messages: TableMessages<T>
  /** The records together, where several tables are listed. */
  title: string
  /** The screen with the form of its records, beneath /admin. */
  screen: string
  /** Where visitors see a record that is shown to them; null for one without a page of its own. */
  publicPath: (row: Form<T>, id: string) => string | null
}

const entries = {
  hospital_profile: {
    messages: hospitalProfileMessages,
    title: 'Hospital Profile',
    screen: 'hospital-profile',
    publicPath: () => paths.home,
  },
  contact_information: {
    messages: contactInformationMessages,
    title: 'Contact Info',
    screen: 'contact',
    publicPath: () => paths.contact,
  },
  doctors: {
    messages: doctorMessages,
    title: 'Doctors',
    screen: 'doctors',
    publicPath: (_, id) => getDoctorPath(id),
  },
  services: {
    messages: serviceMessages,
    title: 'Services',
    screen: 'services',
    publicPath: (_, id) => getServicePath(id),
  },
  testimonials: {
    messages: testimonialMessages,
    title: 'Testimonials',
    screen: 'testimonials',
    publicPath: () => paths.testimonials,
  },
  social_media: {
    messages: socialMediaMessages,
    title: 'Social Media',
    screen: 'social-media',
    publicPath: () => paths.home,
  },
  emergency_cards: {
    messages: emergencyCardMessages,
    title: 'Emergency Cards',
    screen: 'emergency-cards',
    publicPath: ({ slug }) => getEmergencyPath(slug),
  },
  notices: {
    messages: noticeMessages,
    title: 'Notices',
    screen: 'notices',
    publicPath: () => paths.home,
  },
  health_library_categories: {
    messages: categoryMessages,
    title: 'Library Categories',
    screen: 'health-library/categories',
    publicPath: ({ slug }) => getCategoryPath(slug),
  },
  health_library_illnesses: {
    messages: illnessMessages,
    title: 'Illnesses',
    screen: 'health-library/illnesses',
    publicPath: ({ slug }) => getIllnessPath(slug),
  },
  health_library_images: {
    messages: illnessPictureMessages,
    title: 'Pictures of illnesses',
    screen: 'health-library/illnesses',
    // On the page of its illness.
    publicPath: () => null,
  },
  modern_site_settings: {
    messages: siteSettingsMessages,
    title: 'Health Library',
    screen: 'health-library/illnesses',
    publicPath: () => paths.library,
  },
} as const satisfies ContentTypes

type ContentTypes = { [T in EditableTable]: ContentType<T> }

/** The one list of what the panel knows of each table. */
export const contentTypes: ContentTypes = entries

/** The screens that have the forms of records. */
export type ContentScreen = (typeof entries)[EditableTable]['screen']

/** The address that opens the form of a record. */
export function getRecordPath(table: EditableTable, id: string): string {
  return `/admin/${contentTypes[table].screen}?edit=${id}`
}

/** The list of illnesses of one category. */
export const getCategoryPath = (slug: string) => `${paths.library}?category=${slug}`

/** The address at which visitors see a record as it was stored last; null while they do not. */
export function getPublicPagePath<T extends EditableTable>(
  table: T,
  stored: Form<T>,
  id: string,
): string | null {
  return isShown(table, stored) ? contentTypes[table].publicPath(stored, id) : null
}

/**
 * The label of a field whose name is only known as a string, because it comes from data. A translation
 * is called as its column, with its language: 'Full Name (తెలుగు)'.
 */
export function getColumnLabel(table: EditableTable, field: string): string {
  const columns: Record<string, string> = contentTypes[table].messages.columns
  const source = getSourceColumn(field) ?? ''
  const language = otherLanguages.find((one) => toTranslationField(one, source) === field)
  return language
    ? formatTranslationLabel(columns[source] ?? source, language)
    : (columns[field] ?? field)
}

export const formatTranslationLabel = (label: string, language: OtherLanguage): string =>
  `${label} (${languages[language].name})`
