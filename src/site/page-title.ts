import type { Content } from '#db/content.ts'
import { hospitalProfile, illnessBySlug } from '#db/queries.ts'

import { paths } from './paths.ts'
import type { Words } from './words/use-words.ts'

/** What the browser's tab says for an address: the page, then the clinic. */
export function pageTitle(path: string, content: Content, words: Words): string {
  const clinic = hospitalProfile(content)?.name ?? words.clinicName
  if (path === paths.home) return `${clinic} | ${words.tagline}`
  return `${headingOf(path, content, words)} | ${clinic}`
}

function headingOf(path: string, content: Content, words: Words): string {
  const [, page, slug] = path.split('/')
  if (page === 'health-library' && slug) {
    return illnessBySlug(slug)(content)?.illness.illness_name ?? words.illness.missing
  }
  const headings = new Map<string, string>([
    [paths.doctors, words.doctors.title],
    [paths.services, words.services.title],
    [paths.library, words.library.title],
    [paths.testimonials, words.testimonials.title],
    [paths.contact, words.navigation.contact],
  ])
  return headings.get(path.replace(/\/+$/, '')) ?? words.notFound.title
}
