import { otherLanguages, type OtherLanguage } from '#model/languages.ts'
import type { Illness } from '#model/rows.ts'
import { truncate } from '#model/texts/text.ts'
import { isUntranslated } from '#model/translations.ts'

import { createSearchText } from '../../lists/list-search.ts'

const SUMMARY_LIMIT = 60

/**
 * What the list keeps of an illness in memory: what it shows, searches and filters by. A library of
 * 10,000 whole illnesses is too much for a cheap tablet; a form reads its row whole.
 */
export type ListedIllness = Pick<
  Illness,
  | 'id'
  | 'row_version'
  | 'illness_name'
  | 'slug'
  | 'category_id'
  | 'visibility'
  | 'last_reviewed_on'
  | 'display_order'
> & {
  /** The beginning of the summary. */
  note: string
  /** All names, and the whole summary, in all languages, folded for the search. */
  names: string
  summary: string
  /** The languages in which a text is missing. */
  untranslated: readonly OtherLanguage[]
}

const toNames = createSearchText<Illness>(['illness_name', 'also_called'])
const toSummary = createSearchText<Illness>(['short_summary'])

/** Reduces an illness to what the list keeps of it. */
export function toListedIllness(row: Illness): ListedIllness {
  const untranslated = otherLanguages.filter((language) =>
    isUntranslated(language, 'health_library_illnesses', row),
  )
  return {
    id: row.id,
    row_version: row.row_version,
    illness_name: row.illness_name,
    slug: row.slug,
    category_id: share(row.category_id),
    visibility: share(row.visibility),
    last_reviewed_on: share(row.last_reviewed_on),
    display_order: row.display_order,
    note: copy(truncate(row.short_summary, SUMMARY_LIMIT)),
    names: toNames(row),
    summary: toSummary(row),
    untranslated: shareList(untranslated),
  }
}

/** A part of a string keeps all of it in memory; a copy does not. */
const copy = (text: string): string => JSON.parse(JSON.stringify(text)) as string

const shared = new Map<string, unknown>()

/** Returns the same object for equal values, of which thousands of rows have few. */
function share<V extends string | null>(value: V): V {
  if (value === null) return value
  const sharedValue = (shared.get(value) ?? value) as V
  shared.set(value, sharedValue)
  return sharedValue
}

function shareList(languages: readonly OtherLanguage[]): readonly OtherLanguage[] {
  const key = `languages ${languages.join()}`
  const sharedValue = (shared.get(key) ?? languages) as readonly OtherLanguage[]
  shared.set(key, sharedValue)
  return sharedValue
}

/** Returns the text that the list searches. */
export const getListedText = ({ names, summary }: ListedIllness): string => `${names} ${summary}`
