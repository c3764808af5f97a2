import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { isStaffPath } from '../../src/model/paths/staff-paths.ts'
import { migrate, openPglite, openPostgres, seed, type Database } from './database.ts'
import { createNotImplementedError, HttpError } from './errors.ts'
import { beginStart, writeStarted, requireDatabaseFolder, type FirstStart } from './first-start.ts'
import { handleRequest, type RequestHandler } from './handle-request.ts'
import { createHealthHandler, HEALTH_PATH } from './health.ts'
import { createHttpServer, listen } from './http-server.ts'
import { silentLogger, type ServerLogger } from './logs.ts'
import { getOwnAddress } from './network-addresses.ts'
import { createOneTimePassword } from './one-time-password.ts'
import { loadSite, createPageHandler } from './pages.ts'
import { openEmbedded } from './pglite/embedded.ts'
import { createRestApi } from './rest.ts'
import { createFolderPictureStore } from './snapshot/installation.ts'
import { startBackupService } from './snapshot/serve-backups.ts'
import { requireFreeSpace } from './startup-errors.ts'
import { createStaticFileHandler } from './static-files.ts'
import {
  isStorageDeleteRestricted,
  createStorageApi,
  sweepPictures,
  type StorageContext,
} from './storage.ts'
import { tryWrite } from './taking-writes.ts'
import { createVisitorResponseCache, type VisitorResponseCache } from './visitor-response-cache.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SWEEP_FROM_OUTSIDE =
  'The pictures of a hosted project are not swept from here: run `npm run sweep` on a schedule (docs/deploy.md).'
const STOP_WITHIN_MS = 10_000

export interface Options {
  /** The directory of database and pictures; null keeps them in memory and a temporary folder. */
  dataDir?: string | null
  /** A Postgres server to use instead of the one inside this process. */
  databaseUrl?: string | undefined
  /** An open database, which stays open after the stop. */
  database?: Database
  /** The built site; null if another server serves it. */
  siteDir?: string | null
  /** The public URL of the site, such as https://clinic.example. */
  siteUrl?: string | undefined
  /** Whether a new clinic starts with the sample content. Never changes an existing one. */
  seed?: boolean
  superadminPassword?: string | undefined
  /** The proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[]
  /** Whether to create nightly backups, in the folder `backups` of the data directory. */
  nightlyBackups?: boolean
  log?: ServerLogger
}

interface Service {
  store: StorageContext
  route: RequestHandler
  trustedProxies: readonly string[]
  close: () => Promise<void>
  log: ServerLogger
}

export interface Backend {
  database: Database
  /** The password of the first account, if this start created it. Stored nowhere else. */
  firstPassword: string | null
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Finishes running requests, then closes the database and releases its directory. */
  stop: () => Promise<void>
}

/** Starts the local Supabase with its own HTTP server; without a port, on any free one. */
export async function startLocalSupabase(
  options: Options & { port?: number; host?: string },
): Promise<Backend & { url: string; port: number }> {
  const { port = 0, host = '127.0.0.1' } = options
  let opening: Promise<Backend> | undefined
  // Listens first: a port in use is detected before any write, and early requests wait.
  const server = createHttpServer((request, response) => {
    opening?.then(({ handle }) => handle(request, response)).catch(() => response.destroy())
  })
  await listen(server, port, host)
  const address = server.address() as AddressInfo
  const url = getOwnAddress(host, address.port)
  opening = openLocalSupabase({ ...options, siteUrl: options.siteUrl ?? url })
  const backend = await opening.catch((error: unknown) => {
    server.close()
    throw error
  })
  const stop = async () => {
    server.close()
    await backend.stop()
    server.closeAllConnections()
  }
  return { ...backend, url, port: address.port, stop }
}

/** Opens the local Supabase without a port, for another HTTP server. */
export async function openLocalSupabase(options: Options): Promise<Backend> {
  const { dataDir = null, databaseUrl, siteDir = null, log = silentLogger } = options
  const { trustedProxies = [] } = options
  const home = dataDir ?? (await mkdtemp(join(tmpdir(), 'nadi-')))
  const database = options.database ?? (await openDatabase(databaseUrl, dataDir))
  const store = { db: database, filesDir: join(home, 'files') }
  let endBackups: (() => Promise<void>) | undefined
  const close = async () => {
    await endBackups?.()
    if (!options.database) await database.close()
    if (dataDir === null) await rm(home, { recursive: true, force: true })
  }
  try {
    const start = firstStartOf(options)
    const { fillsIn } = await beginStart(database, start)
    await migrate(database)
    if (await isStorageDeleteRestricted(database)) log.warn(SWEEP_FROM_OUTSIDE)
    if (fillsIn) await seed(database, store.filesDir)
    const visitors = createVisitorResponseCache(database)
    const rest = createRestApi(database, visitors)
    const { site, build } = await siteRoute(siteDir, visitors, options)
    const healthy = createHealthHandler(database, build, () => tryWrite(database, dataDir), log)
    const route = routes(store, { rest, health: healthy, site })
    const firstPassword = await createFirstAccount(database, options.superadminPassword)
    await writeStarted(start, log)
    const place = { db: database, pictures: createFolderPictureStore(store.filesDir) }
    endBackups = await startBackupService(place, dataDir, { nightly: options.nightlyBackups, log })
    return { database, firstPassword, ...serve({ store, route, trustedProxies, close, log }) }
  } catch (error) {
    await close()
    throw error
  }
}

