import type { EditableTable, Form, OrderedTable } from '#model/rows.ts'
import type { IconName } from '#ui/pictures/icons.tsx'

/** What people call a table they edit and its columns, in forms, the sync centre and the log. */
export interface TableMessages<T extends EditableTable> {
  /** One row, as named in the middle of a sentence. */
  one: string
  columns: { [C in keyof Form<T>]: string }
}

/** What a form says about saving its record. */
export interface SaveMessages {
  updated: string
  saveFailed: string
}

/** What the screen of a single record says. */
export interface RecordMessages<T extends EditableTable> extends TableMessages<T>, SaveMessages {
  loadFailed: string
}

/** What a form that opens from a list says. */
export interface EditorMessages extends SaveMessages {
  added: string
  deleted: string
  deleteFailed: string
  confirmDelete: (name: string) => string
}

/** What the screen of a list says. */
export interface ListMessages<T extends OrderedTable> extends TableMessages<T>, EditorMessages {
  title: string
  icon: IconName
  add: string
  /** For an empty list: its heading, and the button that adds the first row. */
  none: string
  first: string
  search: string
  /** When the search finds nothing. */
  noMatch: string
  /** For the counts: one row, several rows, and those visitors see: '6 doctors, 5 active'. */
  counted: readonly [one: string, many: string, shown: string]
  /** The state of a row that visitors do not see. */
  notShown: string
  /** When the order could not be stored. */
  moveFailed?: string
}
