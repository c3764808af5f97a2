import { createBlankForm, listEditableColumns } from '#model/blanks.ts'
import { otherLanguages } from '#model/languages.ts'
import type { TableName } from '#model/rows.ts'
import { getSourceColumn } from '#model/translated-tables.ts'
import { listTranslatedColumns, toTranslationField } from '#model/translations.ts'

import { getColumnLabel } from '../../content-types/content-types.ts'

export const TABLE = 'health_library_illnesses'

/** The format of a column's values. */
export type CellKind =
  | 'text'
  | 'number'
  | 'lines'
  | 'commas'
  | 'day'
  | 'visibility'
  | 'one'
  | 'many'

/** A column of the file: a field of the record, under the label of its form. */
export interface SheetColumn {
  field: string
  heading: string
  kind: CellKind
  /** For references: cells contain the names of rows. */
  to?: Reference
  /** Of the days in a file. */
  order?: DayOrder
}

/** Which number of a day comes first; null if unknown. */
export type DayOrder = 'day first' | 'month first' | null

/** The value of a cell, or why it has none. */
export type ParsedCell = { value: unknown } | { problem: string }

export type Reference = (typeof references)[keyof typeof references]

const references = {
  category_id: 'health_library_categories',
  service_ids: 'services',
  doctor_ids: 'doctors',
  related_ids: TABLE,
} as const satisfies Record<string, TableName>

/** Columns that are not plain text, a number or a list of lines. */
const kinds: Partial<Record<string, CellKind>> = {
  tags: 'commas',
  last_reviewed_on: 'day',
  visibility: 'visibility',
}

/** Identify the record of a row and the version the file was made from. */
export const ID_HEADER = 'ID'
export const VERSION_HEADER = 'Version'

/**
 * All columns of an illness and its translations, derived from the registers of columns, labels and
 * languages.
 */
export const sheetColumns: readonly SheetColumn[] = [
  ...listEditableColumns(TABLE),
  ...otherLanguages.flatMap((language) =>
    listTranslatedColumns(TABLE).map((column) => toTranslationField(language, column)),
  ),
].map(columnOf)

export const columnHeaders: readonly string[] = [
  ID_HEADER,
  ...sheetColumns.map(({ heading }) => heading),
  VERSION_HEADER,
]

function columnOf(field: string): SheetColumn {
  const heading = getColumnLabel(TABLE, field)
  const source = getSourceColumn(field) ?? field
  const blank: unknown = (createBlankForm(TABLE) as Record<string, unknown>)[source]
  const to = Object.entries(references).find(([column]) => column === source)?.[1]
  if (to) return { field, heading, kind: Array.isArray(blank) ? 'many' : 'one', to }
  return { field, heading, kind: kinds[source] ?? kindOf(blank) }
}

function kindOf(blank: unknown): CellKind {
  if (Array.isArray(blank)) return 'lines'
  return typeof blank === 'number' ? 'number' : 'text'
}
