import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { migrate, openPglite, openPostgres, pgliteFrom, type Database } from '../local/database.ts'
import { openEmbedded } from '../local/pglite/embedded.ts'
import {
  HOSTED_VERSION,
  postgresAvailable,
  postgresRelease,
  startPostgres,
  type TestPostgres,
  type ServerOptions,
} from '../local/postgres-for-tests.ts'
import { isFullSuite } from './suites.ts'

interface Engine {
  name: string
  /** A migrated database of its own; closing it leaves nothing behind. */
  open: () => Promise<Database>
  /** The same for scripts that hold several statements and their own transactions. */
  openScripts: () => Promise<Scripts>
}

export interface Scripts {
  /** Runs a script and answers with the first column of every row of every statement, as text. */
  run(sql: string): Promise<string[]>
  close(): Promise<void>
}

const pglite: Engine = {
  name: 'PGlite',
  open: openMigratedPglite,
  async openScripts() {
    const db = await openMigratedPglite()
    return {
      run: async (sql) => firstColumns(await db.pglite.exec(sql)),
      close: () => db.close(),
    }
  },
}

const postgresOf = (name: string, version?: ServerOptions['version']): Engine => ({
  name,
  async open() {
    const server = await startMigratedPostgres({ version })
    const db = await openPostgres(server.url)
    return { ...db, close: () => db.close().then(server.stop) }
  },
  async openScripts() {
    const server = await startMigratedPostgres({ version })
    const client = new Client({ connectionString: server.url })
    await client.connect()
    return {
      run: async (sql) => firstColumns([await client.query(sql)].flat()),
      close: () => client.end().then(server.stop),
    }
  },
})

function firstColumns(results: { rows: object[] }[]): string[] {
  return results.flatMap(({ rows }) => rows.map((row) => String(Object.values(row)[0])))
}

/** ENGINE=pglite leaves the servers out, for runs whose point is that a test fails (tools/mutants). */
const withServers = process.env['ENGINE'] !== 'pglite'

/** The engines this machine has: PGlite always, a Postgres server where there is one. */
export const engines: readonly [Engine, ...Engine[]] =
  withServers && postgresAvailable() ? [pglite, postgresOf('Postgres')] : [pglite]

const hosted: readonly Engine[] =
  withServers && postgresAvailable(HOSTED_VERSION)
    ? [postgresOf(`Postgres ${HOSTED_VERSION}`, HOSTED_VERSION)]
    : []

/** Databases before any migration; closing one leaves nothing behind. */
export const emptyDatabases: Readonly<Record<string, () => Promise<Database>>> = {
  PGlite: () => openPglite(),
  ...(engines.length > 1 && {
    Postgres: async () => {
      const server = await startPostgres()
      const db = await openPostgres(server.url)
      return { ...db, close: () => db.close().then(server.stop) }
    },
  }),
}

/**
 * Runs a suite once per engine, each on a migrated database of its own that
 * `prepare` may fill. `world` answers only while a test runs.
 */
export function onEveryEngine<World>(
  prepare: (db: Database) => Promise<World>,
  suite: (world: () => World, engine: string) => void,
): void {
  onEach(engines, prepare, suite)
}

/** The same, and on the version that hosted projects have: for what hangs on the catalog and its rights. */
export function onEveryEngineAndHosted<World>(
  prepare: (db: Database) => Promise<World>,
  suite: (world: () => World, engine: string) => void,
): void {
  onEach([...engines, ...hosted], prepare, suite)
}

function onEach<World>(
  on: readonly Engine[],
  prepare: (db: Database) => Promise<World>,
  suite: (world: () => World, engine: string) => void,
): void {
  for (const engine of on) {
    describe.for([engine.name])('%s', { tags: engine === pglite ? [] : ['full'] }, () => {
      let db: Database | undefined
      let world: World
      beforeAll(async () => {
        db = await engine.open()
        world = await prepare(db)
      }, 90_000)
      afterAll(() => db?.close())
      suite(() => world, engine.name)
    })
  }
  sayIfPostgresIsMissing()
}

/** Where a Postgres is missing: fails in the full suite, and else leaves a line that is seen. */
export function sayIfPostgresIsMissing(): void {
  const missing = [
    ...(postgresAvailable() ? [] : ['not run: no Postgres is installed']),
    ...(postgresAvailable(HOSTED_VERSION) ? [] : [`not run on Postgres ${HOSTED_VERSION}`]),
  ]
  describe.for(missing)('%s', () => {
    test('the full suite needs it', () => {
      expect(isFullSuite).toBe(false)
    })
  })
}

/** A Postgres server with the migrations applied, for suites that need several connections. */
export async function startMigratedPostgres({
  version,
}: Pick<ServerOptions, 'version'> = {}): Promise<TestPostgres> {
  const from = fileURLToPath(await snapshot(postgresRelease(version)))
  if (existsSync(from)) return startPostgres({ version, from })
  const server = await startPostgres({ version })
  try {
    const db = await openPostgres(server.url)
    await migrate(db)
    await db.close()
    await keep(from, server.keep)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Makes a folder into a data directory with the embedded database in it, migrated and closed. */
export async function copyMigratedDirectory(dataDir: string): Promise<void> {
  const from = fileURLToPath(await snapshot('embedded'))
  if (!existsSync(from)) {
    await keep(from, async (draft) => {
      const db = await openEmbedded(`${draft}/database`)
      await migrate(db)
      await db.close()
    })
  }
  await cp(from, dataDir, { recursive: true })
}

async function openMigratedPglite() {
  const file = fileURLToPath(await snapshot('pglite.tar'))
  const known = await readFile(file).catch(() => null)
  if (known) return pgliteFrom(new Blob([new Uint8Array(known)]))
  const db = await openPglite()
  await migrate(db)
  const dump = await db.pglite.dumpDataDir('none')
  await keep(file, async (draft) => writeFile(draft, new Uint8Array(await dump.arrayBuffer())))
  return db
}

const SUPABASE = new URL('../', import.meta.url)
/** A broken copy of the project (tools/mutants) has a place of its own. */
const SNAPSHOTS = process.env['SNAPSHOTS_DIR']
  ? pathToFileURL(`${process.env['SNAPSHOTS_DIR']}/`)
  : new URL('../../node_modules/.cache/nadi-tests/', import.meta.url)

/**
 * Making a database and migrating it takes seconds, starting from a snapshot a fraction of that. Its
 * folder is named after everything it depends on, so a stale one is never found.
 */
async function snapshot(name: string): Promise<URL> {
  const made = `${await fingerprint()}/`
  const folder = new URL(made, SNAPSHOTS)
  if (!existsSync(folder)) {
    const old = await readdir(SNAPSHOTS).catch(() => [])
    await mkdir(folder, { recursive: true })
    await Promise.all(
      old.map((other) => rm(new URL(other, SNAPSHOTS), { recursive: true, force: true })),
    )
  }
  return new URL(name, folder)
}

/** Suites run side by side: another one may be making the same, and finds it whole or not at all. */
async function keep(place: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${place}.${process.pid}`
  await write(draft)
  await rename(draft, place).catch(() => rm(draft, { recursive: true, force: true }))
}

async function fingerprint(): Promise<string> {
  const migrations = (await readdir(new URL('migrations/', SUPABASE))).toSorted()
  const files = [
    ...migrations.map((name) => new URL(`migrations/${name}`, SUPABASE)),
    new URL('local/platform.sql', SUPABASE),
    new URL('local/database.ts', SUPABASE),
    new URL('../package.json', SUPABASE),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 32)
}
