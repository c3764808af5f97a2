import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { DatabaseError, Pool, types, type PoolClient } from 'pg'

import { BASELINE, takeAsBaseline } from './baseline.ts'
import { DatabaseUnavailableError } from './errors.ts'
import { putFile, type Metadata } from './file-store.ts'
import { requireKnownMigrations } from './known-migrations.ts'
import { createEmptyCluster } from './pglite/empty-cluster.ts'
import { loadPostgresModule } from './pglite/postgres-module.ts'
import { requirePrivileges } from './privileges.ts'
import { ROOT } from './root.ts'
import { readSamplePictures } from './sample-pictures.ts'
import { describeDatabaseUrlError, requirePostgresUrl } from './startup-errors.ts'

export interface Queryable {
  query<T = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<T[]>
  /** Runs a script of several statements. */
  exec(sql: string): Promise<void>
}

export interface TransactionOptions {
  /** The timeout of one statement on the embedded database; a Postgres server has it in SQL. */
  limitMs?: number
}

export interface Transactions {
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
}

/** Called after every write, before its author and all waiting transactions continue. */
export type WriteListener = (db: Transactions) => Promise<void>

export interface Database extends Queryable, Transactions {
  close(): Promise<void>
  readonly engine: 'pglite' | 'postgres'
  /**
   * Present only if no other process can write: then content that is derived from the rows need not
   * poll for changes.
   */
  onWrite?(listener: WriteListener): void
}

const SUPABASE = new URL('supabase/', ROOT)
/** Any number, as long as every Nadi uses the same one. */
const MIGRATION_LOCK = 6_234_000
/** How long a request waits for a free connection; then the device is told to retry later. */
const CONNECT_WITHIN_MS = 10_000
/** SQLSTATEs of a server that is stopping, is starting, or has closed the connection. */
const GONE = /^(08|57P0[123]$)/
/** The type number of bigint. */
const INT8 = 20

/**
 * Opens Postgres in the memory of this process, for tests and trials; openEmbedded persists its
 * data.
 */
export async function openPglite(): Promise<Database & { pglite: PGlite }> {
  return openPgliteFromTar(await createEmptyCluster())
}

/** Opens Postgres in memory with the data of a tar that a database wrote. */
export async function openPgliteFromTar(loadDataDir: Blob): Promise<Database & { pglite: PGlite }> {
  const pgliteWasmModule = await loadPostgresModule()
  return wrapPglite(
    await PGlite.create('memory://', { extensions: { pgcrypto }, loadDataDir, pgliteWasmModule }),
  )
}

/** Wraps an existing PGlite, such as a clone of a migrated one. */
export function wrapPglite(pglite: PGlite): Database & { pglite: PGlite } {
  return {
    ...pgliteQueryable(pglite),
    engine: 'pglite',
    pglite,
    transaction: (work) => pglite.transaction((tx) => work(pgliteQueryable(tx))),
    close: async () => {
      if (!pglite.closed) await pglite.close()
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

/** Opens a Postgres server through a connection pool. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    // Times in responses are text: PGlite and hosted Supabase write them in UTC, a clinic's own
    // server in its time zone.
    onConnect: (client) => client.query(`set time zone 'UTC'`),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    // Detects a vanished server; without it the system takes a quarter of an hour.
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? bigint : types.getTypeParser(oid, format),
    },
  })
  // The pool replaces a connection that breaks while idle; without a listener the error would end
  // the process.
  pool.on('error', () => undefined)
  try {
    requirePostgresUrl(url)
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error(describeDatabaseUrlError(error), { cause: error })
  }
  return {
    query: (sql, params) =>
      withClient(pool, (client) => postgresQueryable(client).query(sql, params)),
    exec: (sql) => withClient(pool, (client) => postgresQueryable(client).exec(sql)),
    engine: 'postgres',
    transaction: (work) => withClient(pool, (client) => inTransaction(client, work)),
    close: () => pool.end(),
  }
}

/** Runs `work` with a connection; a broken one is discarded. */
async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailableError(error)
  })
  let broken: Error | undefined
  const onError = (error: Error) => (broken = error)
  // The running query fails as well; without a listener the error would end the process.
  client.on('error', onError)
  try {
    return await work(client)
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

function postgresQueryable(connection: PoolClient): Queryable {
  return {
    query: async <T>(sql: string, params: readonly unknown[] = []) =>
      (await expectReachable(connection.query(sql, [...params]))).rows as T[],
    exec: async (sql) => void (await expectReachable(connection.query(sql))),
  }
}

/**
 * Passes errors of Postgres on; any other error of the driver means that the database is
 * unavailable.
 */
async function expectReachable<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending
  } catch (error) {
    const refused = error instanceof DatabaseError && !GONE.test(error.code ?? '')
    throw refused || error instanceof TypeError ? error : new DatabaseUnavailableError(error)
  }
}

