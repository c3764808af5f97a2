import { createClient } from '@supabase/supabase-js'

import { emptyContent, type Content } from '#db/content.ts'
import { paths } from '#model/addresses/site-paths.ts'
import type { PublicRow, TableName } from '#model/rows.ts'

const client = createClient(location.origin, 'public', { auth: { persistSession: false } })

/** The columns that visitors may read, by table: `select *` is refused (docs/decisions/0004). */
const columns = {
  hospital_profile:
    'id,name,city,state,pincode,address,phone_numbers,emails,working_hours,about_text,mission,logo_image,banner_image,updated_at,row_version',
  contact_information:
    'id,address,phone_numbers,email_addresses,working_hours,google_maps_code,appointment_booking_link,updated_at,row_version',
  services:
    'id,service_name,description,icon_image,display_order,is_enabled,updated_at,row_version',
  testimonials:
    'id,patient_name,patient_photo,review_english,review_telugu,star_rating,display_order,is_published,updated_at,row_version',
  social_media: 'id,platform_name,profile_url,display_order,is_enabled,updated_at,row_version',
  health_library_categories: 'id,category_name,slug,display_order,is_enabled,row_version',
  health_library_illnesses:
    'id,illness_name,slug,short_summary,meaning,symptoms,management_treatment,when_to_get_help,category_id,tags,also_called,last_reviewed_on,last_reviewed_by,visibility,display_order,row_version',
  health_library_images: 'id,illness_id,image_url,alt_text,display_order,row_version',
  theme_versions:
    'id,theme_id,version_number,name,config,config_hash,change_description,created_at,row_version',
} as const satisfies Partial<Record<TableName, string>>

type Table = keyof typeof columns

/**
 * What a page shows, by the reads of the specification: the settings, then the theme, then
 * whatever the frame and the page ask for, each for itself and all at once.
 */
export async function readContent(page: string): Promise<Content> {
  const settings = await readSettings()
  const theme = await rows('theme_versions', { config_hash: settings.theme_hash ?? '' })
  const own = readOwn(page)
  const [frame, shown] = await Promise.all([readFrame(), own])
  return {
    ...emptyContent,
    modern_site_settings: [settings],
    theme_versions: theme,
    ...frame,
    ...shown,
  }
}

function readOwn(page: string): Promise<Partial<Content>> {
  if (page === paths.home) return readHome()
  return page === paths.library ? readLibrary() : readIllness(page)
}

/** Not a table that visitors may read here, so the bench's server answers at an address of its own. */
async function readSettings() {
  const answer = await fetch('/bench/settings')
  return (await answer.json()) as PublicRow<'modern_site_settings'>
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

async function rows<T extends Table>(
  table: T,
  wanted: Record<string, string | boolean> = {},
  most = 1000,
): Promise<PublicRow<T>[]> {
  const ordered = columns[table].includes('display_order') ? 'display_order' : 'id'
  const { data, error } = await client
    .from(table)
    .select(columns[table])
    .match(wanted)
    .order(ordered)
    .limit(most)
  if (error) throw new Error(`${table}: ${error.message}`)
  return data as unknown as PublicRow<T>[]
}
