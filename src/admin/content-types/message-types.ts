import type { EditableTable, Form, OrderedTable } from '#model/rows.ts'
import type { IconName } from '#ui/pictures/icons.tsx'

/** The names of a table and its columns, in forms, the sync screen and the log. */
export interface TableMessages<T extends EditableTable> {
  /** One row, for the middle of a sentence. */
  one: string
  columns: { [C in keyof Form<T>]: string }
}

/** Messages of a form about saving its record. */
export interface SaveMessages {
  updated: string
  saveFailed: string
}

/** Messages of a single-record screen. */
export interface RecordMessages<T extends EditableTable> extends TableMessages<T>, SaveMessages {
  loadFailed: string
}

/** Messages of a form that opens from a list. */
export interface EditorMessages extends SaveMessages {
  added: string
  deleted: string
  deleteFailed: string
  confirmDelete: (name: string) => string
}

/** Messages of a list screen. */
export interface ListMessages<T extends OrderedTable> extends TableMessages<T>, EditorMessages {
  title: string
  icon: IconName
  add: string
  /** For an empty list: its heading, and the button that adds the first row. */
  none: string
  first: string
  search: string
  /** If the search finds nothing. */
  noMatch: string
  /** For the counts: one row, several rows, and those visitors see: '6 doctors, 5 active'. */
  counted: readonly [one: string, many: string, shown: string]
  /** The state of a row that visitors do not see. */
  notShown: string
  /** When the order could not be stored. */
  moveFailed?: string
}
