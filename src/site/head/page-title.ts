import type { Content } from '#db/content.ts'

import type { Words } from '../messages/message-catalog.ts'
import { pages } from '../pages.ts'
import { clinicName } from './clinic-name.ts'
import { pageAt, type Page } from './match-page.ts'

/** What the browser's tab says for an address: the page, then the clinic. An illness may still be coming [R19]. */
export function pageTitle(path: string, content: Content, words: Words, coming = false): string {
  const clinic = clinicName(content, words)
  const page = pageAt(path, content)
  if (page.name === 'home') return `${clinic} | ${words.tagline}`
  const isComing = coming && page.name === 'missing-illness'
  return `${isComing ? words.illness.coming : headingOf(page, words)} | ${clinic}`
}

/** What a page is called where one line names it. */
export function headingOf(page: Page, words: Words): string {
  if (page.name === 'illness') return page.illness.illness_name
  if (page.name === 'emergency-card') return page.card.title
  if (page.name === 'missing-illness') return words.illness.missing
  if (page.name === 'unknown') return words.notFound.title
  return pages[page.name].heading(words)
}
