import { createBlankForm, editableTables } from '#model/blanks.ts'
import { roles, type Role } from '#model/roles.ts'
import type { EditableTable, Form } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'

import type { Database, Queryable } from '../local/database.ts'

/** Who the tests act as: a visitor without a session, and one user per role. */
export const subjects = ['visitor', ...roles] as const
export type Subject = (typeof subjects)[number]

export const PASSWORD = 'a good password'
/** Made by bcryptjs, as the browser makes them: `$2b$` is a prefix pgcrypto alone does not know. */
const HASH = '$2b$10$2UYD.DDJHRyGD8A/fOykkeXm/irnISta9vs6LtGzOTz3zBtOHklkK'

export const personIds: Record<Role, string> = {
  Viewer: id(1, 1),
  'Content Manager': id(1, 2),
  Admin: id(1, 3),
  'Super Admin': id(1, 4),
}

export const singletonRowIds = {
  hospital_profile: id(0, 1),
  contact_information: id(0, 2),
  modern_site_settings: id(0, 3),
}

/** The tables of which staff add and delete rows. */
export type SampleTable = Exclude<EditableTable, keyof typeof singletonRowIds>
export const sampleTables = editableTables.filter(
  (table): table is SampleTable => !(table in singletonRowIds),
)

/** One row the public may see and one it may not, of each of them. */
export const publicRowIds = createRowIds(1)
export const privateRowIds = createRowIds(2)

function createRowIds(number: number) {
  const ids = sampleTables.map((table, at) => [table, id(at + 20, number)])
  return Object.fromEntries(ids) as Record<SampleTable, string>
}

/** The live theme is a preset; the other is the clinic's own. */
export const themes = { live: id(9, 1), custom: id(9, 2) }
export const versions = { live: id(9, 11), custom: id(9, 12) }

export const themeConfig = {
  colors: { light: { primary: '#0B5CAD' }, dark: { primary: '#85BDF7' } },
  typography: { fontFamilies: { heading: 'Lora, serif', body: 'system-ui' } },
}

/** A form filled in just enough to be taken. */
export function createFilledForm<T extends EditableTable>(table: T): Form<T> {
  const { name } = getTableSpec(table)
  return {
    ...createBlankForm(table),
    ...(name === undefined ? {} : { [name]: `New ${table}` }),
    ...required[table],
  }
}

/** What a form requires besides a name. */
const required: { [T in EditableTable]?: Partial<Form<T>> } = {
  social_media: { profile_url: 'https://example.org/new' },
  health_library_categories: { slug: 'new-category' },
  health_library_illnesses: { slug: 'new-illness', short_summary: 'A short summary' },
  health_library_images: {
    illness_id: publicRowIds.health_library_illnesses,
    image_url: 'https://example.org/new.png',
  },
  emergency_cards: { slug: 'new-card' },
  notices: { starts_on: '1900-01-01', ends_on: '2100-12-31' },
}

/** Inserts the two sample rows of a table; a clinic of an earlier build may lack it. */
function insertSampleRows(table: SampleTable): string {
  const inserts = [true, false].map((isPublic) => {
    const row = createSampleRow(table, isPublic)
    const columns = Object.keys(row).join(', ')
    return `insert into public.${table} (${columns})
      select ${columns} from jsonb_populate_record(null::public.${table}, '${JSON.stringify(row)}');`
  })
  return `do $$ begin
    if to_regclass('public.${table}') is not null then ${inserts.join('\n')} end if;
  end $$;`
}

function createSampleRow(table: SampleTable, isPublic: boolean): Record<string, unknown> {
  const { name, shown = {} } = getTableSpec(table)
  const ids = isPublic ? publicRowIds : privateRowIds
  const word = isPublic ? 'Shown' : 'Hidden'
  const row: Record<string, unknown> = { id: ids[table], ...required[table] }
  if (name !== undefined) row[name] = table === 'doctors' ? `Dr ${word}` : word
  if ('slug' in row) row['slug'] = word.toLowerCase()
  for (const [column, value] of Object.entries(shown)) {
    const hidden = typeof value === 'boolean' ? !value : createBlankForm(table)[column as never]
    row[column] = isPublic ? value : hidden
  }
  if (table === 'health_library_illnesses') row['category_id'] = ids.health_library_categories
  if (table === 'health_library_images') row['illness_id'] = ids.health_library_illnesses
  return row
}

export interface Clinic {
  db: Database
  /** The session token of each person, as sign_in gave it. */
  tokens: Record<Subject, string | null>
}

/** On a busy machine a push of a few edits may need longer than it is given (R10). */
const LIFT_PUSH_LIMIT = `do $$ begin
  execute replace(pg_get_functiondef('public.sync_push'::regproc), '0.4 seconds', '1 hour');
end $$`

