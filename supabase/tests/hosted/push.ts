import { readdir, readFile } from 'node:fs/promises'

import { loadModule, parseSync } from 'libpg-query'
import { Client } from 'pg'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)

interface Statement {
  sql: string
  /** Whether supautils lets postgres do it. */
  isLent: boolean
}

/**
 * Applies the migrations as the Supabase CLI would (`supabase db push`): as postgres, statement by
 * statement, each file in a transaction, and noted down without our hash. Only what hosted's own
 * supautils lets postgres do beyond its rights is done with more: policies on the tables of Storage.
 */
export async function pushMigrations(url: string, folder = MIGRATIONS): Promise<void> {
  await loadModule()
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set session authorization postgres;
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (version text primary key);
      alter table supabase_migrations.schema_migrations add column if not exists statements text[];
      alter table supabase_migrations.schema_migrations add column if not exists name text;`)
    for (const file of (await readdir(folder)).toSorted()) {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? []
      const statements = statementsOf(await readFile(new URL(file, folder)))
      await client.query('begin')
      for (const statement of statements) await run(client, statement)
      await client.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, statements.map(({ sql }) => sql)],
      )
      await client.query('commit')
    }
  } finally {
    await client.end()
  }
}

async function run(client: Client, { sql, isLent }: Statement): Promise<void> {
  if (isLent) await client.query('reset session authorization')
  await client.query(sql)
  if (isLent) await client.query('set session authorization postgres')
}

/** The parser counts in bytes. */
function statementsOf(file: Buffer): Statement[] {
  return (parseSync(file.toString()).stmts ?? []).map(
    ({ stmt, stmt_location: from = 0, stmt_len: length }) => ({
      sql: file.subarray(from, length ? from + length : undefined).toString(),
      isLent: isStoragePolicy(stmt),
    }),
  )
}

function isStoragePolicy(statement: object = {}): boolean {
  const [[kind, node] = []] = Object.entries(statement)
  if (kind === 'DropStmt')
    return node.removeType === 'OBJECT_POLICY' && /"storage"/.test(JSON.stringify(node))
  return /^(Create|Alter)PolicyStmt$/.test(kind ?? '') && node.table.schemaname === 'storage'
}
