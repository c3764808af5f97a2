import type { Content } from '#db/content.ts'
import { contactDetails, enabledSocialLinks, clinicProfile } from '#db/queries.ts'
import { WEEKDAYS } from '#model/days/day-names.ts'
import { toOpeningHours } from '#model/hours/hours-format.ts'
import type { Span } from '#model/hours/opening-status.ts'
import { paths } from '#model/paths/public-paths.ts'
import { toMailHref, toTelHref } from '#model/texts/phone.ts'

import type { Messages } from '../messages/message-catalog.ts'
import { getPageUrl, getPictureUrl, getEntityId, type LocalizedSite } from './absolute-url.ts'
import { getClinicName } from './clinic-name.ts'
import { getClinicDescription } from './page-description.ts'

/** The input of structured data. */
export interface StructuredDataSource {
  content: Content
  messages: Messages
  site: LocalizedSite
}

/** The clinic's speciality in schema.org's list. */
const SPECIALTY = 'https://schema.org/Neurologic'

/** Describes the clinic to search engines, on Home and Contact. */
export function describeClinic(source: StructuredDataSource): object {
  const { content, messages, site } = source
  const profile = clinicProfile(content)
  const logo = getPictureUrl(profile?.logo_image, site)
  const links = enabledSocialLinks(content).map(({ href }) => href)
  return omitEmpty({
    ...referToClinic(source),
    description: getClinicDescription(content, messages),
    medicalSpecialty: SPECIALTY,
    email: contactDetails(content).emails.find(toMailHref)?.trim(),
    ...describeContact(content, messages),
    openingHoursSpecification: createOpeningHours(content),
    logo,
    image: getPictureUrl(profile?.banner_image, site) ?? logo,
    sameAs: links.length > 0 ? links : null,
  })
}

// To Google, a day from midnight to midnight is closed, and one to its last minute is open all day.
const CLOSED = { opens: '00:00', closes: '00:00' }
const toSearchSpan = ({ opens, closes }: Span): Span =>
  opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }

/** Returns the weekly hours and the exceptions. */
function createOpeningHours(content: Content): object[] | null {
  const { week, specialDays } = contactDetails(content)
  const { weekly, exceptions } = toOpeningHours(week, specialDays)
  const usual = weekly.flatMap((spans, day) =>
    spans.map((span) => hoursOf({ dayOfWeek: WEEKDAYS[day], ...toSearchSpan(span) })),
  )
  const special = exceptions.flatMap(({ from, to, spans }) =>
    (spans.length > 0 ? spans.map(toSearchSpan) : [CLOSED]).map((span) =>
      hoursOf({ ...span, validFrom: from, validThrough: to }),
    ),
  )
  const all = [...usual, ...special]
  return all.length > 0 ? all : null
}

const hoursOf = (hours: object) => ({ '@type': 'OpeningHoursSpecification', ...hours })

/** Returns a short description that identifies the clinic, for references from other entities. */
export function referToClinic({ content, messages, site }: StructuredDataSource) {
  const url = getPageUrl(paths.home, site)
  return {
    '@type': 'MedicalClinic',
    '@id': `${getEntityId(paths.home, site)}#clinic`,
    name: getClinicName(content, messages),
    url,
  }
}

/** Returns the phone numbers and the address. */
export function describeContact(content: Content, messages: Messages) {
  const { phones } = contactDetails(content)
  const number = phones.map(toTelHref).find(Boolean)
  return { telephone: number?.slice('tel:'.length), address: postalAddress(content, messages) }
}

/**
 * Splits the visible address into structured parts. The town comes from the profile, and only if
 * the address contains it too.
 */
function postalAddress(content: Content, messages: Messages): object | null {
  const { address } = contactDetails(content)
  if (!address) return null
  const profile = clinicProfile(content)
  const named = (part?: string | null) => (part && address.includes(part) ? part : null)
  const [city, state, code] = [profile?.city, profile?.state, profile?.pincode].map(named)
  const lines = address.split('\n').map((line) => line.trim())
  const street = lines.filter((line) => addsTo([city, state, code], line))
  return omitEmpty({
    '@type': 'PostalAddress',
    streetAddress: street.join(', '),
    addressLocality: city,
    addressRegion: state,
    postalCode: code,
    addressCountry: new Intl.Locale(messages.locale).region,
  })
}

function addsTo(parts: readonly (string | null | undefined)[], line: string): boolean {
  const rest = parts.reduce<string>((left, part) => (part ? left.replace(part, '') : left), line)
  return /[\p{L}\p{N}]/u.test(rest)
}

/** Removes empty properties, which would be read as statements. */
export function omitEmpty(properties: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => Boolean(value)))
}
