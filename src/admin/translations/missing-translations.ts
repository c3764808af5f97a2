import { getTranslationState } from '#model/fingerprints.ts'
import type { OtherLanguage } from '#model/languages.ts'
import { sortRows } from '#model/order.ts'
import type { Row } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import {
  translatedTables,
  listTranslatedColumns,
  toTranslationField,
  type TranslatedTable,
} from '#model/translations.ts'

import { contentTypes } from '../content-types/content-types.ts'
import type { TranslatedRows } from '../forms/translations/use-translated-rows.ts'

export type TranslationGap = 'missing' | 'outdated'

/** A text of a record that somebody should write, or read again. */
interface TextToDo {
  label: string
  /** Its field in the record's form. */
  to: string
}

/** What there is to do for one record. */
export interface RecordGaps extends Record<TranslationGap, readonly TextToDo[]> {
  id: string
  name: string
  /** Its form. */
  to: string
}

export interface TableGaps {
  table: TranslatedTable
  records: readonly RecordGaps[]
}

/** What a language lacks, by table; a record that lacks nothing is left out. */
export function listMissingTranslations(
  language: OtherLanguage,
  rows: TranslatedRows,
): TableGaps[] {
  return translatedTables.flatMap((table) => {
    const records = listed(table, rows)
      .map((one) => recordToDo(language, table, one))
      .filter(({ missing, outdated }) => missing.length + outdated.length > 0)
    return records.length > 0 ? [{ table, records }] : []
  })
}

/** How many texts of some records are missing, or out of date. */
export const countGaps = (records: readonly RecordGaps[], lack: TranslationGap): number =>
  records.reduce((sum, record) => sum + record[lack].length, 0)

interface Listed {
  row: Row<TranslatedTable>
  name: string
  /** The record in whose form it is edited, and which of several alike it is there. */
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

/** Where a text is written: its form, open at its field. */
function addressOf(table: TranslatedTable, { id, part }: Listed['edited'], field?: string): string {
  const asked = new URLSearchParams()
  if (id !== null) asked.set('edit', id)
  if (field !== undefined) asked.set('field', part === undefined ? field : `${field}/${part}`)
  return `/admin/${contentTypes[table].screen}?${asked.toString()}`
}

/** The fields of a list in its order, each as the address of its form. */
export const listFieldPaths = (
  shown: readonly TableGaps[],
  lacks: readonly TranslationGap[],
): string[] =>
  shown.flatMap(({ records }) =>
    records.flatMap((record) => lacks.flatMap((lack) => record[lack].map(({ to }) => to))),
  )

/** The records of a table in the order of its list. */
function listed(table: TranslatedTable, rows: TranslatedRows): Listed[] {
  if (table === 'health_library_images') return listedPictures(rows)
  const { name, only } = getTableSpec(table)
  const own: readonly Row<TranslatedTable>[] = rows[table]
  return sortRows(table, own).map((row) => ({
    row,
    // A column that names rows holds text.
    name: name
      ? ((row as unknown as Record<string, string>)[name] ?? '')
      : contentTypes[table].title,
    edited: { id: only ? null : row.id },
  }))
}

/** Pictures have no names, and are edited with their illness: by it and their number in it. */
function listedPictures(rows: TranslatedRows): Listed[] {
  const own = new Map<string, Row<'health_library_images'>[]>()
  for (const picture of sortRows('health_library_images', rows.health_library_images)) {
    own.set(picture.illness_id, [...(own.get(picture.illness_id) ?? []), picture])
  }
  return sortRows('health_library_illnesses', rows.health_library_illnesses).flatMap((illness) =>
    (own.get(illness.id) ?? []).map((row, at) => ({
      row,
      name: `${illness.illness_name}, picture ${at + 1}`,
      edited: { id: illness.id, part: row.id },
    })),
  )
}
