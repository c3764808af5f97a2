import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { Pool, types, type PoolClient } from 'pg'

import { takeLock } from './directory-lock.ts'
import {
  filesIn,
  isFileName,
  metadataOf,
  pictureType,
  putFile,
  type Metadata,
} from './file-store.ts'

export interface Queryable {
  query<T = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<T[]>
  /** Runs a script of several statements. */
  exec(sql: string): Promise<void>
}

export interface Database extends Queryable {
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  close(): Promise<void>
  readonly engine: 'pglite' | 'postgres'
}

const LOCAL = new URL('./', import.meta.url)
const SUPABASE = new URL('../', import.meta.url)
/** Any number, as long as every Nadi uses the same one. */
const MIGRATION_LOCK = 6_234_000
/** The type number of bigint. */
const INT8 = 20

/** Postgres inside this process: in memory, or in a directory that no other process may use. */
export async function openPglite(dataDir?: string): Promise<Database & { pglite: PGlite }> {
  const release = dataDir ? await takeLock(`${dataDir}.lock`) : undefined
  try {
    return fromPglite(
      await PGlite.create(dataDir ?? 'memory://', { extensions: { pgcrypto } }),
      release,
    )
  } catch (error) {
    await release?.()
    throw error
  }
}

/** A PGlite that exists already, such as a clone of a migrated one, as a Database. */
export function fromPglite(
  pglite: PGlite,
  release?: () => Promise<void>,
): Database & { pglite: PGlite } {
  return {
    ...pgliteQueryable(pglite),
    engine: 'pglite',
    pglite,
    transaction: (work) => pglite.transaction((tx) => work(pgliteQueryable(tx))),
    close: async () => {
      if (!pglite.closed) await pglite.close()
      await release?.()
    },
  }
}

function pgliteQueryable(connection: Pick<PGlite, 'query' | 'exec'>): Queryable {
  return {
    query: async <T>(sql: string, params: readonly unknown[] = []) =>
      (await connection.query<T>(sql, [...params])).rows,
    exec: async (sql) => void (await connection.exec(sql)),
  }
}

/** A Postgres server, through a pool of connections. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? bigint : types.getTypeParser(oid, format),
    },
  })
  // A connection that breaks while idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error(`Cannot reach the database of DATABASE_URL: ${messageOf(error)}`, {
      cause: error,
    })
  }
  return {
    ...postgresQueryable(pool),
    engine: 'postgres',
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  }
}

function postgresQueryable(connection: Pool | PoolClient): Queryable {
  return {
    query: async <T>(sql: string, params: readonly unknown[] = []) =>
      (await connection.query(sql, [...params])).rows as T[],
    exec: async (sql) => void (await connection.query(sql)),
  }
}

async function inTransaction<T>(pool: Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(postgresQueryable(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => (broken = cause))
    throw error
  } finally {
    client.release(broken)
  }
}

/** As PGlite answers: a number while it is exact. */
function bigint(text: string): number | bigint {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

/**
 * Brings the database up to supabase/migrations, each file once and in a transaction of its own;
 * answers with the names it applied now. A file that was applied may never change.
 */
export async function migrate(
  db: Database,
  folder = new URL('migrations/', SUPABASE),
): Promise<string[]> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    // Hosted Supabase has all of it, and does not let us touch it.
    const hosted = await tx.query(`select from pg_roles where rolname = 'supabase_storage_admin'`)
    if (hosted.length === 0) await tx.exec(await readFile(new URL('platform.sql', LOCAL), 'utf8'))
    await tx.exec(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, name text, hash text
      );
      alter table supabase_migrations.schema_migrations add column if not exists hash text;`)
  })
  const applied: string[] = []
  const files = (await readdir(folder)).filter((file) => /^\d+_.*\.sql$/.test(file))
  for (const file of files.toSorted()) {
    if (await apply(db, file, await readFile(new URL(file, folder), 'utf8'))) applied.push(file)
  }
  return applied
}

async function apply(db: Database, file: string, sql: string): Promise<boolean> {
  const [version = '', ...words] = file.replace(/\.sql$/, '').split('_')
  const hash = createHash('sha256').update(sql).digest('hex')
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const [before] = await tx.query<{ hash: string | null }>(
      'select hash from supabase_migrations.schema_migrations where version = $1',
      [version],
    )
    if (before) {
      // Without a hash it was applied by the Supabase CLI, which keeps no trace of the text.
      if (before.hash === null || before.hash === hash) return false
      throw new Error(
        `The migration ${file} was changed after this database applied it. ` +
          'Put the file back as it was and write the change as a new migration.',
      )
    }
    await tx.exec(sql).catch((error: unknown) => {
      const { position } = error as { position?: string }
      const line = position ? ` near line ${sql.slice(0, Number(position)).split('\n').length}` : ''
      throw new Error(`The migration ${file} failed${line}: ${messageOf(error)}`, { cause: error })
    })
    await tx.query(
      'insert into supabase_migrations.schema_migrations (version, name, hash) values ($1, $2, $3)',
      [version, words.join('_'), hash],
    )
    return true
  })
}

/**
 * Fills an empty clinic with the sample one, pictures included; answers whether it did. The
 * pictures are copied first: rows that point at missing files would be the worse half.
 */
export async function seed(db: Database, filesDir: string): Promise<boolean> {
  const [clinic] = await db.query<{ isEmpty: boolean }>(
    `select not exists (select from public.hospital_profile)
      and not exists (select from public.doctors) as "isEmpty"`,
  )
  if (!clinic?.isEmpty) return false
  const pictures = await copyPictures(new URL('seed/files/', SUPABASE), filesDir)
  const sql = await readFile(new URL('seed.sql', SUPABASE), 'utf8')
  await db.transaction(async (tx) => {
    await tx.exec(sql)
    await tx.query(
      `insert into storage.objects (bucket_id, name, metadata)
      select p ->> 'bucket', p ->> 'name', p -> 'metadata'
      from jsonb_array_elements($1::text::jsonb) p
      on conflict (bucket_id, name) do update set metadata = excluded.metadata`,
      [JSON.stringify(pictures)],
    )
  })
  return true
}

async function copyPictures(from: URL, filesDir: string) {
  const pictures: { bucket: string; name: string; metadata: Metadata }[] = []
  const folders = await readdir(from, { withFileTypes: true }).catch(() => [])
  for (const { name: bucket } of folders.filter((folder) => folder.isDirectory())) {
    const folder = new URL(`${bucket}/`, from)
    for (const name of await filesIn(fileURLToPath(folder))) {
      const bytes = await readFile(new URL(name, folder))
      const type = pictureType(bytes)
      if (type === null || !isFileName(name)) throw new Error(`${bucket}/${name} is no picture.`)
      await putFile(join(filesDir, bucket), name, bytes)
      pictures.push({ bucket, name, metadata: metadataOf(bytes, type, 3600) })
    }
  }
  return pictures
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
