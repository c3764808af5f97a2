import { is } from 'valibot'
import { describe, expect, test } from 'vitest'

import { createBlankForm, listEditableColumns, editableTables, isEditable } from '#model/blanks.ts'
import { getRank } from '#model/roles.ts'
import type { TableName } from '#model/rows.ts'
import { schemas } from '#model/schemas.ts'
import { getTableSpec, tableNames } from '#model/tables.ts'
import { isTranslated, listTranslatedColumns } from '#model/translations.ts'

import type { Database } from '../local/database.ts'
import { onEveryEngine } from './engines.ts'
import { listStaffColumns } from './staff-columns.ts'

interface Column {
  name: string
  nullable: boolean
  default: string | null
}

/** What sync.tables says of a table, in the words of src/model/tables.ts. */
interface SyncTable {
  tbl: TableName
  rank: number | null
  audience: number
  cols: string[]
  name_col: string | null
  may_insert: boolean
  may_delete: boolean
  ordered_within: string | null
  images: string[]
  bucket: string | null
  staff_only: string[]
  translated: string[]
}

/** What holds the translations of a row; to devices each is a field of its own (R16). */
const SHELVES = ['translations', 'translated_from']
const isShelf = (column: string) => SHELVES.includes(column)

/** The fields that the specification lists; each table has columns of ours beside them. */
const specified: Record<string, string> = {
  users: 'id username email role is_enabled last_login created_at created_by updated_at',
  activity_logs: 'id user_id action description table_affected record_id created_at',
  hospital_profile:
    'id name about_text mission address city state pincode phone_numbers emails working_hours logo_image banner_image last_updated_by updated_at',
  doctors:
    'id name qualification specialisation years_of_experience expertise_details photo display_order is_enabled added_by updated_at',
  services: 'id service_name description icon_image display_order is_enabled added_by updated_at',
  testimonials:
    'id patient_name review_english review_telugu patient_photo star_rating display_order is_published added_by updated_at',
  contact_information:
    'id address phone_numbers email_addresses working_hours appointment_booking_link google_maps_code last_updated_by updated_at',
  social_media: 'id platform_name profile_url is_enabled display_order last_updated_by updated_at',
  health_library_categories: 'id category_name slug display_order is_enabled',
  health_library_illnesses:
    'id illness_name slug short_summary meaning symptoms management_treatment category_id tags visibility display_order',
  health_library_images: 'id illness_id image_url alt_text display_order',
  modern_site_settings:
    'id health_library_enabled active_theme_id theme_hash activated_at rollback_deadline previous_theme_id',
  modern_themes:
    'id name slug description is_preset validation_status version_number created_at config config_hash',
}

