import type { RoleSet } from './role-sets.ts'
import type { Columns, EditableTable, FormColumns, TableName } from './table-columns.ts'

/** What every device knows of a table: the facts that phones need too. Its schema is for staff. */
export interface TableFacts<Column extends string = string> {
  /** Who has a copy: every visitor, signed-in staff, or Super Admins only. */
  audience: 'public' | 'staff' | 'super'
  /** Who may do what; SQL says the same, and supabase/tests/permissions.test.ts tries every cell. */
  roles: RoleSet
  /** The column that names a row in lists, and breaks ties of display_order. */
  name?: Column
  /** The id of the only row of a table. */
  only?: string
  /** The effect of deleting the parent row, in the database and in the overlay. */
  refers?: { column: Column; to: TableName; on: 'null' | 'delete' }
  /** Rows are ordered among those with the same value here, not in the whole table. */
  orderedWithin?: Column
  /**
   * Columns with the URL of a picture, those that no page shows and phones do not cache, and the
   * bucket of the files.
   */
  images?: { columns: readonly Column[]; notOnPages?: readonly Column[]; bucket: string }
  /**
   * The texts that staff can translate. A translation is a field of the same row, named by
   * `toTranslationField`: it is merged, logged and shown in conflicts like other fields. The database
   * stores a row's translations in one column.
   */
  translated?: readonly Column[]
  /** What a row that visitors see has in these columns; a table without it shows all its rows. */
  shown?: { readonly [C in Column]?: unknown }
  /** The empty form, in the order of its fields; also what the database fills in. */
  blank?: object
}

/** The facts of one table, held to its columns. */
export type TableDefinition<T extends TableName> = TableFacts<keyof Columns[T] & string> & {
  shown?: Partial<Columns[T]>
} & (T extends EditableTable ? { blank: Frozen<FormColumns[T]> } : unknown)

type Frozen<Form> = {
  readonly [C in keyof Form]: Form[C] extends (infer Item)[] ? readonly Item[] : Form[C]
}