/**
 * Fills a migrated database with a small clinic and signs one person of each role in. Pushes have no
 * limit of time there, so that their results do not depend on the machine.
 */
export async function openClinic(db: Database): Promise<Clinic> {
  await db.exec(SAMPLE)
  await db.exec(LIFT_PUSH_LIMIT)
  const tokens = { visitor: null } as Clinic['tokens']
  for (const role of roles) tokens[role] = await signIn(db, usernameOf(role))
  return { db, tokens }
}

export const usernameOf = (role: Role) => role.toLowerCase().replace(' ', '-')

export async function signIn(db: Queryable, username: string): Promise<string> {
  const [row] = await db.query<{ token: string | null }>(
    `select public.sign_in($1, $2) ->> 'token' as token`,
    [username, PASSWORD],
  )
  if (!row?.token) throw new Error(`${username} could not sign in`)
  return row.token
}

export async function addPerson(db: Queryable, username: string, role: Role): Promise<void> {
  await db.query(
    `with person as (
      insert into public.users (username, email, role) values ($1, $1 || '@clinic.invalid', $2) returning id
    )
    insert into private.credentials select id, $3 from person`,
    [username, role, HASH],
  )
}

/** What became of one statement: its rows, or the code and words it was refused with. */
export type Outcome<T> = { rows: T[] } | { refused: string; message: string }

export interface Attempt {
  /** The session token to send, or null for none. */
  token: string | null
  sql: string
  params?: readonly unknown[]
  /** Statements the owner of the database runs first, in the same transaction. */
  first?: string
}

/** Tries a statement as the API would run it for the holder of a token, and undoes everything. */
export async function tryAs<T>(db: Database, attempted: Attempt): Promise<Outcome<T>> {
  let outcome: Outcome<T> | undefined
  try {
    await db.transaction(async (tx) => {
      if (attempted.first) await tx.exec(attempted.first)
      await actAs(tx, attempted.token)
      outcome = { rows: await tx.query<T>(attempted.sql, attempted.params) }
      throw new Undo()
    })
  } catch (error) {
    if (error instanceof Undo && outcome) return outcome
    const { code, message } = error as { code?: string; message: string }
    if (!code) throw error
    return { refused: code, message }
  }
  throw new Error('The transaction was not undone.')
}

class Undo extends Error {}

/** From here on the transaction is a request of the API: role anon, and the token in its headers. */
export async function actAs(tx: Queryable, token: string | null): Promise<void> {
  const headers = token === null ? {} : { 'x-session-token': token }
  await tx.query(
    `select set_config('request.headers', $1, true), set_config('role', 'anon', true)`,
    [JSON.stringify(headers)],
  )
}

function id(kind: number, number: number): string {
  return `00000000-0000-4000-8000-${String(kind).padStart(6, '0')}${String(number).padStart(6, '0')}`
}

const SAMPLE = `
  set nadi.logged = 'on';
  insert into public.users (id, username, email, role) values
    ${roles.map((role) => `('${personIds[role]}', '${usernameOf(role)}', '${usernameOf(role)}@clinic.invalid', '${role}')`).join(',')};
  insert into private.credentials select id, '${HASH}' from public.users;
  insert into public.hospital_profile (name, last_updated_by) values ('Sample Clinic', '${personIds.Admin}');
  insert into public.contact_information (address, last_updated_by) values ('1 Sample Road', '${personIds.Admin}');
  ${sampleTables.map(insertSampleRows).join('\n')}
  insert into public.modern_themes (id, name, slug, is_preset, validation_status, config, config_hash)
    select t.id::uuid, t.name, t.slug, t.preset, 'passed', c.config, private.theme_hash(c.config)
    from (values ('${themes.live}', 'Live', 'live', true), ('${themes.custom}', 'Own', 'own', false)) t (id, name, slug, preset),
      (select '${JSON.stringify(themeConfig)}'::jsonb as config) c;
  insert into public.theme_versions (id, theme_id, version_number, name, config, config_hash, created_by)
    select v.id::uuid, t.id, 1, t.name, t.config, t.config_hash, '${personIds['Super Admin']}'
    from (values ('${versions.live}', 'live'), ('${versions.custom}', 'own')) v (id, slug)
    join public.modern_themes t on t.slug = v.slug;
  update public.modern_site_settings set active_theme_id = '${themes.live}', active_version_id = '${versions.live}',
    theme_hash = private.theme_hash('${JSON.stringify(themeConfig)}'), activated_at = now();
  reset nadi.logged;
  insert into public.activity_logs (user_id, action, description) values ('${personIds.Admin}', 'update', 'A sample line');`
