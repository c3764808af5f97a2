import type { Content } from '#db/content.ts'
import { contactDetails, enabledSocialLinks, hospitalProfile } from '#db/queries.ts'
import { openingHoursOf } from '#model/hours/hours-format.ts'
import type { Span } from '#model/hours/opening-status.ts'
import { WEEKDAYS } from '#model/hours/week.ts'
import { paths } from '#model/paths/public-paths.ts'
import { mailHref, telHref } from '#model/texts/phone.ts'

import type { Words } from '../messages/message-catalog.ts'
import { pageUrl, pictureUrl, thingUrl, type Site } from './absolute-url.ts'
import { clinicName } from './clinic-name.ts'
import { clinicDescription } from './page-description.ts'

/** What structured data is made from. */
export interface Source {
  content: Content
  words: Words
  site: Site
}

/** What kind of clinic this is, in schema.org's list of specialities. */
const SPECIALTY = 'https://schema.org/Neurologic'

/** The clinic itself, as Home and Contact describe it to search engines. */
export function clinic(source: Source): object {
  const { content, words, site } = source
  const profile = hospitalProfile(content)
  const logo = pictureUrl(profile?.logo_image, site)
  const links = enabledSocialLinks(content).map(({ href }) => href)
  return stated({
    ...clinicInBrief(source),
    description: clinicDescription(content, words),
    medicalSpecialty: SPECIALTY,
    email: contactDetails(content).emails.find(mailHref)?.trim(),
    ...reached(content, words),
    openingHoursSpecification: openingHours(content),
    logo,
    image: pictureUrl(profile?.banner_image, site) ?? logo,
    sameAs: links.length > 0 ? links : null,
  })
}

// As Google has it, a day from midnight to midnight is closed, and one to its last minute is open all day.
const CLOSED = { opens: '00:00', closes: '00:00' }
const toSearchSpan = ({ opens, closes }: Span): Span =>
  opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }

/** Days and times, and days that are otherwise. */
function openingHours(content: Content): object[] | null {
  const { week, specialDays } = contactDetails(content)
  const { weekly, exceptions } = openingHoursOf(week, specialDays)
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

const hoursOf = (said: object) => ({ '@type': 'OpeningHoursSpecification', ...said })

/** As much of the clinic as says which one is meant, where another thing refers to it. */
export function clinicInBrief({ content, words, site }: Source) {
  const url = pageUrl(paths.home, site)
  return {
    '@type': 'MedicalClinic',
    '@id': `${thingUrl(paths.home, site)}#clinic`,
    name: clinicName(content, words),
    url,
  }
}

/** The number and the place. */
export function reached(content: Content, words: Words) {
  const { phones } = contactDetails(content)
  const number = phones.map(telHref).find(Boolean)
  return { telephone: number?.slice('tel:'.length), address: postalAddress(content, words) }
}

/**
 * The address as visitors read it, in the parts that search engines ask for.
 * The town comes from the profile, and only where the address names it too.
 */
function postalAddress(content: Content, words: Words): object | null {
  const { address } = contactDetails(content)
  if (!address) return null
  const profile = hospitalProfile(content)
  const named = (part?: string | null) => (part && address.includes(part) ? part : null)
  const [city, state, code] = [profile?.city, profile?.state, profile?.pincode].map(named)
  const lines = address.split('\n').map((line) => line.trim())
  const street = lines.filter((line) => saysMoreThan([city, state, code], line))
  return stated({
    '@type': 'PostalAddress',
    streetAddress: street.join(', '),
    addressLocality: city,
    addressRegion: state,
    postalCode: code,
    addressCountry: new Intl.Locale(words.locale).region,
  })
}

function saysMoreThan(parts: readonly (string | null | undefined)[], line: string): boolean {
  const rest = parts.reduce<string>((left, part) => (part ? left.replace(part, '') : left), line)
  return /[\p{L}\p{N}]/u.test(rest)
}

/** Without what is not known: an empty property claims something. */
export function stated(properties: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => Boolean(value)))
}
