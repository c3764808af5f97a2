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
  return blank as Form<T>
}

/**
 * Fills in missing columns. The device may have mirrored a row or queued its edit before a column
 * existed; the value is that of the empty form [D14].
 */
export function withDefaults<R extends object>(table: TableName, row: R): R {
  if (!isEditable(table) || Object.keys(blankOf(table)).every((column) => column in row)) return row
  return { ...createBlankForm(table), ...row }
}

/**
 * Lists the editable columns of a table in the order of its form. Translations are separate fields.
 */
export function listEditableColumns<T extends EditableTable>(table: T): (keyof Form<T> & string)[] {
  return Object.keys(blankOf(table)) as (keyof Form<T> & string)[]
}

/**
 * Returns the editable part of a row for a form. Keeps texts in languages that only a later build
 * knows.
 */
export function toForm<T extends EditableTable>(table: T, row: Partial<Form<T>>): Form<T> {
  const formFields = Object.entries(row).filter(
    ([field]) => Object.hasOwn(blankOf(table), field) || field.includes(':'),
  )
  return { ...createBlankForm(table), ...Object.fromEntries(formFields) }
}
