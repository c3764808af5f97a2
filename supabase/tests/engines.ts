import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openPglite, openPostgres, type Database } from '../local/database.ts'
import {
  HOSTED_VERSION,
  isPostgresAvailable,
  startPostgres,
  type ServerOptions,
} from '../local/postgres-for-tests.ts'
import { openMigratedPglite, startMigratedPostgres } from './migrated.ts'
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

/**
 * What holds on PGlite is tried on servers by the full suite. ENGINE=pglite leaves them out there, too,
 * for runs whose point is that a test fails (tools/mutants).
 */
const withServers = isFullSuite && process.env['ENGINE'] !== 'pglite'

/** PGlite always, in the full suite a Postgres server where this machine has one. */
export const engines: readonly [Engine, ...Engine[]] =
  withServers && isPostgresAvailable() ? [pglite, postgresOf('Postgres')] : [pglite]

const hosted: readonly Engine[] =
  withServers && isPostgresAvailable(HOSTED_VERSION)
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
    describe.for([engine.name])('%s', () => {
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
  reportMissingPostgres()
}

/** Where a Postgres is missing: fails in the full suite, and else leaves a line that is seen. */
export function reportMissingPostgres(): void {
  const missing = [
    ...(isPostgresAvailable() ? [] : ['not run: no Postgres is installed']),
    ...(isPostgresAvailable(HOSTED_VERSION) ? [] : [`not run on Postgres ${HOSTED_VERSION}`]),
  ]
  describe.for(missing)('%s', () => {
    test('the full suite needs it', () => {
      expect(isFullSuite).toBe(false)
    })
  })
}
