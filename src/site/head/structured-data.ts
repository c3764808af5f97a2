import { enabledDoctors, imagesOf } from '#db/queries.ts'
import type { PublicRow } from '#model/tables.ts'
import { languageOf } from '#model/texts/text.ts'

import { pages, type Subject } from '../pages.ts'
import { illnessPath, paths } from '../paths.ts'
import { pageUrl, pictureUrl } from './address.ts'
import { clinic, clinicInBrief, reached, stated, type Source } from './clinic-data.ts'
import { clinicName } from './clinic-name.ts'
import { isRegistered, type Page } from './page-at.ts'
import { headingOf } from './page-title.ts'

// Words of schema.org, for search engines. Two kinds are left out on purpose.
// Reviews: testimonials that a clinic picks and shows of itself are
// "self-serving", and Google's rules forbid marking them up as Review or
// AggregateRating. Opening hours: staff write them as free text.

interface Context extends Source {
  /** What the page's description says. */
  description: string
}

/** What a page says to machines about the clinic, its doctors or an illness. */
export function structuredData(page: Page, context: Context): object[] {
  if (page.name === 'illness') {
    return [medicalPage(page.illness, context), breadcrumbs(page, context)]
  }
  if (!isRegistered(page)) return []
  return pages[page.name].about.flatMap((subject) => saying[subject](context))
}

const saying: Record<Subject, (context: Context) => object[]> = {
  WebSite: (context) => [webSite(context)],
  MedicalClinic: (context) => [clinic(context)],
  Physician: (context) =>
    enabledDoctors(context.content).map((doctor) => physician(doctor, context)),
}

/** Search engines take the name they show above a result from here. */
function webSite({ content, words, site }: Context): object {
  const url = pageUrl(paths.home, site)
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: clinicName(content, words),
    url,
    inLanguage: words.locale,
  }
}

/**
 * A doctor. To Google a physician is a business too, and one needs an address:
 * it is the clinic's. What the doctor specialises in is free text and none of
 * schema.org's own specialities, so it goes where text may.
 */
function physician(doctor: PublicRow<'doctors'>, context: Context): object {
  const { content, site } = context
  const about = [doctor.qualification, doctor.specialisation].filter(Boolean).join(', ')
  return stated({
    '@type': 'Physician',
    '@id': `${pageUrl(paths.doctors, site)}#${doctor.id}`,
    name: doctor.name,
    description: about || null,
    knowsAbout: doctor.specialisation,
    image: pictureUrl(doctor.photo, site),
    url: pageUrl(paths.doctors, site),
    ...reached(content, context.words),
    parentOrganization: clinicInBrief(context),
  })
}

type Illness = PublicRow<'health_library_illnesses'>

function medicalPage(illness: Illness, context: Context): object {
  const { content, words, site } = context
  const url = pageUrl(illnessPath(illness.slug), site)
  const images = imagesOf(illness.id)(content).flatMap(
    (image) => pictureUrl(image.image_url, site) ?? [],
  )
  const { last_reviewed_on: day, last_reviewed_by: reviewer } = illness
  return stated({
    '@type': 'MedicalWebPage',
    '@id': url,
    url,
    name: illness.illness_name,
    description: context.description,
    inLanguage: languageOf(illness.short_summary) ?? words.locale,
    image: images.length > 0 ? images : null,
    lastReviewed: day,
    reviewedBy: reviewer && { '@type': 'Person', name: reviewer },
    publisher: clinicInBrief(context),
    mainEntity: condition(illness, url),
  })
}

function condition(illness: Illness, url: string): object {
  const symptoms = [...new Set(illness.symptoms)]
  return stated({
    '@type': 'MedicalCondition',
    '@id': `${url}#condition`,
    name: illness.illness_name,
    description: illness.short_summary,
    signOrSymptom:
      symptoms.length > 0 ? symptoms.map((name) => ({ '@type': 'MedicalSymptom', name })) : null,
  })
}

function breadcrumbs(page: Extract<Page, { name: 'illness' }>, { words, site }: Context): object {
  const trail = [
    { name: words.navigation.home, path: paths.home },
    { name: words.navigation.healthLibrary, path: paths.library },
    { name: headingOf(page, words), path: illnessPath(page.illness.slug) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: pageUrl(path, site),
    })),
  }
}
