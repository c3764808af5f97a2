import type { Content } from '#db/content.ts'
import {
  contactDetails,
  enabledDoctors,
  enabledServices,
  hospitalProfile,
  publishedIllnesses,
} from '#db/queries.ts'
import { truncate } from '#model/text.ts'

import type { Words } from '../words/use-words.ts'
import type { Page, PageName } from './page-at.ts'
import { clinicName } from './page-title.ts'

/** Search engines show about this much. */
const LIMIT = 155

/** What a search result or a shared link says of a page: its own content first, in one line. */
export function pageDescription(page: Page, content: Content, words: Words): string {
  return truncate(oneLine(descriptionOf(page, content, words)), LIMIT)
}

/** What the clinic says of itself, in one line. */
export function clinicDescription(content: Content, words: Words): string {
  return pageDescription({ name: 'home' }, content, words)
}

function descriptionOf(page: Page, content: Content, words: Words): string {
  if (page.name === 'illness') return page.illness.short_summary
  if (page.name === 'missing-illness') return words.illness.missingText
  if (page.name === 'unknown') return words.notFound.text
  return ofPage[page.name](content, words)
}

const ofPage: Record<PageName, (content: Content, words: Words) => string> = {
  home: (content, words) => hospitalProfile(content)?.about_text || words.description,
  doctors: (content, words) => withNames(words.doctors.lead, enabledDoctors(content), 'name'),
  services: (content, words) =>
    withNames(words.services.lead, enabledServices(content), 'service_name'),
  library: (content, words) =>
    withNames(words.library.lead, publishedIllnesses(content), 'illness_name'),
  testimonials: (content, words) =>
    `${words.testimonials.lead} ${clinicName(content, words)}, ${words.tagline}.`,
  contact(content, words) {
    const { phones, address } = contactDetails(content)
    const ways = [phones[0], address?.replaceAll('\n', ', ')].filter(Boolean)
    const title = words.contact.title(clinicName(content, words))
    return ways.length > 0 ? `${title}: ${ways.join(' · ')}` : `${title}. ${words.contact.lead}`
  },
}

/** A page's lead, and whom or what it lists. */
function withNames<K extends string>(lead: string, rows: readonly Record<K, string>[], name: K) {
  return rows.length > 0 ? `${lead} ${rows.map((row) => row[name]).join(', ')}` : lead
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
