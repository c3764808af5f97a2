<<<<<<< HEAD
import { categories } from './categories/definition.ts'
import { contactInformation } from './contact-information/definition.ts'
import { doctors } from './doctors/definition.ts'
import { emergencyCards } from './emergency-cards/definition.ts'
import { hospitalProfile } from './hospital-profile/definition.ts'
import { illnessImages } from './illness-images/definition.ts'
import { illnesses } from './illnesses/definition.ts'
import { notices } from './notices/definition.ts'
import { services } from './services/definition.ts'
import { siteSettings } from './site-settings/definition.ts'
import { socialMedia } from './social-media/definition.ts'
import type { TableName } from './table-columns.ts'
import type { TableFacts } from './table-definition.ts'
import { testimonials } from './testimonials/definition.ts'
import { themeVersions } from './theme-versions/definition.ts'
import { themes } from './themes/definition.ts'
import { users } from './users/definition.ts'

/**
 * The list of tables that devices mirror: everything about tables is derived from it.
 * A table comes after the tables it refers to.
=======
import type { EditableTable, Row, TableName } from './rows.ts'

export type { EditableTable, Form, PublicRow, Row, TableName } from './rows.ts'

interface TableSpec<Column extends string = string> {
  /** Who has a copy: every visitor, signed-in staff, or Super Admins only. */
  audience: 'public' | 'staff' | 'super'
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
}

/**
 * The register of mirrored tables, the only list of them in the app. A table comes after those it
 * refers to. Columns, forms and validation are in schemas/, for staff code only.
>>>>>>> 4ac87e5d (Say in plain English what the model and its tests state)
 */
export const tables = {
  hospital_profile: hospitalProfile,
  contact_information: contactInformation,
  doctors,
  services,
  testimonials,
  social_media: socialMedia,
  health_library_categories: categories,
  health_library_illnesses: illnesses,
  health_library_images: illnessImages,
  emergency_cards: emergencyCards,
  notices,
  modern_site_settings: siteSettings,
  theme_versions: themeVersions,
  modern_themes: themes,
  users,
} as const satisfies Record<TableName, TableFacts>

export const tableNames = Object.keys(tables) as TableName[]

type OfAudience<A> = {
  [T in TableName]: (typeof tables)[T]['audience'] extends A ? T : never
}[TableName]

const isPublic = (table: TableName): table is OfAudience<'public'> =>
  tables[table].audience === 'public'

export const publicTableNames = tableNames.filter(isPublic)

/** The buckets of uploaded pictures (S-30). */
export type Bucket = Extract<
  (typeof tables)[TableName],
  { images: { bucket: string } }
>['images']['bucket']

<<<<<<< HEAD
/** What is defined of a table, with every part it may lack. */
export function getTableSpec(table: TableName): TableFacts {
=======
/** Returns a table's entry with every optional property. */
export function getTableSpec(table: TableName): TableSpec {
>>>>>>> 4ac87e5d (Say in plain English what the model and its tests state)
  return tables[table]
}

/** Whether visitors may see a row, by its own columns. */
export function isShown(table: TableName, row: object): boolean {
  const columns = row as Record<string, unknown>
  return Object.entries(getTableSpec(table).shown ?? {}).every(
    ([column, value]) => columns[column] === value,
  )
}

export function isTable(name: string): name is TableName {
  return Object.hasOwn(tables, name)
}
<<<<<<< HEAD
=======

/** Tables with a display order that staff choose. */
export type OrderedTable = {
  [T in EditableTable]: 'display_order' extends keyof Row<T> ? T : never
}[EditableTable]
>>>>>>> 4ac87e5d (Say in plain English what the model and its tests state)
