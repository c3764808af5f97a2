import { readdir, readFile } from 'node:fs/promises'

import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { toForm, editableTables, listEditableColumns } from '#model/blanks.ts'
import { nameList } from '#model/columns.ts'
import { getFormSchema } from '#model/form-schemas.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec, tableNames } from '#model/tables.ts'
import { parseMapUrl } from '#model/texts/map-embed.ts'
import { themeModes, type ThemeConfig } from '#model/theme/theme-config.ts'

import type { Database } from '../local/database.ts'
import { engines } from '../tests/engines.ts'

const FILES = new URL('files/', import.meta.url)
const MAX_PICTURE_BYTES = 60_000
const TELUGU = /[\u0C00-\u0C7F]/
/** Telugu, Devanagari, Arabic, Latin. */
const NAMES_IN = [TELUGU, /[\u0900-\u097F]/, /[\u0600-\u06FF]/, /[A-Za-z]/]
const PRESETS = [
  'Clinical Modern',
  'Marigold Courtyard',
  'Moonlit Hours',
  'Quiet Page',
  'Sankranti Kites',
]

const LEFT_EMPTY: Partial<Record<EditableTable, string[]>> = {
  // Days that would soon be over.
  contact_information: ['special_hours'],
}

let db: Database
let sql: string

beforeAll(async () => {
  db = await engines[0].open()
  sql = await readFile(new URL('../seed.sql', import.meta.url), 'utf8')
  await db.exec(sql)
}, 60_000)
afterAll(() => db.close())

/** Rows as devices get them: a day is a text in them. */
async function rowsOf<T = Record<string, unknown>>(table: string): Promise<T[]> {
  const rows = await db.query<{ row: T }>(`select to_jsonb(t) as row from public.${table} t`)
  return rows.map(({ row }) => row)
}

