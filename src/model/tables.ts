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

/** What is defined of a table, with every part it may lack. */
export function getTableSpec(table: TableName): TableFacts {
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
