import type { Content, PublicTable } from '#db/content.ts'
import { imagesOf, linksOf } from '#db/queries.ts'
import { SOURCE, type Language } from '#model/languages.ts'
import type { PublicRow } from '#model/tables.ts'
import { isUntranslated } from '#model/translations.ts'

import { isRegistered, pageAt } from './head/match-page.ts'
import { pageFacts } from './page-facts.ts'

/** What the page at a path shows besides the frame. */
export function ownRows(path: string, content: Content): Partial<Content> {
  const page = pageAt(path, content)
  if (isRegistered(page)) {
    const selections = Object.entries(pageFacts[page.name].rows)
    return Object.fromEntries(selections.map(([table, select]) => [table, select(content)]))
  }
  if (page.name === 'emergency-card') return { emergency_cards: [page.card] }
  if (page.name !== 'illness') return {}
  const { illness, category } = page
  const { doctors, related } = linksOf(illness)(content)
  return {
    health_library_illnesses: [illness, ...related.map(byName)],
    doctors: doctors.map(byName),
    health_library_categories: category ? [category] : [],
    health_library_images: imagesOf(illness.id)(content),
  }
}

/**
 * What a link to a row needs of it. The other columns are left out of the page, which may not show
 * them: a link reads no more than these.
 */
function byName<R extends PublicRow<'doctors' | 'health_library_illnesses'>>(row: R): R {
  return Object.fromEntries(Object.entries(row).filter(([column]) => LINKED.test(column))) as R
}

/** A name may be there in other languages too: 'te:name'. */
const LINKED = /^(\w+:)?(id|name|illness_name|slug|is_enabled|visibility)$/

/** Whether something the page at a path shows is not written in a language yet (S-72). */
export function lacksWords(language: Language, path: string, content: Content): boolean {
  if (language === SOURCE) return false
  return Object.entries(ownRows(path, content)).some(([table, rows]) =>
    rows.some((row) => isUntranslated(language, table as PublicTable, row)),
  )
}
