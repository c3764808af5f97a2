import { stateOfTranslation } from '#model/fingerprints.ts'
import type { OtherLanguage } from '#model/languages.ts'
import { inOrder } from '#model/order.ts'
import { specOf, type Row } from '#model/tables.ts'
import {
  translatedColumns,
  translatedOf,
  translationOf,
  type TranslatedTable,
} from '#model/translations.ts'

import { screenOf } from '../edits/record-path.ts'
import type { TranslatedRows } from '../forms/translations/use-translated-rows.ts'
import { tableWords } from '../messages/table-messages.ts'
import { places } from './translation-places.ts'

export type Lack = 'missing' | 'outdated'

/** A text of a record that somebody should write, or read again. */
interface TextToDo {
  label: string
  /** Its field in the record's form. */
  to: string
}

/** What there is to do for one record. */
export interface RecordToDo extends Record<Lack, readonly TextToDo[]> {
  id: string
  name: string
  /** Its form. */
  to: string
}

export interface TableToDo {
  table: TranslatedTable
  records: readonly RecordToDo[]
}

/** What a language lacks, by table; a record that lacks nothing is left out. */
export function toDoIn(language: OtherLanguage, rows: TranslatedRows): TableToDo[] {
  const tables = Object.keys(translatedColumns) as TranslatedTable[]
  return tables.flatMap((table) => {
    const records = listed(table, rows)
      .map((one) => recordToDo(language, table, one))
      .filter(({ missing, outdated }) => missing.length + outdated.length > 0)
    return records.length > 0 ? [{ table, records }] : []
  })
}

/** How many texts of some records are missing, or out of date. */
export const countOf = (records: readonly RecordToDo[], lack: Lack): number =>
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
): RecordToDo {
  const words: Record<string, string> = tableWords[table].columns
  const lacking = (lack: Lack): TextToDo[] =>
    translatedOf(table)
      .filter((column) => stateOfTranslation(row, language, column) === lack)
      .map((column) => ({
        label: words[column] ?? column,
        to: addressOf(table, edited, translationOf(language, column)),
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
  return `/admin/${screenOf[table]}?${asked.toString()}`
}

/** The fields of a list in its order, each as the address of its form. */
export const fieldsOf = (shown: readonly TableToDo[], lacks: readonly Lack[]): string[] =>
  shown.flatMap(({ records }) =>
    records.flatMap((record) => lacks.flatMap((lack) => record[lack].map(({ to }) => to))),
  )

/** The records of a table in the order of its list. */
function listed(table: TranslatedTable, rows: TranslatedRows): Listed[] {
  if (table === 'health_library_images') return listedPictures(rows)
  const { name, only } = specOf(table)
  const own: readonly Row<TranslatedTable>[] = rows[table]
  return inOrder(table, own).map((row) => ({
    row,
    // A column that names rows holds text.
    name: name ? ((row as unknown as Record<string, string>)[name] ?? '') : places[table],
    edited: { id: only ? null : row.id },
  }))
}

/** Pictures have no names, and are edited with their illness: by it and their number in it. */
function listedPictures(rows: TranslatedRows): Listed[] {
  const own = new Map<string, Row<'health_library_images'>[]>()
  for (const picture of inOrder('health_library_images', rows.health_library_images)) {
    own.set(picture.illness_id, [...(own.get(picture.illness_id) ?? []), picture])
  }
  return inOrder('health_library_illnesses', rows.health_library_illnesses).flatMap((illness) =>
    (own.get(illness.id) ?? []).map((row, at) => ({
      row,
      name: `${illness.illness_name}, picture ${at + 1}`,
      edited: { id: illness.id, part: row.id },
    })),
  )
}
