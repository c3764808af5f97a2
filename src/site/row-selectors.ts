import type { Content } from '#db/content.ts'
import {
  enabledDoctors,
  enabledEmergencyCards,
  enabledNotices,
  enabledServices,
  clinicProfile,
  publishedIllnesses,
} from '#db/queries.ts'
import { getClinicDay } from '#model/days/clinic-day.ts'
import type { PublicRow } from '#model/rows.ts'

// Rows without the columns that a page does not show, because they are sent with the page.

/** The profile without the long texts of Home. */
export function selectProfileSummary(content: Content) {
  return selectFullProfile(content).map((profile) => ({
    ...profile,
    about_text: null,
    mission: null,
    banner_image: null,
  }))
}

/** Without the picture that only other apps show. */
export function selectFullProfile(content: Content) {
  const profile = clinicProfile(content)
  return profile ? [{ ...profile, share_image: null }] : []
}

/** The contact record without the map. */
export function selectContactSummary({ contact_information: rows }: Content) {
  return rows.map((contact) => ({ ...contact, google_maps_code: null }))
}

/**
 * Selects the notices that are not over: a page that was rendered today may be read next week
 * (S-86).
 */
export function selectCurrentAndFutureNotices(content: Content) {
  const today = getClinicDay()
  return enabledNotices(content).filter((notice) => today <= notice.ends_on)
}

/** Selects every service's name, and the description and picture of the first few. */
export const selectServiceSummaries = (whole: number) => (content: Content) =>
  enabledServices(content).map((service, at) =>
    at < whole ? service : { ...service, description: null, icon_image: null },
  )

/** Selects the first few doctors with name, photo and speciality. */
export const selectDoctorSummaries = (most: number) => (content: Content) =>
  enabledDoctors(content)
    .slice(0, most)
    .map((doctor) => ({ ...doctor, qualification: null, expertise_details: null }))

/** Selects the titles and slugs of the emergency cards. */
export const selectEmergencyCardSummaries = (content: Content) =>
  enabledEmergencyCards(content).map(withoutAdvice)

/** Keeps what a link to an emergency card needs. */
export function withoutAdvice(card: PublicRow<'emergency_cards'>) {
  return { ...card, signs: [], steps: [], avoid: [] }
}

/**
 * Selects the columns of illnesses that their list shows; the rest comes with the whole library.
 */
export function selectIllnessSummaries(content: Content) {
  return publishedIllnesses(content).map((illness) => ({
    ...illness,
    meaning: null,
    symptoms: [],
    also_called: [],
    management_treatment: [],
    when_to_get_help: null,
  }))
}