describe('the sample clinic (S-70)', () => {
  test('has the promised number of everything', async () => {
    const [counts] = await db.query(`select
      (select count(*)::int from public.hospital_profile) as profiles,
      (select count(*)::int from public.contact_information) as contacts,
      (select count(*)::int from public.doctors where is_enabled) as doctors,
      (select count(*)::int from public.services where is_enabled) as services,
      (select count(*)::int from public.testimonials where is_published) as testimonials,
      (select count(*)::int from public.testimonials where review_telugu is not null) as telugu,
      (select count(*)::int from public.social_media where is_enabled) as links,
      (select count(*)::int from public.health_library_categories where is_enabled) as categories,
      (select count(*)::int from public.health_library_illnesses) as illnesses,
      (select count(*)::int from public.health_library_illnesses where visibility = 'draft') as drafts,
      (select count(*)::int from public.health_library_illnesses where category_id is null) as uncategorized,
      (select count(*)::int from public.emergency_cards where is_enabled) as cards,
      (select count(*)::int from public.notices where is_enabled and not is_urgent) as notices,
      (select count(*)::int from public.modern_themes where is_preset) as presets,
      (select count(*)::int from public.users) as users`)
    expect(counts).toEqual({
      profiles: 1,
      contacts: 1,
      doctors: 6,
      services: 12,
      testimonials: 10,
      telugu: 7,
      links: 3,
      categories: 8,
      illnesses: 60,
      drafts: 3,
      uncategorized: 1,
      cards: 3,
      notices: 1,
      presets: 5,
      users: 0,
    })
  })

  test.for(editableTables)('%s rows pass the rules of the forms', async (table) => {
    for (const row of await rowsOf(table)) {
      const { success, issues } = v.safeParse(getFormSchema(table), toForm(table, row))
      expect({ success, issues, row }).toMatchObject({ success: true })
    }
  })

  test.for(editableTables)(
    'every field of %s is filled in somewhere, or is named here as left empty',
    async (table) => {
      const rows = await rowsOf(table)
      const empty = listEditableColumns(table).filter((column) =>
        rows.every((row) => ['null', '""', '[]', '{}'].includes(JSON.stringify(row[column]))),
      )
      expect(empty).toEqual(LEFT_EMPTY[table] ?? [])
    },
  )

  test('Telugu reviews are written in Telugu', async () => {
    const reviews = await db.query<{ review_telugu: string }>(
      'select review_telugu from public.testimonials where review_telugu is not null',
    )
    expect(reviews.filter(({ review_telugu }) => !TELUGU.test(review_telugu))).toEqual([])
  })

  test('illness pages have text of real length', async () => {
    const short = await db.query(`select illness_name from public.health_library_illnesses
      where length(short_summary) < 60 or length(meaning) < 200
        or cardinality(symptoms) not between 5 and 8
        or cardinality(management_treatment) not between 5 and 8
        or cardinality(tags) not between 3 and 6`)
    expect(short).toEqual([])
  })

  test('every illness has names and words that people say: in English letters, and in Telugu, Hindi and Urdu script', async () => {
    const illnesses = await rowsOf<{ illness_name: string; also_called: string[] }>(
      'health_library_illnesses',
    )
    const poor = illnesses.filter(
      ({ also_called: names }) =>
        names.length < 16 || NAMES_IN.some((script) => !names.some((name) => script.test(name))),
    )
    expect(poor.map(({ illness_name }) => illness_name)).toEqual([])
    const normal = illnesses.map(({ also_called: names }) => v.parse(nameList, names))
    expect(illnesses.map(({ also_called: names }) => names)).toEqual(normal)
    expect(normal.length).toBeGreaterThan(50)
  })

  test('every published illness says which of our doctors looked over it, and some when to get help', async () => {
    const [counts] = await db.query(`select
      count(*) filter (where visibility = 'published' and last_reviewed_on is not null
        and exists (select from public.doctors d where d.name = last_reviewed_by))::int as reviewed,
      count(*) filter (where visibility = 'published')::int as published,
      count(*) filter (where visibility = 'draft' and last_reviewed_on is not null)::int as drafts,
      count(when_to_get_help)::int as guided,
      count(*) filter (where when_to_get_help ~ '\\m108\\M')::int as emergencies
      from public.health_library_illnesses`)
    expect(counts).toEqual({ reviewed: 57, published: 57, drafts: 0, guided: 24, emergencies: 21 })
  })

  test('every illness leads on to services, doctors and topics that visitors can open, never to itself', async () => {
    const [counts] = await db.query(`select
      count(*) filter (where i.service_ids <@ array(select id from public.services where is_enabled)
        and cardinality(i.service_ids) between 1 and 3)::int as services,
      count(*) filter (where i.doctor_ids <@ array(select id from public.doctors where is_enabled)
        and cardinality(i.doctor_ids) between 1 and 2)::int as doctors,
      count(*) filter (where i.related_ids <@ array(
          select id from public.health_library_illnesses where visibility = 'published' and id <> i.id)
        and cardinality(i.related_ids) between 2 and 4)::int as related
      from public.health_library_illnesses i`)
    expect(counts).toEqual({ services: 60, doctors: 60, related: 60 })
  })

  test('every emergency card belongs to an illness, says when to call 108, and is short enough for one sheet (S-83)', async () => {
    const cards = await db.query<{ lines: number; letters: number }>(`select
      cardinality(signs || steps || avoid) as lines, length(array_to_string(signs || steps || avoid, '')) as letters
      from public.emergency_cards c
      where array_to_string(steps, ' ') ~ '\\m108\\M' and exists (
        select from public.health_library_illnesses i where i.slug = c.slug and i.visibility = 'published')`)
    expect(cards).toHaveLength(3)
    expect(cards.filter(({ lines, letters }) => lines > 15 || letters > 800)).toEqual([])
  })

  test('the map of the contact page can be shown (S-31)', async () => {
    const [contact] = await rowsOf<{ google_maps_code: string }>('contact_information')
    expect(parseMapUrl(contact?.google_maps_code ?? null)).toMatch(/\/maps\/embed\?pb=/)
  })

  test('seeding again changes nothing, and seeding leaves no line in the activity log', async () => {
    const state = async () => [await rowsOf('doctors'), await rowsOf('modern_site_settings')]
    const before = await state()
    await db.exec(sql)
    expect(await state()).toEqual(before)
    expect(await rowsOf('activity_logs')).toEqual([])
  })
})

