import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { isStaffPath } from '../../src/model/paths/staff-paths.ts'
import { createApp, type Handler } from './app.ts'
import { migrate, openPglite, openPostgres, seed, type Database } from './database.ts'
import { createNotImplementedError, HttpError } from './errors.ts'
import { beginStart, writeStarted, requireDatabaseFolder, type FirstStart } from './first-start.ts'
import { createHealthHandler, HEALTH_PATH } from './health.ts'
import { createHttpServer, listen } from './http-server.ts'
import { silentLogger, type ServerLogger } from './logs.ts'
import { getOwnAddress } from './network-addresses.ts'
import { createOneTimePassword } from './one-time-password.ts'
import { loadSite, createPageHandler } from './pages.ts'
import { openEmbedded } from './pglite/embedded.ts'
import { getPath } from './request.ts'
import { addRestApi } from './rest.ts'
import { createRunningWork, type RunningWork } from './running-work.ts'
import { createFolderPictureStore } from './snapshot/installation.ts'
import { startBackupService } from './snapshot/serve-backups.ts'
import { requireFreeSpace } from './startup-errors.ts'
import { createStaticFileHandler } from './static-files.ts'
import {
  isStorageDeleteRestricted,
  addStorageApi,
  sweepPictures,
  type StorageContext,
} from './storage.ts'
import { tryWrite } from './taking-writes.ts'
import { createVisitorResponseCache, type VisitorResponseCache } from './visitor-response-cache.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SWEEP_FROM_OUTSIDE =
  'The pictures of a hosted project are not swept from here: run `npm run sweep` on a schedule (docs/deploy.md).'

export interface Options {
  /** The directory of database and pictures; null keeps them in memory and a temporary folder. */
  dataDir?: string | null
  /** A Postgres server to use instead of the one inside this process. */
  databaseUrl?: string | undefined
  /** An open database, which stays open after the stop. */
  database?: Database
  /** The built site; null if another server serves it. */
  siteDir?: string | null
  /** The texts that this server serves in the place of files of the built site, by name. */
  siteFiles?: ReadonlyMap<string, string>
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
    const { site, build } = await openSite(siteDir, visitors, options)
    const work = createRunningWork(log)
    const isLast = () => work.state !== 'running'
    const app = createApp({ trustedProxies, log, track: work.add, isLast })
    addRestApi(app, database, visitors)
    addStorageApi(app, store)
    app.all(
      HEALTH_PATH,
      createHealthHandler(database, build, () => tryWrite(database, dataDir), log),
    )
    app.setNotFoundHandler(refuseApiPaths(site))
    await app.ready()
    const place = { db: database, pictures: createFolderPictureStore(store.filesDir) }
    endBackups = await startBackupService(place, dataDir, { nightly: options.nightlyBackups, log })
    // Last: if anything failed after it, nobody would ever read the password.
    const firstPassword = await createFirstAccount(database, options.superadminPassword)
    await writeStarted(start, log)
    return { database, firstPassword, ...serve({ app, work, store, close }) }
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
async function openSite(
  siteDir: string | null,
  visitors: VisitorResponseCache,
  { siteUrl = 'http://127.0.0.1:3000', siteFiles, log = silentLogger }: Options,
): Promise<{ site: Handler; build: string | null }> {
  if (siteDir === null) return { site: refuseSite, build: null }
  const files = await createStaticFileHandler(siteDir, siteFiles)
  const built = await loadSite(siteDir, siteFiles)
  if (!built) return { site: files, build: null }
  const pages = createPageHandler({
    site: built,
    visitors,
    origin: siteUrl,
    onStale: (error) => log.error({ error }, 'pages are rendered from the last known content'),
  })
  const site: Handler = async (request, reply) => {
    const path = getPath(request)
    // Staff pages contain no content: they are served without the database, too.
    if (isStaffPath(path)) return files(request, reply)
    const page = await pages(request, reply).catch((error: unknown) => {
      log.error({ path, error }, 'a page could not be rendered')
      // Without content the page is still served, and says itself what is missing; with status 200
      // a search engine would index the empty page.
      reply.code(503)
    })
    return page ?? files(request, reply)
  }
  return { site, build: built.shell.build }
}

const refuseSite: Handler = () =>
  Promise.reject(new HttpError(404, '404', 'No site is served here'))

/** Refuses by name the features of hosted Supabase that are missing here. */
function refuseApiPaths(site: Handler): Handler {
  return async (request, reply) => {
    const path = getPath(request)
    if (isApiPath(path)) throw createNotImplementedError(`${request.method} ${path}`)
    return site(request, reply)
  }
}

/** Returns whether a path belongs to the API and not to the site. */
export function isApiPath(path: string): boolean {
  return /^\/(rest|storage|auth|realtime|functions|graphql|pg)\/v\d/.test(path)
}

interface Service {
  app: FastifyInstance
  work: RunningWork
  store: StorageContext
  close: () => Promise<void>
}

/** Answers requests and sweeps daily until it is stopped. */
function serve({ app, work, store, close }: Service): Pick<Backend, 'handle' | 'stop'> {
  const sweep = () => work.add(housekeep(store))
  const timer = setInterval(sweep, DAY_MS).unref()
  let stopped: Promise<void> | undefined
  sweep()
  return {
    handle: (request, response) => {
      // On a keep-alive connection; the client gets the same error as from a server that is gone.
      if (work.state === 'stopped') request.socket.destroy()
      else app.routing(request, response)
    },
    stop: () =>
      (stopped ??= (async () => {
        clearInterval(timer)
        await work.finish()
        await close()
      })()),
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
