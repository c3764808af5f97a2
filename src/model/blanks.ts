import { otherLanguages } from './languages.ts'
import type { EditableTable, Form, TableName } from './rows.ts'
import { getTableSpec, isTable, tableNames, tables } from './tables.ts'
import { listTranslatedColumns, toTranslationField } from './translations.ts'

export function isEditable(table: string): table is EditableTable {
  return isTable(table) && getTableSpec(table).blank !== undefined
}

export const editableTables = tableNames.filter(isEditable)

/** The columns of each form as the database fills them in; an insert carries every one of them. */
const blankOf = (table: EditableTable): object => tables[table].blank

/** A fresh copy of the empty form. */
export function createBlankForm<T extends EditableTable>(table: T): Form<T> {
  const blank: Record<string, unknown> = { ...structuredClone(blankOf(table)) }
  for (const language of otherLanguages) {
    for (const column of listTranslatedColumns(table)) {
      const field = toTranslationField(language, column)
      blank[field] = blank[`${field}:of`] = null
    }
  }
  return blank as unknown as Form<T>
}

/**
 * A row as this build knows it: a column that is younger than the row, because the device mirrored
 * the row or queued its edit before, holds what an empty form holds [D14].
 */
export function withDefaults<R extends object>(table: TableName, row: R): R {
  if (!isEditable(table) || Object.keys(blankOf(table)).every((column) => column in row)) return row
  return { ...createBlankForm(table), ...row }
}

/** The editable columns of a table, in the order of its form; their translations are fields beside them. */
export function listEditableColumns<T extends EditableTable>(table: T): (keyof Form<T> & string)[] {
  return Object.keys(blankOf(table)) as (keyof Form<T> & string)[]
}

/** The editable part of a row, to open in a form; texts in a language of a later build stay in it. */
export function toForm<T extends EditableTable>(table: T, row: Partial<Form<T>>): Form<T> {
  const known = Object.entries(row).filter(
    ([field]) => Object.hasOwn(blankOf(table), field) || field.includes(':'),
  )
  return { ...createBlankForm(table), ...Object.fromEntries(known) }
}