/** A caller with its own database is responsible for it. */
function firstStartOf({ dataDir = null, database, databaseUrl, seed: wants }: Options): FirstStart {
  const content = wants ? 'sample' : 'none'
  return { dataDir: database ? null : dataDir, databaseUrl, content }
}

async function openDatabase(databaseUrl: string | undefined, dataDir: string | null) {
  if (databaseUrl) return openPostgres(databaseUrl)
  if (dataDir === null) return openPglite()
  await requireDatabaseFolder(dataDir)
  await requireFreeSpace(dataDir)
  return openEmbedded(join(dataDir, 'database'))
}

/** Serves the built site: its files, and its pages rendered from the current public content. */
async function siteRoute(
  siteDir: string | null,
  visitors: VisitorResponseCache,
  { siteUrl = 'http://127.0.0.1:3000', log = silentLogger }: Options,
): Promise<{ site: RequestHandler | null; build: string | null }> {
  if (siteDir === null) return { site: null, build: null }
  const files = await createStaticFileHandler(siteDir)
  const built = await loadSite(siteDir)
  if (!built) return { site: files, build: null }
  const pages = createPageHandler({
    site: built,
    visitors,
    origin: siteUrl,
    onStale: (error) => log.error({ error }, 'pages are rendered from the last known content'),
  })
  const site: RequestHandler = async (call) => {
    // Staff pages contain no content: they are served without the database, too.
    if (isStaffPath(call.path)) return files(call)
    try {
      return (await pages(call)) ?? files(call)
    } catch (error) {
      if (error instanceof URIError) throw error
      log.error({ path: call.path, error }, 'a page could not be rendered')
      // Without content the page is still served, and says itself what is missing; with status 200
      // a search engine would index the empty page.
      return { ...(await files(call)), status: 503 }
    }
  }
  return { site, build: built.shell.build }
}

/**
 * Routes a request by its path; features of hosted Supabase that are missing here are refused by
 * name.
 */
function routes(
  store: StorageContext,
  {
    rest,
    health: healthy,
    site,
  }: { rest: RequestHandler; health: RequestHandler; site: RequestHandler | null },
): RequestHandler {
  const storage = createStorageApi(store)
  return async (call) => {
    if (call.path.startsWith('/rest/v1/')) return rest(call)
    if (call.path.startsWith('/storage/v1/')) return storage(call)
    if (isApiPath(call.path)) throw createNotImplementedError(`${call.method} ${call.path}`)
    if (call.path === HEALTH_PATH) return healthy(call)
    if (site) return site(call)
    throw new HttpError(404, '404', 'No site is served here')
  }
}

/** Returns whether a path belongs to the API and not to the site. */
export function isApiPath(path: string): boolean {
  return /^\/(rest|storage|auth|realtime|functions|graphql|pg)\/v\d/.test(path)
}

/** Answers requests and sweeps daily until it is stopped, and stops between two of them. */
function serve({
  store,
  route,
  trustedProxies,
  close,
  log,
}: Service): Pick<Backend, 'handle' | 'stop'> {
  const running = new Set<Promise<unknown>>()
  let stopped: Promise<void> | null = null
  let isClosing = false
  const track = (work: Promise<unknown>) => {
    const tracked = work
      .catch((error: unknown) => log.error({ error }, 'unexpected'))
      .finally(() => running.delete(tracked))
    running.add(tracked)
  }
  const sweep = () => track(housekeep(store))
  const timer = setInterval(sweep, DAY_MS).unref()
  sweep()
  return {
    handle: (request, response) => {
      // On a keep-alive connection; the client gets the same error as from a server that is gone.
      if (isClosing) request.socket.destroy()
      else
        track(
          handleRequest({ route, trustedProxies, log }, request, response, () => stopped !== null),
        )
    },
    stop: () =>
      (stopped ??= (async () => {
        clearInterval(timer)
        await Promise.race([allDone(), pause(STOP_WITHIN_MS, null, { ref: false })])
        isClosing = true
        await close()
      })()),
  }

  /** Requests that come meanwhile on keep-alive connections are finished, too. */
  async function allDone(): Promise<void> {
    while (running.size > 0) await Promise.all(running)
  }
}

async function housekeep(store: StorageContext): Promise<void> {
  await store.db.query('select private.sweep()')
  await sweepPictures(store)
}

/** Creates the first account of an empty clinic and returns its password (S-03, S-69). */
async function createFirstAccount(db: Database, chosen?: string): Promise<string | null> {
  const password = chosen ?? createOneTimePassword()
  const [first] = await db.query<{ created: boolean }>(
    'select private.create_default_admin($1) as created',
    [password],
  )
  return first?.created ? password : null
}
