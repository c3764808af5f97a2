import { formatISO, subYears } from 'date-fns'

import { blankOf } from '#model/blanks.ts'
import { languages, otherLanguages } from '#model/languages.ts'
import { specOf, type OrderedTable, type Row } from '#model/tables.ts'
import { isTranslated, isUntranslated } from '#model/translations.ts'

import type { ListWords } from '../../words/word-types.ts'
import type { ListFilter } from './list-filter.ts'

/** What a row is called that visitors do not see, by what one is called that they do. */
const HIDDEN: Record<string, string> = {
  active: 'Inactive',
  enabled: 'Disabled',
  published: 'Draft',
  'shown today': 'Not shown today',
}

/** Shows what visitors see, or what they do not: `?status=draft`. */
export function statusFilter<T extends OrderedTable>(
  { counted: [, many, shown] }: Pick<ListWords<T>, 'counted'>,
  isShown: (row: Row<T>) => boolean,
): ListFilter<Row<T>> {
  const hidden = HIDDEN[shown] ?? 'Hidden'
  return {
    name: 'status',
    label: 'Show status',
    all: `All ${many}`,
    options: [
      { value: valueOf(shown), label: capital(shown), keeps: isShown },
      { value: valueOf(hidden), label: hidden, keeps: (row) => !isShown(row) },
    ],
  }
}

/** Shows the rows that lack something: `?missing=picture`, `?missing=te`, `?missing=review`. */
export function missingFilter<T extends OrderedTable>(
  table: T,
  /** For rows whose pictures are rows of another table. */
  hasPictures?: (row: Row<T>) => boolean,
): ListFilter<Row<T>> {
  const own = specOf(table).images?.columns
  const hasPicture =
    hasPictures ?? (own && ((row: Row<T>) => own.some((column) => fieldOf(row, column) !== null)))
  const translated = isTranslated(table)
    ? otherLanguages.map((language) => ({
        value: language,
        label: `Not all in ${languages[language].name}`,
        keeps: (row: Row<T>) => isUntranslated(language, table, row),
      }))
    : []
  return {
    name: 'missing',
    label: 'Show missing',
    all: 'Anything or nothing',
    options: [
      ...(hasPicture
        ? [{ value: 'picture', label: 'No picture', keeps: (row: Row<T>) => !hasPicture(row) }]
        : []),
      ...translated,
      ...(REVIEWED in blankOf(table)
        ? [{ value: 'review', label: 'Not reviewed for a year', keeps: isReviewDue }]
        : []),
    ],
  }
}

const REVIEWED = 'last_reviewed_on'

/** Whether nobody has read it for a year, by the calendar of this device; never read counts too. */
function isReviewDue(row: object): boolean {
  const day = fieldOf(row, REVIEWED)
  const aYearAgo = formatISO(subYears(new Date(), 1), { representation: 'date' })
  return typeof day !== 'string' || day < aYearAgo
}

/** A column whose name is known to the register only. */
const fieldOf = (row: object, column: string) => (row as Record<string, unknown>)[column] ?? null

/** How a state is written in the address. */
const valueOf = (state: string) => state.toLowerCase().replaceAll(' ', '-')

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
