import { enabledDoctors, imagesOf, linksOf } from '#db/queries.ts'
import type { Language } from '#model/languages.ts'
import { getEmergencyPath, getIllnessPath, paths } from '#model/paths/public-paths.ts'
import type { PublicRow } from '#model/rows.ts'
import { selectShownNames } from '#model/texts/names-of.ts'
import { getForeignLanguage } from '#model/translations.ts'

import { pageServerFacts, type SchemaType } from '../page-facts.ts'
import { pages } from '../pages.ts'
import { getPageUrl, getPictureUrl, getEntityId } from './absolute-url.ts'
import {
  describeClinic,
  referToClinic,
  describeContact,
  omitEmpty,
  type StructuredDataSource,
} from './clinic-data.ts'
import { getClinicName } from './clinic-name.ts'
import { isRegisteredPage, type PageMatch } from './match-page.ts'
import { getPageHeading } from './page-title.ts'

// Creates schema.org data for search engines. Reviews are omitted on purpose: testimonials that a
// clinic selects are "self-serving", and Google's rules forbid marking them up as Review or
// AggregateRating. Hours include the days and times, not the text beside them.

interface Context extends StructuredDataSource {
  /** The page's description. */
  description: string
}

/**
 * Creates the structured data of a page about the clinic, its doctors, an illness or an emergency.
 */
export function createStructuredData(page: PageMatch, context: Context): object[] {
  if (page.name === 'illness') {
    return [medicalPage(page.illness, context), breadcrumbs(page, context)]
  }
  if (page.name === 'emergency-card') {
    return [emergencyPage(page.card, context), breadcrumbs(page, context)]
  }
  if (!isRegisteredPage(page)) return []
  return pageServerFacts[page.name].about.flatMap((subject) => saying[subject](context))
}

const saying: Record<SchemaType, (context: Context) => object[]> = {
  WebSite: (context) => [webSite(context)],
  MedicalClinic: (context) => [describeClinic(context)],
  Physician: (context) =>
    enabledDoctors(context.content).map((doctor) => physician(doctor, context)),
}

/** The site name that search engines show above a result. */
function webSite({ content, messages, site }: Context): object {
  const url = getPageUrl(paths.home, site)
  return {
    '@type': 'WebSite',
    '@id': `${getEntityId(paths.home, site)}#website`,
    name: getClinicName(content, messages),
    url,
    inLanguage: messages.locale,
  }
}

/**
 * Describes a doctor. To Google a physician is a business, which needs an address: the clinic's.
 * The speciality is free text and not one of schema.org's own, so it goes into a text property.
 */
function physician(doctor: PublicRow<'doctors'>, context: Context): object {
  const { content, site } = context
  const about = [doctor.qualification, doctor.specialisation].filter(Boolean).join(', ')
  return omitEmpty({
    '@type': 'Physician',
    '@id': `${getEntityId(paths.doctors, site)}#${doctor.id}`,
    name: doctor.name,
    description: about || null,
    knowsAbout: doctor.specialisation,
    image: getPictureUrl(doctor.photo, site),
    url: getPageUrl(paths.doctors, site),
    ...describeContact(content, context.messages),
    parentOrganization: referToClinic(context),
  })
}

type Illness = PublicRow<'health_library_illnesses'>

function medicalPage(illness: Illness, context: Context): object {
  const { content, messages, site } = context
  const url = getPageUrl(getIllnessPath(illness.slug), site)
  const images = imagesOf(illness.id)(content).flatMap(
    (image) => getPictureUrl(image.image_url, site) ?? [],
  )
  const { last_reviewed_on: day, last_reviewed_by: reviewer } = illness
  return omitEmpty({
    '@type': 'MedicalWebPage',
    '@id': url,
    url,
    name: illness.illness_name,
    description: context.description,
    inLanguage: getForeignLanguage(illness.short_summary, site.language) ?? messages.locale,
    image: images.length > 0 ? images : null,
    lastReviewed: day,
    reviewedBy: reviewer && { '@type': 'Person', name: reviewer },
    publisher: referToClinic(context),
    relatedLink: listRelatedLinks(illness, context),
    mainEntity: condition(illness, url, site.language),
  })
}

/** Links to related topics; the services and doctors are places on pages of their own. */
function listRelatedLinks(illness: Illness, { content, site }: Context): string[] | null {
  const { related } = linksOf(illness)(content)
  return related.length > 0
    ? related.map(({ slug }) => getPageUrl(getIllnessPath(slug), site))
    : null
}

function condition(illness: Illness, url: string, language: Language): object {
  const symptoms = [...new Set(illness.symptoms)]
  const names = selectShownNames(illness.also_called, language)
  return omitEmpty({
    '@type': 'MedicalCondition',
    '@id': `${url}#condition`,
    name: illness.illness_name,
    alternateName: names.length > 0 ? names : null,
    description: illness.short_summary,
    signOrSymptom:
      symptoms.length > 0 ? symptoms.map((name) => ({ '@type': 'MedicalSymptom', name })) : null,
  })
}

/** First aid: schema.org only has properties for what to do. */
function emergencyPage(card: PublicRow<'emergency_cards'>, context: Context): object {
  const url = getPageUrl(getEmergencyPath(card.slug), context.site)
  return {
    '@type': 'MedicalWebPage',
    '@id': url,
    url,
    name: card.title,
    description: context.description,
    inLanguage: getForeignLanguage(card.title, context.site.language) ?? context.messages.locale,
    publisher: referToClinic(context),
  }
}

type PageOfARow = Extract<PageMatch, { name: 'illness' | 'emergency-card' }>

function breadcrumbs(page: PageOfARow, { messages, site }: Context): object {
  const list = pages[page.name === 'illness' ? 'library' : 'emergency']
  const crumb =
    page.name === 'illness' ? getIllnessPath(page.illness.slug) : getEmergencyPath(page.card.slug)
  const trail = [
    { name: messages.navigation.home, path: paths.home },
    { name: list.label(messages), path: list.path },
    { name: getPageHeading(page, messages), path: crumb },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: getPageUrl(path, site),
    })),
  }
}
