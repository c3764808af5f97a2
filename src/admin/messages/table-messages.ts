import { languages, otherLanguages, type OtherLanguage } from '#model/languages.ts'
import type { EditableTable } from '#model/tables.ts'
import { sourceOf, translationOf } from '#model/translations.ts'

import { categoryWords } from './category-messages.ts'
import { contactInformationWords } from './contact-information-messages.ts'
import { doctorWords } from './doctor-messages.ts'
import { emergencyCardWords } from './emergency-card-messages.ts'
import { hospitalProfileWords } from './hospital-profile-messages.ts'
import { illnessWords } from './illness-messages.ts'
import { illnessPictureWords } from './illness-picture-messages.ts'
import type { TableWords } from './message-types.ts'
import { noticeWords } from './notice-messages.ts'
import { serviceWords } from './service-messages.ts'
import { siteSettingsWords } from './site-settings-messages.ts'
import { socialMediaWords } from './social-media-messages.ts'
import { testimonialWords } from './testimonial-messages.ts'

export const tableWords: { [T in EditableTable]: TableWords<T> } = {
  hospital_profile: hospitalProfileWords,
  contact_information: contactInformationWords,
  doctors: doctorWords,
  services: serviceWords,
  testimonials: testimonialWords,
  social_media: socialMediaWords,
  health_library_categories: categoryWords,
  health_library_illnesses: illnessWords,
  health_library_images: illnessPictureWords,
  emergency_cards: emergencyCardWords,
  notices: noticeWords,
  modern_site_settings: siteSettingsWords,
}

/**
 * The label of a field whose name is only known as a string, because it comes from data. A translation
 * is called as its column, with its language: 'Full Name (తెలుగు)'.
 */
export function columnLabel(table: EditableTable, field: string): string {
  const columns: Record<string, string> = tableWords[table].columns
  const source = sourceOf(field) ?? ''
  const language = otherLanguages.find((one) => translationOf(one, source) === field)
  return language ? inLanguage(columns[source] ?? source, language) : (columns[field] ?? field)
}

export const inLanguage = (label: string, language: OtherLanguage): string =>
  `${label} (${languages[language].name})`
