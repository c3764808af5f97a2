import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createApp } from '../../local/app.ts'
import { openPostgres, type Database } from '../../local/database.ts'
import {
  HOSTED_VERSION,
  isPostgresAvailable,
  startPostgres,
  type ServerOptions,
} from '../../local/postgres-for-tests.ts'
import { isPostgrestAvailable, startPostgrest } from '../../local/postgrest-for-tests.ts'
import { addStorageApi } from '../../local/storage.ts'
import { startGateway, type Storage } from './gateway.ts'
import { JWT_SECRET, PUBLISHABLE_KEY, SECRET_KEY } from './keys.ts'
import { pushMigrations } from './push.ts'
import { startRealStorage } from './real-storage.ts'

/** Whether this machine can stand in for a hosted project. */
export function isProjectAvailable(): boolean {
  return isPostgresAvailable(HOSTED_VERSION) && isPostgrestAvailable()
}

/** A project with our migrations in it, and nothing else yet. */
export interface Project {
  /** The address of its API. */
  url: string
  key: string
  secretKey: string
  /** The address of its database, as postgres. */
  databaseUrl: string
  /** The same, open. */
  db: Database
  stop: () => Promise<void>
}

/**
 * A stand-in for a hosted project: Postgres of its version with its roles, owners and guards, the
 * real PostgREST, and a gateway with keys and CORS. Ours answers in the place of hosted's own
 * Storage, with the rights Storage has, unless STORAGE_COMMAND starts the real one. Where the
 * server has safeupdate, the API's role loads it.
 */
export async function openProject({
  version = HOSTED_VERSION,
}: Pick<ServerOptions, 'version'> = {}): Promise<Project> {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const server = await startPostgres({ version, superuser: 'supabase_admin' })
    undo.push(server.stop)
    const as = (role: string) => server.url.replace('//supabase_admin@', `//${role}@`)
    await prepareProject(server.url)
    const storage = await openStorage(as('supabase_storage_admin'))
    undo.push(storage.close)
    await pushMigrations(server.url)

    const rest = await startPostgrest(as('authenticator'), { jwtSecret: JWT_SECRET })
    undo.push(rest.stop)
    const gateway = await startGateway({ rest: rest.url, storage: storage.handle })
    undo.push(gateway.stop)
    const databaseUrl = as('postgres')
    const db = await openPostgres(databaseUrl)
    undo.push(() => db.close())
    return { url: gateway.url, key: PUBLISHABLE_KEY, secretKey: SECRET_KEY, databaseUrl, db, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What a project made before May 2026 grants of all that postgres makes, other than project.sql. */
export const OLD_DEFAULTS = ['tables', 'sequences', 'functions']
  .map(
    (kind) => `alter default privileges for role postgres in schema public
    grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n')

/**
 * Makes an empty server into the database of a new project; `url` is that of supabase_admin.
 * `defaults` are statements that change what it grants by default.
 */
export async function prepareProject(url: string, defaults = ''): Promise<void> {
  const db = await openPostgres(url)
  try {
    await db.exec(await readFile(new URL('project.sql', import.meta.url), 'utf8'))
    await db.exec(defaults)
    const isThere = await db.exec(`load 'safeupdate'`).then(
      () => true,
      () => false,
    )
    if (isThere)
      await db.exec(`alter role authenticator set session_preload_libraries = 'safeupdate'`)
  } finally {
    await db.close()
  }
}

async function openStorage(databaseUrl: string): Promise<Storage> {
  const command = process.env['STORAGE_COMMAND']
  return command ? startRealStorage(command, databaseUrl) : openOwnStorage(databaseUrl)
}

async function openOwnStorage(databaseUrl: string): Promise<Storage> {
  const db = await openPostgres(databaseUrl)
  const filesDir = await mkdtemp(join(tmpdir(), 'nadi-hosted-files-'))
  const roles = { anon: createApp(), service_role: createApp() }
  for (const role of ['anon', 'service_role'] as const) {
    addStorageApi(roles[role], { db, filesDir, role })
    await roles[role].ready()
  }
  const handle: Storage['handle'] = (incoming, outgoing, role) =>
    roles[role].routing(incoming, outgoing)
  const close = async () => {
    await db.close()
    await rm(filesDir, { recursive: true, force: true })
  }
  return { handle, close }
}
