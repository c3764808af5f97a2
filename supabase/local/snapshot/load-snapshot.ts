import { createReadStream } from 'node:fs'
import { join } from 'node:path'

import { migrate, type Database, type Queryable } from '../database.ts'
import type { Installation } from './installation.ts'
import { getPictureFile, readManifest, getRowsFile, type Manifest } from './manifest.ts'
import {
  readImmediateForeignKeys,
  quoteIdentifier,
  TEXT_FORMAT_SETTINGS,
  readTables,
  type ForeignKey,
  type Table,
} from './tables.ts'
import { containsClinic } from './take-snapshot.ts'

/** Large enough for speed, small enough for any row. */
const TEXT_AT_ONCE = 1024 * 1024
/** The tables of `public` into which migrations insert a row. */
const NEVER_EMPTY = ['public.modern_site_settings']

/**
 * Loads the snapshot in a folder into an empty installation and migrates it to this build's schema,
 * in one transaction. Throws one sentence, and changes nothing, if the installation is not empty or
 * the snapshot cannot be loaded.
 */
export async function loadSnapshot(folder: string, home: Installation): Promise<Manifest> {
  const copy = await readManifest(folder)
  await requireEmptyDatabase(home.db)
  await migrate(home.db, undefined, copy.schema)
  await requireSchema(home.db, copy.schema)
  // First the files: rows without their files would be worse.
  for (const picture of copy.pictures) {
    await home.pictures.store(picture, join(folder, getPictureFile(picture)))
  }
  await home.db.transaction((tx) => loadRows(tx, home, { folder, copy }))
  await migrate(home.db)
  return copy
}

/** Throws one sentence if the database contains a clinic's rows. */
export async function requireEmptyDatabase(db: Database): Promise<void> {
  for (const { name } of await readTables(db)) {
    if (!name.startsWith('public.') || NEVER_EMPTY.includes(name)) continue
    const [row] = await db.query(`select from ${name} limit 1`)
    if (row) {
      throw new Error(
        `The database to fill is not empty: there are rows in ${name}. Nothing was changed.`,
      )
    }
  }
}

async function requireSchema(db: Database, schema: string): Promise<void> {
  const [found] = await db.query<{ schema: string }>(
    'select max(version) as schema from supabase_migrations.schema_migrations',
  )
  if (found?.schema === schema && (await containsClinic(db))) return
  throw new Error(
    `The copy is of a database at ${schema}, and the one to fill is at ${found?.schema} already. ` +
      'Start this build once on the old clinic, so that both are alike, and try again.',
  )
}

interface Source {
  folder: string
  copy: Manifest
}

async function loadRows(
  tx: Queryable,
  home: Installation,
  { folder, copy }: Source,
): Promise<void> {
  await tx.exec(TEXT_FORMAT_SETTINGS)
  const tables = await readTables(tx)
  const keys = await readImmediateForeignKeys(tx)
  requireSameTables(tables, copy)
  // The snapshot contains the effects of triggers. Foreign keys are checked once everything is
  // loaded.
  await switchTriggers(tx, tables, 'disable')
  await alterKeys(tx, keys, 'deferrable initially deferred')
  // The snapshot contains the present rows of the migrations.
  await tx.exec(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) await loadTable(tx, table, { folder, copy })
  if (home.pictures.rowsAreOurs) await loadPictures(tx, copy)
  for (const [name, { last, called }] of Object.entries(copy.sequences)) {
    await tx.query('select setval($1::text::regclass, $2::text::bigint, $3)', [name, last, called])
  }
  await tx.exec('set constraints all immediate')
  await alterKeys(tx, keys, 'not deferrable')
  await switchTriggers(tx, tables, 'enable')
}

function requireSameTables(tables: readonly Table[], copy: Manifest): void {
  const columnsByTable = new Map(
    tables.map(({ name, columns }) => [name, columns.map((c) => c.name)]),
  )
  for (const [name, { columns }] of Object.entries(copy.tables)) {
    if (columnsByTable.get(name)?.toSorted().join() === columns.toSorted().join()) continue
    throw new Error(
      `This database has no table ${name}, which the copy contains. Nothing was changed.`,
    )
  }
}

async function switchTriggers(
  tx: Queryable,
  tables: readonly Table[],
  action: 'enable' | 'disable',
) {
  for (const { name } of tables) await tx.exec(`alter table ${name} ${action} trigger user`)
}

async function alterKeys(tx: Queryable, keys: readonly ForeignKey[], clause: string) {
  for (const { table, name } of keys) {
    await tx.exec(`alter table ${table} alter constraint ${name} ${clause}`)
  }
}

async function loadTable(tx: Queryable, table: Table, { folder, copy }: Source): Promise<void> {
  const source = copy.tables[table.name]
  if (!source) return
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const names = source.columns.map(quoteIdentifier).join(', ')
  const values = source.columns.map((name, place) => `(line ->> ${place})::${types.get(name)}`)
  const insert = `insert into ${table.name} (${names}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::text::json) line`
  let waiting: string[] = []
  let length = 0
  const send = async () => {
    if (waiting.length > 0) await tx.query(insert, [`[${waiting.join(',')}]`])
    waiting = []
    length = 0
  }
  const file = join(folder, getRowsFile(table.name))
  for await (const line of linesOf(file)) {
    waiting.push(line)
    length += line.length
    if (length > TEXT_AT_ONCE) await send()
  }
  await send()
  const [found] = await tx.query<{ rows: number }>(`select count(*) as rows from ${table.name}`)
  if (found?.rows === source.rows) return
  throw new Error(`The copy of ${table.name} should have ${source.rows} rows, not ${found?.rows}.`)
}

/** Not with node:readline, which also splits at U+2028 inside a text. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

async function loadPictures(tx: Queryable, { pictures }: Manifest): Promise<void> {
  await tx.query(
    `insert into storage.objects (bucket_id, name, owner_id, metadata, created_at, updated_at)
    select p ->> 'bucket', p ->> 'name', p ->> 'ownerId', p -> 'metadata',
      (p ->> 'createdAt')::timestamptz, (p ->> 'updatedAt')::timestamptz
    from jsonb_array_elements($1::text::jsonb) p
    on conflict (bucket_id, name) do update set owner_id = excluded.owner_id,
      metadata = excluded.metadata, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [JSON.stringify(pictures)],
  )
}
