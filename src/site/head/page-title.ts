import type { Content } from '#db/content.ts'

import type { Messages } from '../messages/message-catalog.ts'
import { pages } from '../pages.ts'
import { getClinicName } from './clinic-name.ts'
import { isMissing, matchPage, type PageMatch } from './match-page.ts'

/**
 * Returns the title of the browser's tab: the page, then the clinic. Of `part` of the content only
 * the clinic is named where a page may be missing (S-92).
 */
export function getPageTitle(
  path: string,
  content: Content,
  messages: Messages,
  part = false,
): string {
  const clinic = getClinicName(content, messages)
  const page = matchPage(path, content)
  if (page.name === 'home') return `${clinic} | ${messages.tagline}`
  return part && isMissing(page) ? clinic : `${getPageHeading(page, messages)} | ${clinic}`
}

/** Returns the name of a page for a single line. */
export function getPageHeading(page: PageMatch, messages: Messages): string {
  if (page.name === 'illness') return page.illness.illness_name
  if (page.name === 'emergency-card') return page.card.title
  if (page.name === 'missing-illness') return messages.illness.missing
  if (page.name === 'unknown') return messages.notFound.title
  return pages[page.name].heading(messages)
}
