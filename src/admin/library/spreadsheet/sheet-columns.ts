import { blankOf, editableColumns } from '#model/blanks.ts'
import { otherLanguages } from '#model/languages.ts'
import type { TableName } from '#model/tables.ts'
import { sourceOf, translatedOf, translationOf } from '#model/translations.ts'

import { columnLabel } from '../../messages/table-messages.ts'

export const TABLE = 'health_library_illnesses'

/** How the value of a column stands in a cell. */
export type Kind = 'text' | 'number' | 'lines' | 'commas' | 'day' | 'visibility' | 'one' | 'many'

/** A column of the file: a field of the record, with the heading that staff know it by. */
export interface SheetColumn {
  field: string
  heading: string
  kind: Kind
  /** For what refers to rows of another table: they stand there by name. */
  to?: Reference
  /** Of the days in a file. */
  order?: DayOrder
}

/** Which of two numbers in a day comes first; null where nothing tells. */
export type DayOrder = 'day first' | 'month first' | null

/** What a cell says, or why it says nothing. */
export type Read = { value: unknown } | { problem: string }

export type Reference = (typeof references)[keyof typeof references]

const references = {
  category_id: 'health_library_categories',
  service_ids: 'services',
  doctor_ids: 'doctors',
  related_ids: TABLE,
} as const satisfies Record<string, TableName>

/** What is no plain text, number or list of lines. */
const kinds: Partial<Record<string, Kind>> = {
  tags: 'commas',
  last_reviewed_on: 'day',
  visibility: 'visibility',
}

/** Which record a row is about, and which state of it the file was made from. */
export const ID = 'ID'
export const VERSION = 'Version'

/** Every column of an illness with its translations, from the registers of columns, words and languages. */
export const sheetColumns: readonly SheetColumn[] = [
  ...editableColumns(TABLE),
  ...otherLanguages.flatMap((language) =>
    translatedOf(TABLE).map((column) => translationOf(language, column)),
  ),
].map(columnOf)

export const headings: readonly string[] = [
  ID,
  ...sheetColumns.map(({ heading }) => heading),
  VERSION,
]

function columnOf(field: string): SheetColumn {
  const heading = columnLabel(TABLE, field)
  const source = sourceOf(field) ?? field
  const blank: unknown = (blankOf(TABLE) as Record<string, unknown>)[source]
  const to = Object.entries(references).find(([column]) => column === source)?.[1]
  if (to) return { field, heading, kind: Array.isArray(blank) ? 'many' : 'one', to }
  return { field, heading, kind: kinds[source] ?? kindOf(blank) }
}

function kindOf(blank: unknown): Kind {
  if (Array.isArray(blank)) return 'lines'
  return typeof blank === 'number' ? 'number' : 'text'
}
