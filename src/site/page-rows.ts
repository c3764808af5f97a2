import type { Content, PublicTable } from '#db/content.ts'
import {
  enabledCategories,
  enabledDoctors,
  enabledServices,
  imagesOf,
  linksOf,
  publishedTestimonials,
} from '#db/queries.ts'
import { SOURCE_LANGUAGE, type Language } from '#model/languages.ts'
import type { PublicRow } from '#model/rows.ts'
import { isUntranslated } from '#model/translations.ts'

import { isRegisteredPage, matchPage } from './head/match-page.ts'
import { SHOWN_AT_HOME } from './home/home-page.tsx'
import type { PageName } from './pages.ts'
import {
  selectCurrentAndFutureNotices,
  selectDoctorSummaries,
  selectEmergencyCardSummaries,
  selectFullProfile,
  selectIllnessSummaries,
  selectProfileSummary,
  selectServiceSummaries,
  withoutAdvice,
} from './row-selectors.ts'

type RowSelection = { readonly [T in PublicTable]?: (content: Content) => readonly PublicRow<T>[] }

/**
 * The rows that a page shows besides the layout: they are sent with the page, and the latest of
 * their tables is its date in the sitemap. Not with the page's other facts (page-facts.ts): readers
 * of translations download this file.
 */
export const pageRows: Readonly<Record<PageName, RowSelection>> = {
  home: {
    hospital_profile: selectFullProfile,
    notices: selectCurrentAndFutureNotices,
    health_library_categories: enabledCategories,
    emergency_cards: selectEmergencyCardSummaries,
    services: selectServiceSummaries(SHOWN_AT_HOME),
    doctors: selectDoctorSummaries(SHOWN_AT_HOME),
    testimonials: (content) => publishedTestimonials(content).slice(0, SHOWN_AT_HOME),
  },
  doctors: { doctors: enabledDoctors },
  services: { services: enabledServices },
  library: {
    health_library_categories: enabledCategories,
    health_library_illnesses: selectIllnessSummaries,
    emergency_cards: selectEmergencyCardSummaries,
  },
  testimonials: { testimonials: publishedTestimonials },
  contact: {
    contact_information: (content) => content.contact_information,
    hospital_profile: selectProfileSummary,
  },
  emergency: { emergency_cards: selectEmergencyCardSummaries },
  onThisPhone: {},
}

/** Selects the rows that the page at a path shows besides the layout. */
export function selectPageRows(path: string, content: Content): Partial<Content> {
  const page = matchPage(path, content)
  if (isRegisteredPage(page)) {
    const selections = Object.entries(pageRows[page.name])
    return Object.fromEntries(selections.map(([table, select]) => [table, select(content)]))
  }
  if (page.name === 'emergency-card') return { emergency_cards: [page.card] }
  if (page.name !== 'illness') return {}
  const { illness, category, card } = page
  const { doctors, related } = linksOf(illness)(content)
  return {
    health_library_illnesses: [illness, ...related.map(byName)],
    doctors: doctors.map(byName),
    health_library_categories: category ? [category] : [],
    health_library_images: imagesOf(illness.id)(content),
    emergency_cards: card ? [withoutAdvice(card)] : [],
  }
}

/**
 * Keeps the columns that a link to a row needs. The others are not sent, as the page may not show
 * them.
 */
function byName<R extends PublicRow<'doctors' | 'health_library_illnesses'>>(row: R): R {
  return Object.fromEntries(Object.entries(row).filter(([column]) => LINKED.test(column))) as R
}

/** A name may exist in other languages too: 'te:name'. */
const LINKED = /^(\w+:)?(id|name|illness_name|slug|is_enabled|visibility)$/

/** Returns whether some text on the page at a path is not translated into a language (S-72). */
export function hasUntranslatedText(language: Language, path: string, content: Content): boolean {
  if (language === SOURCE_LANGUAGE) return false
  return Object.entries(selectPageRows(path, content)).some(([table, rows]) =>
    rows.some((row) => isUntranslated(language, table as PublicTable, row)),
  )
}
