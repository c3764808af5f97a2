import type { Content } from '#db/content.ts'
import {
  enabledDoctors,
  enabledEmergencyCards,
  enabledNotices,
  enabledServices,
  hospitalProfile,
  publishedIllnesses,
} from '#db/queries.ts'
import { getClinicDay } from '#model/days/clinic-day.ts'

// Rows without what a page does not show of them: it is sent along with the page.

/** Who we are, without the long texts of Home. */
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
  const profile = hospitalProfile(content)
  return profile ? [{ ...profile, share_image: null }] : []
}

/** Where we are, without the map. */
export function selectContactSummary({ contact_information: rows }: Content) {
  return rows.map((contact) => ({ ...contact, google_maps_code: null }))
}

/** The notices that are not over: a page that was drawn today may be read next week (S-86). */
export function selectCurrentAndFutureNotices(content: Content) {
  const today = getClinicDay()
  return enabledNotices(content).filter((notice) => today <= notice.ends_on)
}

/** Every service by its name, and only so many with a description and a picture. */
export const selectServiceSummaries = (whole: number) => (content: Content) =>
  enabledServices(content).map((service, at) =>
    at < whole ? service : { ...service, description: null, icon_image: null },
  )

/** The first so many doctors by name, photo and speciality. */
export const selectDoctorSummaries = (most: number) => (content: Content) =>
  enabledDoctors(content)
    .slice(0, most)
    .map((doctor) => ({ ...doctor, qualification: null, expertise_details: null }))

/** The titles and addresses of the emergency cards. */
export function selectEmergencyCardSummaries(content: Content) {
  return enabledEmergencyCards(content).map((card) => ({
    ...card,
    signs: [],
    steps: [],
    avoid: [],
  }))
}

/** As much of the illnesses as their list shows; the rest arrives with the whole library. */
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
