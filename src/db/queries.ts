import { sortRows } from '#model/order.ts'
import type { PublicRow } from '#model/rows.ts'
import { isShown, tables } from '#model/tables.ts'
import { parseMapUrl } from '#model/texts/map-embed.ts'
import { toWebHref } from '#model/texts/web-address.ts'
import { isHealthLibraryHidden } from '#model/theme/theme-config.ts'

import type { Content, PublicTable } from './content.ts'

// Selectors of public pages. The public mirror contains only public rows; the selectors filter
// again, so that no page depends on that.

/** The rows of a table that visitors may see, in display order. */
function shownRows<R extends { id: string }>(table: PublicTable, rows: readonly R[]): R[] {
  return sortRows(
    table,
    rows.filter((row) => isShown(table, row)),
  )
}

export const enabledDoctors = ({ doctors }: Content) => shownRows('doctors', doctors)
export const enabledServices = ({ services }: Content) => shownRows('services', services)
export const publishedTestimonials = ({ testimonials }: Content) =>
  shownRows('testimonials', testimonials)
export const enabledEmergencyCards = ({ emergency_cards }: Content) =>
  shownRows('emergency_cards', emergency_cards)
export const enabledCategories = ({ health_library_categories }: Content) =>
  shownRows('health_library_categories', health_library_categories)

/** Notices of all days that staff have switched on, the urgent ones first. */
export const enabledNotices = ({ notices }: Content) =>
  shownRows('notices', notices).toSorted((a, b) => Number(b.is_urgent) - Number(a.is_urgent))

/** Returns the enabled social links that point to a website. */
export function enabledSocialLinks({ social_media }: Content) {
  return shownRows('social_media', social_media).flatMap((link) => {
    const href = toWebHref(link.profile_url)
    return href ? [{ ...link, href }] : []
  })
}

/** Returns the clinic's profile, or null if there is none. */
export function clinicProfile({ hospital_profile }: Content) {
  return hospital_profile.find(({ id }) => id === tables.hospital_profile.only) ?? null
}

export interface ContactDetails {
  address: string | null
  phones: readonly string[]
  emails: readonly string[]
  hours: string | null
  /** Lines of `week.ts` and `hours-format.ts`; the profile has no such hours. */
  week: readonly string[]
  specialDays: readonly string[]
  bookingHref: string | null
  mapAddress: string | null
  whatsApp: string | null
}

/**
 * Returns the contact details: each field from contact_information, or else from the profile
 * (S-25).
 */
export function contactDetails(content: Content): ContactDetails {
  const contact = content.contact_information.find(
    ({ id }) => id === tables.contact_information.only,
  )
  const profile = clinicProfile(content)
  const ofProfile = {
    address: postalAddress(profile),
    phones: profile?.phone_numbers ?? [],
    emails: profile?.emails ?? [],
    hours: wordsOf(profile),
    week: [],
    specialDays: [],
    bookingHref: null,
    mapAddress: null,
    whatsApp: null,
  }
  if (!contact) return ofProfile
  return {
    address: contact.address || ofProfile.address,
    phones: contact.phone_numbers.length ? contact.phone_numbers : ofProfile.phones,
    emails: contact.email_addresses.length ? contact.email_addresses : ofProfile.emails,
    hours: contact.working_hours || wordsOf(profile, contact),
    week: contact.opening_hours,
    specialDays: contact.special_hours,
    bookingHref: toWebHref(contact.appointment_booking_link),
    mapAddress: parseMapUrl(contact.google_maps_code),
    whatsApp: contact.whatsapp_number,
  }
}

/**
 * Returns the profile's text about hours, unless there are exact hours that it might contradict
 * (S-99).
 */
const wordsOf = (
  profile: PublicRow<'hospital_profile'> | null,
  contact?: PublicRow<'contact_information'>,
) => (contact?.opening_hours.length ? null : (profile?.working_hours ?? null))

/** Returns whether any hours are known, as text or as times. */
export const hasHours = ({ hours, week, specialDays }: ContactDetails): boolean =>
  Boolean(hours) || week.length + specialDays.length > 0

/** Returns the profile's address, with the town unless the address contains it. */
function postalAddress(profile: PublicRow<'hospital_profile'> | null): string | null {
  if (!profile) return null
  const address = profile.address ?? ''
  const missing = (part: string | null) => part && !address.includes(part)
  const town = [profile.city, profile.state].filter(missing).join(', ')
  const last = [town, profile.pincode].filter(missing).join(' ')
  return [address, last].filter(Boolean).join('\n') || null
}

/**
 * Returns whether visitors may read the health library: the settings decide, and a theme may hide
 * it (S-11).
 */
export function isLibraryOpen(content: Content): boolean {
  const settings = content.modern_site_settings[0]
  if (settings && !settings.health_library_enabled) return false
  return !isHealthLibraryHidden(activeTheme(content)?.config)
}

export function emergencyCardBySlug(slug: string) {
  return (content: Content) => enabledEmergencyCards(content).find((card) => card.slug === slug)
}

export function publishedIllnesses(content: Content) {
  return isLibraryOpen(content)
    ? shownRows('health_library_illnesses', content.health_library_illnesses)
    : []
}

/**
 * Selects a published illness by its slug, with its category if that is public, and the emergency
 * card of the same slug.
 */
export function illnessBySlug(slug: string) {
  return (content: Content) => {
    const illness = publishedIllnesses(content).find((row) => row.slug === slug)
    if (!illness) return null
    const category = enabledCategories(content).find(({ id }) => id === illness.category_id) ?? null
    return { illness, category, card: emergencyCardBySlug(slug)(content) }
  }
}

export function imagesOf(illnessId: string) {
  return ({ health_library_images }: Content) =>
    sortRows(
      'health_library_images',
      health_library_images.filter((image) => image.illness_id === illnessId),
    )
}

/** Selects the links of an illness's page to other public pages, never to itself. */
export function linksOf(illness: PublicRow<'health_library_illnesses'>) {
  return (content: Content) => ({
    services: chosen(illness.service_ids, enabledServices(content)),
    doctors: chosen(illness.doctor_ids, enabledDoctors(content)),
    related: chosen(illness.related_ids, publishedIllnesses(content)).filter(
      ({ id }) => id !== illness.id,
    ),
  })
}

const chosen = <R extends { id: string }>(ids: readonly string[], rows: readonly R[]) =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])

export interface StoredTheme {
  hash: string
  config: Record<string, unknown>
}

/** Returns the published snapshot of the active theme (S-32), or null without one. */
export function activeTheme({ modern_site_settings, theme_versions }: Content): StoredTheme | null {
  const settings = modern_site_settings[0]
  const versions = theme_versions.filter(({ theme_id }) => theme_id === settings?.active_theme_id)
  const live = versions.find(({ config_hash }) => config_hash === settings?.theme_hash)
  const newest = versions.toSorted((a, b) => b.version_number - a.version_number)[0]
  const version = live ?? newest
  return version ? { hash: version.config_hash, config: version.config } : null
}
