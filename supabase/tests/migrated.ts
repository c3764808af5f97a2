import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { migrate, openPglite, openPostgres, openPgliteFromTar } from '../local/database.ts'
import { openEmbedded } from '../local/pglite/embedded.ts'
import {
  getPostgresRelease,
  startPostgres,
  type ServerOptions,
  type TestPostgres,
} from '../local/postgres-for-tests.ts'

/** A Postgres server with the migrations applied, for suites that need several connections. */
export async function startMigratedPostgres({
  version,
}: Pick<ServerOptions, 'version'> = {}): Promise<TestPostgres> {
  const from = fileURLToPath(await snapshot(getPostgresRelease(version)))
  if (existsSync(from)) return startPostgres({ version, from })
  const server = await startPostgres({ version })
  try {
    const db = await openPostgres(server.url)
    await migrate(db)
    await db.close()
    await storeSnapshot(from, server.copyData)
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
    await storeSnapshot(from, async (draft) => {
      const db = await openEmbedded(`${draft}/database`)
      await migrate(db)
      await db.close()
    })
  }
  await cp(from, dataDir, { recursive: true })
}

/** An embedded database in memory with the migrations applied. */
export async function openMigratedPglite(): ReturnType<typeof openPglite> {
  const file = fileURLToPath(await snapshot('pglite.tar'))
  const cached = await readFile(file).catch(() => null)
  if (cached) return openPgliteFromTar(new Blob([new Uint8Array(cached)]))
  const db = await openPglite()
  await migrate(db)
  const dump = await db.pglite.dumpDataDir('none')
  await storeSnapshot(file, async (draft) =>
    writeFile(draft, new Uint8Array(await dump.arrayBuffer())),
  )
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
  const folderName = `${await fingerprint()}/`
  const folder = new URL(folderName, SNAPSHOTS)
  if (!existsSync(folder)) {
    const old = await readdir(SNAPSHOTS).catch(() => [])
    await mkdir(folder, { recursive: true })
    await Promise.all(
      old.map((oldName) => rm(new URL(oldName, SNAPSHOTS), { recursive: true, force: true })),
    )
  }
  return new URL(name, folder)
}

/** Suites run side by side: another one may be making the same, and finds it whole or not at all. */
async function storeSnapshot(
  place: string,
  write: (draft: string) => Promise<void>,
): Promise<void> {
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