describe('the pictures of the sample clinic', () => {
  test('every picture that a row names is a file of less than 60 kB', async () => {
    const named = (await Promise.all(editableTables.map(picturesOf))).flat()
    expect(named).not.toEqual([])
    const sizes = await Promise.all(
      named.map(async (address) => {
        const file = address.replace('/storage/v1/object/public/', '')
        return { file, bytes: (await readFile(new URL(file, FILES))).length }
      }),
    )
    expect(sizes.filter(({ bytes }) => bytes === 0 || bytes >= MAX_PICTURE_BYTES)).toEqual([])
  })

  test('every picture file is named by a row', async () => {
    const named = (await Promise.all(editableTables.map(picturesOf))).flat()
    const buckets = tableNames.flatMap((table) => getTableSpec(table).images?.bucket ?? [])
    const files = (await Promise.all(buckets.map(listBucket))).flat()
    expect(new Set(named)).toEqual(new Set(files))
  })

  test('come through the storage: a row without its file would stand in the way of an upload', async () => {
    expect(await db.query('select name from storage.objects')).toEqual([])
  })
})

async function picturesOf(table: EditableTable): Promise<string[]> {
  const columns = getTableSpec(table).images?.columns ?? []
  const found = await Promise.all(
    columns.map((column) =>
      db.query<{ address: string }>(
        `select ${column} as address from public.${table} where ${column} is not null`,
      ),
    ),
  )
  return found.flat().map(({ address }) => address)
}

async function listBucket(bucket: string): Promise<string[]> {
  const names = await readdir(new URL(`${bucket}/`, FILES))
  return names.map((name) => `/storage/v1/object/public/${bucket}/${name}`)
}

describe('the preset themes', () => {
  test('use the modern, minimal and playful layouts, and Clinical Modern is live', async () => {
    const styles = await Promise.all(
      PRESETS.map(async (name) => (await configOf(name)).layoutStyle),
    )
    expect(styles).toEqual(['modern', 'modern', 'modern', 'minimal', 'playful'])
    const live =
      await db.query(`select t.name, v.version_number, s.theme_hash = v.config_hash as same,
      s.theme_hash = encode(sha256(convert_to(t.config::text, 'UTF8')), 'hex') as hashed
      from public.modern_site_settings s join public.modern_themes t on t.id = s.active_theme_id
      join public.theme_versions v on v.id = s.active_version_id and v.theme_id = t.id`)
    expect(live).toEqual([{ name: 'Clinical Modern', version_number: 1, same: true, hashed: true }])
  })

  test('are what the server would accept from an editor', async () => {
    const themes = await db.query(
      `select private.theme_config_error(config) as error, validation_status from public.modern_themes`,
    )
    expect(themes).toEqual(PRESETS.map(() => ({ error: null, validation_status: 'passed' })))
  })

  test.for(PRESETS)('%s can be read in light and dark: text pairs reach 4.5 to 1', async (name) => {
    const config = await configOf(name)
    const weak = textPairs(config).filter(([, text, ground]) => contrast(text, ground) < 4.5)
    expect(weak).toEqual([])
  })
})

async function configOf(name: string): Promise<ThemeConfig> {
  const [theme] = await db.query<{ config: ThemeConfig }>(
    'select config from public.modern_themes where name = $1',
    [name],
  )
  if (!theme) throw new Error(`There is no preset ${name}.`)
  return theme.config
}

/** Every pair of a text colour and what it stands on, with a name for the report. */
function textPairs(config: ThemeConfig): [string, string, string][] {
  const pairs: [string, string, string][] = []
  for (const mode of themeModes) {
    const { background, text, semantic, primary, secondary, accent } = config.colors[mode]
    const { inverse, ...readable } = text
    const fills = { primary, secondary, accent }
    for (const [place, ground] of Object.entries(background)) {
      for (const [name, colour] of Object.entries({ ...readable, ...fills, ...semantic })) {
        pairs.push([`${mode} ${name} on ${place}`, colour, ground])
      }
    }
    for (const [name, fill] of Object.entries(fills)) {
      pairs.push([`${mode} inverse on ${name}`, inverse, fill])
    }
  }
  const { activeBackground } = config.layouts.navigation
  if (activeBackground !== null) pairs.push(['active link', '#FFFFFF', activeBackground])
  const hero = config.gradients.find((gradient) => gradient.name === 'hero')
  for (const { color } of hero?.stops ?? []) pairs.push(['hero', '#FFFFFF', color])
  return pairs
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
