import type { RoleSet } from './role-sets.ts'
import type { Columns, EditableTable, FormColumns, TableName } from './table-columns.ts'

/** What every device knows of a table: the facts that phones need too. Its schema is for staff. */
export interface TableFacts<Column extends string = string> {
  /** Who keeps a copy: every visitor, signed-in staff, or Super Admins only. */
  audience: 'public' | 'staff' | 'super'
  /** Who may do what; SQL says the same, and supabase/tests/permissions.test.ts tries every cell. */
  roles: RoleSet
  /** The column people know a row by; breaks ties of display_order, and names it in lists. */
  name?: Column
  /** The table has one row, with this id. */
  only?: string
  /** What the database does to this row when the row it refers to goes; the overlay does the same. */
  refers?: { column: Column; to: TableName; on: 'null' | 'delete' }
  /** Rows are ordered among those with the same value here, instead of in the whole table. */
  orderedWithin?: Column
  /**
   * Columns that hold the address of a picture, those of them that no page shows and phones do not
   * keep, and the bucket the files go to.
   */
  images?: { columns: readonly Column[]; notOnPages?: readonly Column[]; bucket: string }
  /**
   * The texts that staff may write in other languages too. A translation is a field of the same row, by
   * the name that `toTranslationField` gives it: it is merged, logged and asked about like every other
   * field. The database keeps those of a row in one column.
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
