import type { Content } from '#db/content.ts'
import { truncate } from '#model/texts/text.ts'

import type { Words } from '../messages/message-catalog.ts'
import { pageFacts } from '../page-facts.ts'
import type { Page } from './match-page.ts'

/** Search engines show about this much. */
const LIMIT = 155

/** What a search result or a shared link says of a page: its own content first, in one line. */
export function pageDescription(page: Page, content: Content, words: Words): string {
  const text = oneLine(descriptionOf(page, content, words))
  const cut = truncate(text, LIMIT)
  // Half a name would be read as another one.
  return cut === text ? text : cut.replace(/\s+\S*\.\.\.$/, '...')
}

/** What the clinic says of itself, in one line. */
export function clinicDescription(content: Content, words: Words): string {
  return pageDescription({ name: 'home' }, content, words)
}

function descriptionOf(page: Page, content: Content, words: Words): string {
  if (page.name === 'illness') return page.illness.short_summary
  if (page.name === 'emergency-card') return [page.card.title, ...page.card.steps].join('. ')
  if (page.name === 'missing-illness') return words.illness.missingText
  if (page.name === 'unknown') return words.notFound.text
  return pageFacts[page.name].description(content, words)
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
