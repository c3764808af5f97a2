import type { Content } from '#db/content.ts'
import { hospitalProfile } from '#db/queries.ts'

import type { Words } from '../words/use-words.ts'
import { pageAt, type Page } from './page-at.ts'

/** What the browser's tab says for an address: the page, then the clinic. */
export function pageTitle(path: string, content: Content, words: Words): string {
  const clinic = clinicName(content, words)
  const page = pageAt(path, content)
  if (page.name === 'home') return `${clinic} | ${words.tagline}`
  return `${headingOf(page, words)} | ${clinic}`
}

/** The name staff gave the clinic, or the one that stands in for it (S-65). */
export function clinicName(content: Content, words: Words): string {
  return hospitalProfile(content)?.name ?? words.clinicName
}

/** What a page is called where one line names it. */
export function headingOf(page: Page, words: Words): string {
  if (page.name === 'illness') return page.illness.illness_name
  return {
    home: words.navigation.home,
    doctors: words.doctors.title,
    services: words.services.title,
    library: words.library.title,
    testimonials: words.testimonials.title,
    contact: words.navigation.contact,
    'missing-illness': words.illness.missing,
    unknown: words.notFound.title,
  }[page.name]
}
