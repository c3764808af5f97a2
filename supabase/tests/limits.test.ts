import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'

import { listEditableColumns, editableTables } from '#model/blanks.ts'
import type { EditableTable } from '#model/rows.ts'
import { schemas } from '#model/schemas.ts'
import { naughtyStrings } from '#model/testing/naughty-strings.ts'

import type { Database } from '../local/database.ts'
import { createFilledForm, themeConfig } from './clinic.ts'
import { onEveryEngine } from './engines.ts'
import { openProbe, probeValues, type Place } from './limits-probe.ts'
import { isFullSuite } from './suites.ts'

const naughty = isFullSuite ? naughtyStrings : []

/** Values on both sides of every limit and pattern there is; each column is tried with all of its type. */
const texts = [
  null,
  '',
  ' ',
  '\t\n',
  ...[1, 200, 201, 500, 501, 2_000, 2_001, 2_048, 2_049, 20_000, 20_001].map((length) =>
    'a'.repeat(length),
  ),
  'a-1',
  '-a',
  'a-',
  'a--b',
  'A',
  'a b',
  'a_b',
  '../a',
  'a%2fb',
  'a\n',
  'రవి',
  'http://example.org',
  'https://example.org/a?b=c#d',
  `https://${'a'.repeat(2_040)}`,
  `https://${'a'.repeat(2_041)}`,
  'https://',
  'https:// example.org',
  'HTTPS://example.org',
  '//example.org',
  'ftp://example.org',
  'javascript:alert(1)',
  'java\nscript:alert(1)//http://example.org',
  'data:text/html,https://example.org',
  'vbscript:msgbox(1)',
  '/storage/v1/object/public/doctors/a.png',
  '/storage/v1/object/public/doctors/a/b.png',
  '/storage/v1/object/public/Doctors/a.png',
  '/storage/v1/object/sign/doctors/a.png',
  'x/storage/v1/object/public/doctors/a.png',
  'a@b.c',
  'a@b',
  'a b@c.d',
  'draft',
  'published',
  'pending',
  'passed',
  'Viewer',
  'Super Admin',
  'viewer',
  // What only some servers take for a blank, and what few do.
  ...['\u00a0', '\u1680', '\u2003', '\u2028', '\u3000', '\ufeff'].flatMap((blank) => [
    blank,
    `a${blank}b`,
  ]),
  // Invisible characters, alone and beside a letter.
  ...['\u200b\u200b', '\u00ad', '\u2060', '\u200c', '\u3164', '\u2800', '\u{e0061}'].flatMap(
    (mark) => [mark, ` ${mark}`, `a${mark}`],
  ),
  ...naughty,
]
const numbers = [null, -1, 0, 1, 2.5, 5, 6, 100, 101, 100_000, 100_001, 2_147_483_648]
const lists = [
  null,
  [],
  ['a'],
  [null],
  [['a']],
  ...[80, 81, 500, 501, 2_000, 2_001].map((length) => ['a'.repeat(length)]),
  ...[60, 61, 100, 101].map((length) => Array.from({ length }, (_, at) => `a${at}`)),
  ...naughty.map((text) => [text]),
]
const ID = 'eeeeeeee-0000-4000-8000-0000000000'
const ids = [
  null,
  [],
  [`${ID}01`],
  [`${ID}02`, `${ID}01`],
  [`${ID}01`, `${ID}01`],
  [null],
  [`${ID}01`, null],
  [[`${ID}01`]],
  [''],
  ['a'],
  [`${ID}0`],
  [`${ID}01 `],
  ...[12, 13].map((length) => Array.from({ length }, (_, at) => `${ID}${at + 10}`)),
]
const switches = [null, true, false]
/** An empty text is missing here: the form reads an emptied box as no day at all. */
const days = [
  null,
  ' ',
  '2026-03-12',
  '2024-02-29',
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-3-12',
  '12-03-2026',
  '20260312',
  '2026-03-12T00:00:00Z',
  '2026-03-12\n',
  '1899-12-31',
  '1900-01-01',
  '2100-12-31',
  '2101-01-01',
  '12026-03-12',
  '0026-03-12',
  '2026-03-12 BC',
  'infinity',
  '-infinity',
  'today',
  'epoch',
  '౨౦౨౬-౦౩-౧౨',
]

