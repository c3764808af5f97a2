import type { EditableTable, Row, TableName } from './rows.ts'

export type { EditableTable, Form, PublicRow, Row, TableName } from './rows.ts'

interface TableSpec<Column extends string = string> {
  /** Who keeps a copy: every visitor, signed-in staff, or Super Admins only. */
  audience: 'public' | 'staff' | 'super'
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
}

/**
 * The register of tables that devices mirror: the only list of them in the app.
 * A table comes after the tables it refers to. Columns, forms and validation
 * are in schemas/, which only staff code loads.
 */
export const tables = {
  hospital_profile: {
    audience: 'public',
    name: 'name',
    only: '00000000-0000-4000-8000-000000000001',
    images: {
      columns: ['logo_image', 'banner_image', 'share_image'],
      notOnPages: ['share_image'],
      bucket: 'hospital-profile',
    },
  },
  contact_information: {
    audience: 'public',
    only: '00000000-0000-4000-8000-000000000002',
  },
  doctors: {
    audience: 'public',
    name: 'name',
    images: { columns: ['photo'], bucket: 'doctors' },
  },
  services: {
    audience: 'public',
    name: 'service_name',
    images: { columns: ['icon_image'], bucket: 'services' },
  },
  testimonials: {
    audience: 'public',
    name: 'patient_name',
    images: { columns: ['patient_photo'], bucket: 'testimonials' },
  },
  social_media: { audience: 'public', name: 'platform_name' },
  health_library_categories: { audience: 'public', name: 'category_name' },
  health_library_illnesses: {
    audience: 'public',
    name: 'illness_name',
    refers: { column: 'category_id', to: 'health_library_categories', on: 'null' },
  },
  health_library_images: {
    audience: 'public',
    refers: { column: 'illness_id', to: 'health_library_illnesses', on: 'delete' },
    orderedWithin: 'illness_id',
    images: { columns: ['image_url'], bucket: 'health-library' },
  },
  emergency_cards: { audience: 'public', name: 'title' },
  notices: { audience: 'public', name: 'title' },
  modern_site_settings: {
    audience: 'public',
    only: '00000000-0000-4000-8000-000000000003',
  },
  theme_versions: { audience: 'public' },
  modern_themes: { audience: 'staff', name: 'name' },
  users: { audience: 'super', name: 'username' },
} as const satisfies { [T in TableName]: TableSpec<keyof Row<T> & string> }

export const tableNames = Object.keys(tables) as TableName[]

type OfAudience<A> = {
  [T in TableName]: (typeof tables)[T]['audience'] extends A ? T : never
}[TableName]

const isPublic = (table: TableName): table is OfAudience<'public'> =>
  tables[table].audience === 'public'

export const publicTableNames = tableNames.filter(isPublic)

/** Where uploaded pictures live (S-30). */
export type Bucket = Extract<
  (typeof tables)[TableName],
  { images: { bucket: string } }
>['images']['bucket']

/** What the register says of a table, with every part it may lack. */
export function getTableSpec(table: TableName): TableSpec {
  return tables[table]
}

export function isTable(name: string): name is TableName {
  return Object.hasOwn(tables, name)
}

/** Tables whose rows staff put in an order of their own. */
export type OrderedTable = {
  [T in EditableTable]: 'display_order' extends keyof Row<T> ? T : never
}[EditableTable]
