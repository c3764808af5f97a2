import { getTranslationState } from '#model/fingerprints.ts'
import type { OtherLanguage } from '#model/languages.ts'
import type { Fields } from '#model/mutation.ts'
import { sortRows } from '#model/order.ts'
import type { Row } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import { translatedTables } from '#model/translated-tables.ts'
import {
  listTranslatedColumns,
  toTranslationField,
  type TranslatedTable,
} from '#model/translations.ts'

import { contentTypes } from '../content-types/content-types.ts'
import type { TranslatedRows } from '../forms/translations/use-translated-rows.ts'

export type TranslationGap = 'missing' | 'outdated'

/** A text of a record to translate or to review. */
interface TextToDo {
  label: string
  /** Its field in the record's form. */
  to: string
}

/** The missing translations of one record. */
export interface RecordGaps extends Record<TranslationGap, readonly TextToDo[]> {
  id: string
  name: string
  /** The path of its form. */
  to: string
}

export interface TableGaps {
  table: TranslatedTable
  records: readonly RecordGaps[]
}

/** Returns the missing translations of a language, by table; complete records are left out. */
export function listMissingTranslations(
  language: OtherLanguage,
  rows: TranslatedRows,
): TableGaps[] {
  return translatedTables.flatMap((table) => {
    const records = listTranslatedRows(table, rows)
      .map((one) => recordToDo(language, table, one))
      .filter(({ missing, outdated }) => missing.length + outdated.length > 0)
    return records.length > 0 ? [{ table, records }] : []
  })
}

/** Counts the missing and outdated texts. */
export const countGaps = (records: readonly RecordGaps[], lack: TranslationGap): number =>
  records.reduce((sum, record) => sum + record[lack].length, 0)

interface Listed {
  row: Row<TranslatedTable>
  name: string
  /** The record whose form edits the text, and its number among similar child records. */
  edited: { id: string | null; part?: string }
}

function recordToDo(
  language: OtherLanguage,
  table: TranslatedTable,
  { row, name, edited }: Listed,
): RecordGaps {
  const words: Record<string, string> = contentTypes[table].messages.columns
  const lacking = (lack: TranslationGap): TextToDo[] =>
    listTranslatedColumns(table)
      .filter((column) => getTranslationState(row, language, column) === lack)
      .map((column) => ({
        label: words[column] ?? column,
        to: addressOf(table, edited, toTranslationField(language, column)),
      }))
  return {
    id: row.id,
    name,
    to: addressOf(table, edited),
    missing: lacking('missing'),
    outdated: lacking('outdated'),
  }
}

/** The URL of the form, opened at the field. */
function addressOf(table: TranslatedTable, { id, part }: Listed['edited'], field?: string): string {
  const params = new URLSearchParams()
  if (id !== null) params.set('edit', id)
  if (field !== undefined) params.set('field', part === undefined ? field : `${field}/${part}`)
  return `/admin/${contentTypes[table].screen}?${params.toString()}`
}

/** The fields in the list's order, each as the URL of its form. */
export const listFieldPaths = (
  listed: readonly TableGaps[],
  lacks: readonly TranslationGap[],
): string[] =>
  listed.flatMap(({ records }) =>
    records.flatMap((record) => lacks.flatMap((lack) => record[lack].map(({ to }) => to))),
  )

/** The records of a table in the list's order. */
function listTranslatedRows(table: TranslatedTable, rows: TranslatedRows): Listed[] {
  if (table === 'health_library_images') return listTranslatedPictures(rows)
  const { name, only } = getTableSpec(table)
  const records: readonly Row<TranslatedTable>[] = rows[table]
  return sortRows(table, records).map((row) => ({
    row,
    // A reference column contains ids, not text.
    name: name ? readText(row, name) : contentTypes[table].title,
    edited: { id: only ? null : row.id },
  }))
}

function readText(row: object, column: string): string {
  const text = (row as Fields)[column]
  return typeof text === 'string' ? text : ''
}

/** Pictures have no names: they are named by their illness and number, and edited there. */
function listTranslatedPictures(rows: TranslatedRows): Listed[] {
  const byIllness = new Map<string, Row<'health_library_images'>[]>()
  for (const picture of sortRows('health_library_images', rows.health_library_images)) {
    byIllness.set(picture.illness_id, [...(byIllness.get(picture.illness_id) ?? []), picture])
  }
  return sortRows('health_library_illnesses', rows.health_library_illnesses).flatMap((illness) =>
    (byIllness.get(illness.id) ?? []).map((row, at) => ({
      row,
      name: `${illness.illness_name}, picture ${at + 1}`,
      edited: { id: illness.id, part: row.id },
    })),
  )
}
