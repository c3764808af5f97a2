import { createBlankForm } from '#model/blanks.ts'
import { getClinicDay } from '#model/days/clinic-day.ts'
import { isReviewDue } from '#model/days/review-due.ts'
import { languages, otherLanguages, type OtherLanguage } from '#model/languages.ts'
import type { Illness } from '#model/rows.ts'
import type { OrderedTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import { isTranslated, isUntranslated } from '#model/translations.ts'

import { toSentenceCase } from '../../content-types/common-messages.ts'
import type { ListMessages } from '../../content-types/message-types.ts'
import type { ListFilter } from './list-filter.ts'

/** Shows what visitors see, or what they do not: `?status=hidden`. */
export function createStatusFilter<T extends OrderedTable, R>(
  { counted: [, many, shownName], notShown }: Pick<ListMessages<T>, 'counted' | 'notShown'>,
  isShown: (row: R) => boolean,
): ListFilter<R> {
  return {
    name: 'status',
    label: 'Show status',
    all: `All ${many}`,
    options: [
      { value: 'shown', label: toSentenceCase(shownName), matches: isShown },
      { value: 'hidden', label: notShown, matches: (row) => !isShown(row) },
    ],
  }
}

/** What rows lack, where it is not in the columns that their list keeps. */
export interface MissingChecks<R> {
  /** For rows whose pictures are rows of another table. */
  hasPicture?: (row: R) => boolean
  isUntranslated?: (language: OtherLanguage, row: R) => boolean
}

/** Filters rows that lack something: `?missing=picture`, `?missing=te`, `?missing=review`. */
export function createMissingFilter<R extends object>(
  table: OrderedTable,
  lacks: MissingChecks<R> = {},
): ListFilter<R> {
  const pictureColumns = getTableSpec(table).images?.columns
  const hasPicture =
    lacks.hasPicture ??
    (pictureColumns && ((row: R) => pictureColumns.some((column) => fieldOf(row, column) !== null)))
  const translated = isTranslated(table)
    ? otherLanguages.map((language) => ({
        value: language,
        label: `Missing ${languages[language].name} translation`,
        matches: (row: R) =>
          lacks.isUntranslated?.(language, row) ?? isUntranslated(language, table, row),
      }))
    : []
  return {
    name: 'missing',
    label: 'Show missing',
    all: 'Any',
    options: [
      ...(hasPicture
        ? [{ value: 'picture', label: 'No picture', matches: (row: R) => !hasPicture(row) }]
        : []),
      ...translated,
      ...(REVIEWED in createBlankForm(table)
        ? [
            {
              value: 'review',
              label: 'Not reviewed for a year',
              matches: (row: R) => isReviewDue(row as Illness, getClinicDay()),
            },
          ]
        : []),
    ],
  }
}

const REVIEWED = 'last_reviewed_on'

/** A column that only the register knows. */
const fieldOf = (row: object, column: string) => (row as Record<string, unknown>)[column] ?? null