onEveryEngine(
  async (db) => ({ db }),
  (world) => {
    describe('columns', () => {
      test.for(tableNames)(
        '%s: the forms and the database have the same columns, empty in the same places',
        async (table) => {
          const columns = (await columnsOf(world().db, table)).filter(({ name }) => !isShelf(name))
          const inModel = Object.entries(schemas[table].row.entries).map(([name, schema]) => [
            name,
            is(schema, null),
          ])
          expect(Object.fromEntries(inModel)).toEqual(
            Object.fromEntries(columns.map(({ name, nullable }) => [name, nullable])),
          )
        },
      )

      test.for(Object.entries(specified))(
        '%s has the fields of the specification (AC-396, AC-397, AC-398, AC-399, AC-400, AC-401)',
        async ([table, fields]) => {
          const columns = await columnsOf(world().db, table)
          expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(fields.split(' ')))
        },
      )

      test.for(tableNames)(
        '%s has its translations in the row where it has any (R16)',
        async (table) => {
          const shelves = (await columnsOf(world().db, table)).filter(({ name }) => isShelf(name))
          expect(shelves.map(({ name }) => name)).toEqual(isTranslated(table) ? SHELVES : [])
        },
      )

      test.for(editableTables)(
        '%s: an empty form holds what the database would fill in (AC-253)',
        async (table) => {
          const blank: Record<string, unknown> = createBlankForm(table)
          const columns = new Map((await columnsOf(world().db, table)).map((c) => [c.name, c]))
          for (const name of listEditableColumns(table)) {
            const column = columns.get(name)
            const isRequired = column?.default === null && !column.nullable
            const filledIn = isRequired ? '' : await valueOf(world().db, column?.default ?? null)
            expect([name, blank[name]]).toEqual([name, filledIn])
          }
        },
      )

      test('a testimonial of which the database is told a name only is published, and its place is 0 (AC-182)', async () => {
        const [testimonial] = await world().db.query(
          `insert into public.testimonials (patient_name) values ('Sneha M.') returning is_published, display_order`,
        )
        expect(testimonial).toEqual({ is_published: true, display_order: 0 })
      })

      test.for([
        ['doctors', 'name', 'AC-159'],
        ['services', 'service_name', 'AC-172'],
      ] as const)(
        'in %s a row of which the database is told a %s only is enabled, and its place is 0 (%s)',
        async ([table, name]) => {
          const [row] = await world().db.query(
            `insert into public.${table} (${name}) values ('Newly come') returning is_enabled, display_order`,
          )
          expect(row).toEqual({ is_enabled: true, display_order: 0 })
        },
      )

      test('a new account is a Viewer and enabled (AC-253)', async () => {
        const columns = await columnsOf(world().db, 'users')
        const defaults = Object.fromEntries(columns.map((column) => [column.name, column.default]))
        expect(await valueOf(world().db, defaults['role'] ?? null)).toBe('Viewer')
        expect(await valueOf(world().db, defaults['is_enabled'] ?? null)).toBe(true)
      })
    })

    describe('the register of tables', () => {
      test('names the same tables as the server syncs', async () => {
        const found = await syncTables(world().db)
        expect(found.map(({ tbl }) => tbl).toSorted()).toEqual(tableNames.toSorted())
      })

      test.for(tableNames)('%s: the server says the same of it', async (table) => {
        const [serverTable] = (await syncTables(world().db)).filter(({ tbl }) => tbl === table)
        const spec = getTableSpec(table)
        // A column that came later stands last here and where it belongs in its form.
        const columns: string[] = isEditable(table) ? listEditableColumns(table) : []
        expect(serverTable?.cols.toSorted()).toEqual(columns.toSorted())
        expect(serverTable).toMatchObject({
          audience: { public: 0, staff: 1, super: getRank('Super Admin') }[spec.audience],
          rank: isEditable(table) ? getRank('Content Manager') : null,
          name_col: spec.name ?? null,
          ordered_within: spec.orderedWithin ?? null,
          images: spec.images?.columns ?? [],
          bucket: spec.images?.bucket ?? null,
          staff_only: listStaffColumns(table),
          translated: listTranslatedColumns(table),
        })
      })

      test('a table comes after the tables it refers to, which do to it what the screens expect', async () => {
        const found = await world().db.query<{
          table: TableName
          column: string
          to: TableName
          on: string
        }>(
          `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as to,
            case c.confdeltype when 'n' then 'null' when 'c' then 'delete' else c.confdeltype::text end as on
          from pg_constraint c
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          join sync.tables t on 'public.' || t.tbl = 'public.' || c.conrelid::regclass::text and a.attname = any (t.cols)
          where c.contype = 'f'`,
        )
        const registered = tableNames.flatMap((table) => {
          const refers = getTableSpec(table).refers
          return refers ? [{ table, ...refers }] : []
        })
        expect(found.toSorted(byTable)).toEqual(registered.toSorted(byTable))
        for (const { table, to } of registered) {
          expect(tableNames.indexOf(table)).toBeGreaterThan(tableNames.indexOf(to))
        }
      })

      test.for(tableNames.filter((table) => getTableSpec(table).only !== undefined))(
        '%s never has a second row (AC-398, AC-401, AC-415)',
        async (table) => {
          const named =
            table === 'hospital_profile' ? `(id, name) values ($1, 'Another')` : `(id) values ($1)`
          const add = (id: string) =>
            world().db.query(`insert into public.${table} ${named} on conflict do nothing`, [id])
          await add(getTableSpec(table).only ?? '')
          await expect(add(crypto.randomUUID())).rejects.toMatchObject({
            code: '23514',
            constraint: `${table}_one_row`,
          })
        },
      )
    })
  },
)

const byTable = (a: { table: string }, b: { table: string }) => a.table.localeCompare(b.table)

async function columnsOf(db: Database, table: string): Promise<Column[]> {
  return db.query<Column>(
    `select column_name as name, is_nullable = 'YES' as nullable, column_default as default
    from information_schema.columns where table_schema = 'public' and table_name = $1
    order by ordinal_position`,
    [table],
  )
}

/** What a default of the database comes to, as JSON; null when there is none. */
async function valueOf(db: Database, expression: string | null): Promise<unknown> {
  const [row] = await db.query<{ value: unknown }>(
    `select to_jsonb(${expression ?? 'null::text'}) as value`,
  )
  return row?.value ?? null
}

async function syncTables(db: Database): Promise<SyncTable[]> {
  return db.query<SyncTable>('select * from sync.tables')
}
