import { createClient } from '@supabase/supabase-js'

import { emptyContent, type Content, type PublicTable } from '../../../src/db/content.ts'
import { paths } from '../../../src/model/paths/public-paths.ts'
import type { PublicRow } from '../../../src/model/rows.ts'

const client = createClient(location.origin, 'public', { auth: { persistSession: false } })

declare global {
  /** The columns that visitors may read, by table; the build fills them in. `select *` is refused (docs/decisions/0004). */
  const COLUMNS: Record<PublicTable, string>
}

/**
 * What a page shows, by the reads of the specification: the settings, then the theme, then
 * each request that the layout and the page make, all at once.
 */
export async function readContent(page: string): Promise<Content> {
  const settings = await readSettings()
  const theme = await rows('theme_versions', { config_hash: settings.theme_hash ?? '' })
  const pendingPage = readOwn(page)
  const [frame, pageRows] = await Promise.all([readFrame(), pendingPage])
  return {
    ...emptyContent,
    modern_site_settings: [settings],
    theme_versions: theme,
    ...frame,
    ...pageRows,
  }
}

function readOwn(page: string): Promise<Partial<Content>> {
  if (page === paths.home) return readHome()
  return page === paths.library ? readLibrary() : readIllness(page)
}

/** Not a table that visitors may read here, so the bench's server answers at an address of its own. */
async function readSettings() {
  const response = await fetch('/bench/settings')
  return (await response.json()) as PublicRow<'modern_site_settings'>
}

async function readFrame() {
  const [, services, contact, social] = await Promise.all([
    rows('hospital_profile'),
    rows('services', { is_enabled: true }),
    rows('contact_information'),
    rows('social_media', { is_enabled: true }),
  ])
  return { services, contact_information: contact, social_media: social }
}

async function readHome(): Promise<Partial<Content>> {
  const [profile, , testimonials] = await Promise.all([
    rows('hospital_profile'),
    rows('services', { is_enabled: true }, 3),
    rows('testimonials', { is_published: true }, 3),
    rows('contact_information'),
  ])
  return { hospital_profile: profile, testimonials }
}

async function readLibrary(): Promise<Partial<Content>> {
  const [profile, categories, illnesses] = await Promise.all([
    rows('hospital_profile'),
    rows('health_library_categories', { is_enabled: true }),
    rows('health_library_illnesses', { visibility: 'published' }),
  ])
  return {
    hospital_profile: profile,
    health_library_categories: categories,
    health_library_illnesses: illnesses,
  }
}

async function readIllness(page: string): Promise<Partial<Content>> {
  const slug = page.replace(`${paths.library}/`, '')
  const [profile, [illness]] = await Promise.all([
    rows('hospital_profile'),
    rows('health_library_illnesses', { slug, visibility: 'published' }),
  ])
  if (!illness) return { hospital_profile: profile }
  const [categories, images] = await Promise.all([
    rows('health_library_categories', { id: illness.category_id ?? '' }),
    rows('health_library_images', { illness_id: illness.id }),
  ])
  return {
    hospital_profile: profile,
    health_library_illnesses: [illness],
    health_library_categories: categories,
    health_library_images: images,
  }
}

async function rows<T extends PublicTable>(
  table: T,
  filter: Record<string, string | boolean> = {},
  most = 1000,
): Promise<PublicRow<T>[]> {
  const ordered = COLUMNS[table].includes('display_order') ? 'display_order' : 'id'
  const { data, error } = await client
    .from(table)
    .select(COLUMNS[table])
    .match(filter)
    .order(ordered)
    .limit(most)
  if (error) throw new Error(`${table}: ${error.message}`)
  return data as unknown as PublicRow<T>[]
}