async function inTransaction<T>(
  client: PoolClient,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  try {
    await expectReachable(client.query('begin'))
    const result = await work(postgresQueryable(client))
    await expectReachable(client.query('commit'))
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => client.emit('error', cause))
    throw error
  }
}

/** Parses a bigint like PGlite: a number while it is exact. */
function bigint(text: string): number | bigint {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

const MIGRATIONS = new URL('migrations/', SUPABASE)

/** Lists the migrations of a folder in order. */
export async function listMigrations(folder = MIGRATIONS): Promise<string[]> {
  return (await readdir(folder)).filter((file) => /^\d+_.*\.sql$/.test(file)).toSorted()
}

/** Returns the version of a migration: the number its name begins with. */
export const getMigrationVersion = (migration: string): string => migration.split('_')[0] ?? ''

/**
 * Applies supabase/migrations, up to a version if one is given, each file once in its own
 * transaction; returns the names of those applied now. Refuses a file that changed after it was
 * applied, and an unknown applied migration (S-94).
 */
export async function migrate(db: Database, folder = MIGRATIONS, upTo?: string): Promise<string[]> {
  const files = await listMigrations(folder)
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await requireKnownMigrations(tx, files)
    // Hosted Supabase has all of it, and no privilege to change it.
    const hosted = await tx.query(`select from pg_roles where rolname = 'supabase_storage_admin'`)
    if (hosted.length === 0) {
      await requirePrivileges(tx)
      await tx.exec(await readFile(new URL('local/platform.sql', SUPABASE), 'utf8'))
    }
    await tx.exec(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, name text, hash text
      );
      alter table supabase_migrations.schema_migrations add column if not exists hash text;`)
  })
  const applied: string[] = []
  for (const file of files) {
    if (upTo !== undefined && getMigrationVersion(file) > upTo) break
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
      // Without a hash it was applied by the Supabase CLI, which stores no hash.
      if (before.hash === null || before.hash === hash) return false
      throw new Error(
        `The migration ${file} was changed after this database applied it. ` +
          'Put the file back as it was and write the change as a new migration.',
      )
    }
    if (file === BASELINE && (await takeAsBaseline(tx, sql, hash))) return false
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
 * Fills an empty clinic with the sample data, pictures included; returns whether it did. Pictures
 * are copied first, because rows without their files would be worse.
 */
export async function seed(db: Database, filesDir: string): Promise<boolean> {
  const [clinic] = await db.query<{ isEmpty: boolean }>(
    `select not exists (select from public.hospital_profile)
      and not exists (select from public.doctors) as "isEmpty"`,
  )
  if (!clinic?.isEmpty) return false
  const pictures = await copyPictures(filesDir)
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

async function copyPictures(filesDir: string) {
  const pictures: { bucket: string; name: string; metadata: Metadata }[] = []
  for await (const { bucket, name, bytes, metadata } of readSamplePictures()) {
    await putFile(join(filesDir, bucket), name, bytes)
    pictures.push({ bucket, name, metadata })
  }
  return pictures
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