const candidates: Record<string, readonly unknown[]> = {
  text: texts,
  integer: numbers,
  'text[]': lists,
  'uuid[]': ids,
  boolean: switches,
  date: days,
}

const edited = editableTables.flatMap((table) =>
  listEditableColumns(table)
    .map(String)
    .filter((column) => !column.endsWith('_id'))
    .map((column) => [table, column] as const),
)

onEveryEngine(openProbe, (world) => {
  describe('the form and the database take the same values', () => {
    test.for(edited)('%s: %s (AC-402, AC-423, threat 15)', async ([table, column]) => {
      const differing = await differences(world(), { table, column, base: createFilledForm(table) })
      expect(differing).toEqual([])
    })

    test.for(['username', 'email', 'role', 'is_enabled'] as const)(
      'users: %s (AC-423)',
      async (column) => {
        const account = { username: 'new', email: 'new@clinic.invalid', role: 'Viewer' }
        const base = { ...account, is_enabled: true }
        expect(await differences(world(), { table: 'users', column, base })).toEqual([])
      },
    )

    test.for(['name', 'slug', 'validation_status'] as const)(
      'modern_themes: %s',
      async (column) => {
        const theme = { name: 'New', slug: 'new', is_preset: false, validation_status: 'pending' }
        const rest = { version_number: 1, config: themeConfig, config_hash: '' }
        const base = { ...theme, ...rest }
        expect(await differences(world(), { table: 'modern_themes', column, base })).toEqual([])
      },
    )
  })

  describe('the database by itself refuses', () => {
    const refused: [EditableTable, string, unknown][] = [
      ['testimonials', 'star_rating', 0],
      ['testimonials', 'star_rating', 6],
      ['doctors', 'years_of_experience', -1],
      ['doctors', 'display_order', -1],
      ['services', 'display_order', -1],
      ['social_media', 'display_order', -1],
      ['health_library_categories', 'display_order', -1],
      ['health_library_illnesses', 'display_order', -1],
      ['health_library_images', 'display_order', -1],
      ['emergency_cards', 'display_order', -1],
      ['notices', 'display_order', -1],
    ]
    test.for(refused)('%s with %s = %s (AC-402)', async ([table, column, value]) => {
      const place = { table, column, base: createFilledForm(table) }
      expect(await probeValues(world(), place, [value])).toEqual(['23514'])
    })

    test('a doctor with -1 or with two and a half years of experience (AC-158)', async () => {
      const years = { table: 'doctors', column: 'years_of_experience' } as const
      const found = await probeValues(
        world(),
        { ...years, base: createFilledForm('doctors') },
        [0, 12, -1, 2.5],
      )
      expect(found).toEqual(['ok', 'ok', '23514', '22P02'])
    })

    const required: [EditableTable, string][] = [
      ['hospital_profile', 'name'],
      ['doctors', 'name'],
      ['services', 'service_name'],
      ['testimonials', 'patient_name'],
      ['social_media', 'platform_name'],
      ['social_media', 'profile_url'],
      ['health_library_illnesses', 'illness_name'],
      ['health_library_illnesses', 'slug'],
      ['health_library_illnesses', 'short_summary'],
      ['health_library_categories', 'category_name'],
      ['health_library_categories', 'slug'],
      ['emergency_cards', 'title'],
      ['emergency_cards', 'slug'],
      ['notices', 'title'],
    ]
    test.for(required)('%s with a blank %s (AC-423)', async ([table, column]) => {
      const place = { table, column, base: createFilledForm(table) }
      const found = await probeValues(world(), place, [null, '', '  ', '\n'])
      expect(found).toEqual(['23502', '23514', '23514', '23514'])
    })

    test.for(required.filter(([, column]) => column === 'slug'))(
      '%s with a %s that leads to another path (threat 49)',
      async ([table, column]) => {
        const place = { table, column, base: createFilledForm(table) }
        const values = [
          '..',
          '../a',
          '/a',
          'a/b',
          'a\\b',
          'a%2fb',
          'a?b',
          'a#b',
          'A',
          'a b',
          'a\n',
          'రవి',
        ]
        expect(await probeValues(world(), place, values)).toEqual(values.map(() => '23514'))
        expect(await probeValues(world(), place, ['a-b-2'])).toEqual(['ok'])
      },
    )

    test.for([
      ['social_media', 'profile_url'],
      ['contact_information', 'appointment_booking_link'],
    ] as const)('%s with a %s that is no web address (AC-425)', async ([table, column]) => {
      const place = { table, column, base: createFilledForm(table) }
      const values = ['abc', 'example.org', 'ftp://example.org', 'javascript:alert(1)']
      expect(await probeValues(world(), place, values)).toEqual(values.map(() => '23514'))
      const good = ['https://example.org/us', 'http://example.org']
      expect(await probeValues(world(), place, good)).toEqual(['ok', 'ok'])
    })

    test('a WhatsApp number without its country code, with letters, too short or too long (S-80)', async () => {
      const [table, column] = ['contact_information', 'whatsapp_number'] as const
      const place = { table, column, base: createFilledForm(table) }
      const values = [
        '40 5550 0145',
        '+91 clinic',
        '+91 1',
        '+1234567890123456',
        '+91 40\n5550 0145',
      ]
      expect(await probeValues(world(), place, values)).toEqual(values.map(() => '23514'))
      const good = ['+914055500145', '+91 (40) 5550-0145', null]
      expect(await probeValues(world(), place, good)).toEqual(['ok', 'ok', 'ok'])
    })

    test('a notice that ends before it begins; one of a single day is fine (S-86)', async () => {
      const base = { ...createFilledForm('notices'), starts_on: '2026-12-31' }
      const place = { table: 'notices', column: 'ends_on', base } as const
      const ends = ['2026-12-30', '2026-12-31', '2027-01-01']
      expect(await probeValues(world(), place, ends)).toEqual(['23514', 'ok', 'ok'])
    })

    test.for([
      ['health_library_categories', 'slug', 'health_library_categories_slug_key'],
      ['health_library_illnesses', 'slug', 'health_library_illnesses_slug_key'],
      ['emergency_cards', 'slug', 'emergency_cards_slug_key'],
    ] as const)('a second row of %s with the same %s (AC-403)', async ([table, column, rule]) => {
      const insert = `insert into public.${table} select * from jsonb_populate_record(null::public.${table},
        (select to_jsonb(t) || jsonb_build_object('id', gen_random_uuid()) from public.${table} t where ${column} = 'shown'))`
      await expect(world().query(insert)).rejects.toMatchObject({ code: '23505', constraint: rule })
    })

    test('a second theme with the same slug (AC-403)', async () => {
      const insert = `insert into public.modern_themes (name, slug, config, config_hash) values ('Other', 'own', '{}', '')`
      await expect(world().query(insert)).rejects.toMatchObject({
        code: '23505',
        constraint: 'modern_themes_slug_key',
      })
    })
  })
})

/** The values that one of the two takes and the other refuses. */
async function differences(db: Database, place: Place): Promise<unknown[]> {
  const { table, column } = place
  const columns: Record<string, Parameters<typeof safeParse>[0]> = schemas[table].row.entries
  const schema = columns[column]
  const [row] = await db.query<{ type: string }>(
    `select format_type(atttypid, null) as type from pg_attribute where attrelid = $1::regclass and attname = $2`,
    [`public.${table}`, column],
  )
  const values = candidates[row?.type ?? '']
  if (!schema || !values) throw new Error(`There are no values to try for ${table}.${column}.`)
  const read = values.map((value) => safeParse(schema, value))
  const byForm = read.map(({ success }) => success)
  if (new Set(byForm).size === 1) throw new Error('One verdict on all values would prove nothing.')
  // The form drops what stands around some texts before it sends them.
  const parsedValues = read.map(({ success, output }, i) => (success ? output : values[i]))
  const byDatabase = (await probeValues(db, place, parsedValues)).map((code) => code === 'ok')
  return values.filter((_, i) => byForm[i] !== byDatabase[i])
}
