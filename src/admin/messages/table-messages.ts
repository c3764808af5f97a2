import { languages, otherLanguages, type OtherLanguage } from '#model/languages.ts'
import type { EditableTable } from '#model/rows.ts'
import { getSourceColumn, toTranslationField } from '#model/translations.ts'

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

export const tableMessages: { [T in EditableTable]: TableMessages<T> } = {
  hospital_profile: hospitalProfileMessages,
  contact_information: contactInformationMessages,
  doctors: doctorMessages,
  services: serviceMessages,
  testimonials: testimonialMessages,
  social_media: socialMediaMessages,
  health_library_categories: categoryMessages,
  health_library_illnesses: illnessMessages,
  health_library_images: illnessPictureMessages,
  emergency_cards: emergencyCardMessages,
  notices: noticeMessages,
  modern_site_settings: siteSettingsMessages,
}

/**
 * The label of a field whose name is only known as a string, because it comes from data. A translation
 * is called as its column, with its language: 'Full Name (తెలుగు)'.
 */
export function getColumnLabel(table: EditableTable, field: string): string {
  const columns: Record<string, string> = tableMessages[table].columns
  const source = getSourceColumn(field) ?? ''
  const language = otherLanguages.find((one) => toTranslationField(one, source) === field)
  return language
    ? formatTranslationLabel(columns[source] ?? source, language)
    : (columns[field] ?? field)
}

export const formatTranslationLabel = (label: string, language: OtherLanguage): string =>
  `${label} (${languages[language].name})`
