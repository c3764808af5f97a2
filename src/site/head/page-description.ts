import type { Content } from '#db/content.ts'
import { truncate } from '#model/texts/text.ts'

import type { Messages } from '../messages/message-catalog.ts'
import { pageServerFacts } from '../page-facts.ts'
import type { PageMatch } from './match-page.ts'

/** Search engines show about this many characters. */
const LIMIT = 155

/**
 * Returns the description for search results and shared links: the page's own content first, in one
 * line.
 */
export function getPageDescription(page: PageMatch, content: Content, messages: Messages): string {
  const text = oneLine(descriptionOf(page, content, messages))
  const cut = truncate(text, LIMIT)
  // Cut before a word, because half a name reads like another name.
  return cut === text ? text : cut.replace(/\s+\S*\.\.\.$/, '...')
}

/** Returns the clinic's description of itself, in one line. */
export function getClinicDescription(content: Content, messages: Messages): string {
  return getPageDescription({ name: 'home' }, content, messages)
}

function descriptionOf(page: PageMatch, content: Content, messages: Messages): string {
  if (page.name === 'illness') return page.illness.short_summary
  if (page.name === 'emergency-card') return [page.card.title, ...page.card.steps].join('. ')
  if (page.name === 'missing-illness') return messages.illness.missingText
  if (page.name === 'unknown') return messages.notFound.text
  return pageServerFacts[page.name].description(content, messages)
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
