import { emptyContent, type Content, type PublicTable } from '#db/content.ts'
import { createBlankForm, editableTables } from '#model/blanks.ts'
import type { EditableTable, PublicRow } from '#model/rows.ts'
import { getTableSpec, tables } from '#model/tables.ts'

let made = 0

const unique = () => {
  made += 1
  return `00000000-0000-4000-b000-${String(made).padStart(12, '0')}`
}

const server = () => ({ id: unique(), row_version: 1, updated_at: '2026-01-01T00:00:00Z' })

/** Creates content with these rows only. */
export function createContent(
  rows: Partial<{ [T in PublicTable]: readonly PublicRow<T>[] }>,
): Content {
  return { ...emptyContent, ...rows }
}

/** The tables of staff's texts and pictures that visitors have a copy of. */
type ContentTable = Exclude<EditableTable & PublicTable, 'modern_site_settings'>

export const contentTables = editableTables.filter(
  (table): table is ContentTable =>
    tables[table].audience === 'public' && table !== 'modern_site_settings',
)

/** Creates a row that visitors see, blank but for what it is given. */
export const createRow = <T extends ContentTable>(
  table: T,
  over: Partial<PublicRow<T>> = {},
): PublicRow<T> => {
  const row: object = { ...server(), ...createBlankForm(table), ...getTableSpec(table).shown }
  return { ...row, ...over } as PublicRow<T>
}

/** Creates a row with words and pictures wherever it would be blank. */
export function createFilledRow(table: ContentTable): object {
  const pictures = getTableSpec(table).images?.columns ?? []
  const filled = Object.entries(createBlankForm(table)).map(([column, blank]) => {
    if (pictures.includes(column)) return [column, 'https://example.org/picture.webp']
    return [column, blank === null || blank === '' ? `Words of ${column}` : blank]
  })
  return createRow(table, Object.fromEntries(filled))
}

export const doctor = (over: Partial<PublicRow<'doctors'>>) => createRow('doctors', over)

export const service = (over: Partial<PublicRow<'services'>>) => createRow('services', over)

export const testimonial = (over: Partial<PublicRow<'testimonials'>>) =>
  createRow('testimonials', over)

export const social = (over: Partial<PublicRow<'social_media'>>) =>
  createRow('social_media', { profile_url: 'https://example.org/us', ...over })

export const category = (over: Partial<PublicRow<'health_library_categories'>>) =>
  createRow('health_library_categories', over)

export const illness = (over: Partial<PublicRow<'health_library_illnesses'>>) =>
  createRow('health_library_illnesses', over)

export const image = (over: Partial<PublicRow<'health_library_images'>>) =>
  createRow('health_library_images', over)

export const emergencyCard = (over: Partial<PublicRow<'emergency_cards'>>) =>
  createRow('emergency_cards', over)

export const notice = (over: Partial<PublicRow<'notices'>>) => createRow('notices', over)

export const profile = (
  over: Partial<PublicRow<'hospital_profile'>> = {},
): PublicRow<'hospital_profile'>[] => [
  {
    ...server(),
    ...createBlankForm('hospital_profile'),
    name: 'Vennela Clinic',
    ...over,
    id: tables.hospital_profile.only,
  },
]

export const contact = (
  over: Partial<PublicRow<'contact_information'>> = {},
): PublicRow<'contact_information'>[] => [
  {
    ...server(),
    ...createBlankForm('contact_information'),
    ...over,
    id: tables.contact_information.only,
  },
]

/** Creates settings with an active theme, and the version of it that is public. */
export function createThemedSettings(
  config: Record<string, unknown>,
  { libraryEnabled = true } = {},
) {
  const theme = unique()
  const settings: PublicRow<'modern_site_settings'> = {
    id: tables.modern_site_settings.only,
    row_version: 1,
    health_library_enabled: libraryEnabled,
    active_theme_id: theme,
    theme_hash: `hash-${theme}`,
  }
  const version: PublicRow<'theme_versions'> = {
    id: unique(),
    row_version: 1,
    theme_id: theme,
    version_number: 1,
    name: 'Test theme',
    config,
    config_hash: `hash-${theme}`,
    change_description: 'Test',
    created_at: '2026-01-01T00:00:00Z',
  }
  return { modern_site_settings: [settings], theme_versions: [version] }
}
