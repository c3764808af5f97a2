import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { migrate, openPglite, openPostgres, seed, type Database } from './database.ts'
import { asPostgrest, isPostgresError, notImplemented, Refusal } from './errors.ts'
import { callOf, jsonAnswer, send, type Answer, type Call } from './http.ts'
import { openSite, publicPages, pullThrough } from './pages.ts'
import { restApi } from './rest.ts'
import { staticFiles } from './static-files.ts'
import { storageApi, sweepPictures, type Store } from './storage.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const STOP_WITHIN_MS = 10_000
/** Without letters and digits that look alike on paper. */
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789'

export interface Options {
  /** Where the database and the pictures live; null keeps them in memory and a temporary folder. */
  dataDir?: string | null
  /** A Postgres server to use instead of the one inside this process. */
  databaseUrl?: string | undefined
  /** A database that is open already; it stays open when this stops. */
  database?: Database
  /** The built site; null when somebody else serves it. */
  siteDir?: string | null
  /** The address of the site as the public knows it, such as https://clinic.example. */
  siteUrl?: string | undefined
  /** Whether an empty clinic is filled with the sample one. */
  seed?: boolean
  superadminPassword?: string | undefined
  log?: (line: string) => void
}

interface Service {
  store: Store
  route: Route
  close: () => Promise<void>
  log: (line: string) => void
}

export interface Backend {
  database: Database
  /** The password of the first account, when this start made it. It is kept nowhere else. */
  firstPassword: string | null
  handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Finishes what is running, then closes the database and gives its directory back. */
  stop: () => Promise<void>
}

/** The local Supabase behind an HTTP server of its own; without a port, on any free one. */
export async function startLocalSupabase(
  options: Options & { port?: number; host?: string },
): Promise<Backend & { url: string; port: number }> {
  const { port = 0, host = '127.0.0.1' } = options
  let opening: Promise<Backend> | undefined
  // A port in use is found before anything is written, and whoever asks early only waits.
  const server = createServer((request, response) => {
    opening?.then(({ handle }) => handle(request, response)).catch(() => response.destroy())
  })
  await listen(server, port, host)
  const address = server.address() as AddressInfo
  const name = host === '127.0.0.1' ? host : 'localhost'
  const url = `http://${name}:${address.port}`
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

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE')
      throw new Error(`Cannot use port ${port}: ${message}`, { cause: error })
    throw new Error(`Port ${port} is in use by another program. Set PORT to another number.`, {
      cause: error,
    })
  }
}

/** The local Supabase without a port, for somebody else's HTTP server. */
export async function openLocalSupabase(options: Options): Promise<Backend> {
  const { dataDir = null, databaseUrl, siteDir = null, log = () => undefined } = options
  const home = dataDir ?? (await mkdtemp(join(tmpdir(), 'nadi-')))
  const database =
    options.database ??
    (databaseUrl
      ? await openPostgres(databaseUrl)
      : await openPglite(dataDir === null ? undefined : join(home, 'database')))
  const store = { db: database, filesDir: join(home, 'files') }
  const close = async () => {
    if (!options.database) await database.close()
    if (dataDir === null) await rm(home, { recursive: true, force: true })
  }
  try {
    await migrate(database)
    if (options.seed) await seed(database, store.filesDir)
    const rest = restApi(database)
    const route = routes(
      store,
      rest,
      siteDir === null ? null : await siteRoute(siteDir, rest, options),
    )
    const firstPassword = await createFirstAccount(database, options.superadminPassword)
    return { database, firstPassword, ...serve({ store, route, close, log }) }
  } catch (error) {
    await close()
    throw error
  }
}

type Route = (call: Call) => Promise<Answer>

/** The built site: its files, and its pages drawn from what the visitor may read now. */
async function siteRoute(siteDir: string, rest: Route, options: Options): Promise<Route> {
  const files = await staticFiles(siteDir)
  const site = await openSite(siteDir)
  if (!site) return files
  const { siteUrl = 'http://127.0.0.1:3000', log } = options
  const pages = publicPages({ site, pull: pullThrough(rest), origin: siteUrl })
  return async (call) => {
    // Without its content a page still comes, and says itself what is missing.
    const page = await pages(call).catch((error: unknown) => {
      if (error instanceof URIError) throw error
      log?.(`${call.method} ${call.path}: ${describe(error)}`)
      return null
    })
    return page ?? files(call)
  }
}

/** The address decides who answers; what hosted Supabase has and we do not is refused by name. */
function routes(store: Store, rest: Route, site: Route | null): Route {
  const storage = storageApi(store)
  return async (call) => {
    if (call.path.startsWith('/rest/v1/')) return rest(call)
    if (call.path.startsWith('/storage/v1/')) return storage(call)
    if (isApi(call.path)) throw notImplemented(`${call.method} ${call.path}`)
    if (site) return site(call)
    throw new Refusal(404, '404', 'No site is served here')
  }
}

/** Whether an address belongs to the backend rather than to the site. */
export function isApi(path: string): boolean {
  return /^\/(rest|storage|auth|realtime|functions|graphql|pg)\/v\d/.test(path)
}

/** Answers requests and sweeps daily until it is stopped, and stops between two of them. */
function serve({ store, route, close, log }: Service): Pick<Backend, 'handle' | 'stop'> {
  const running = new Set<Promise<unknown>>()
  let stopped: Promise<void> | null = null
  const track = (work: Promise<unknown>) => {
    const tracked = work
      .catch((error: unknown) => log(`Unexpected: ${describe(error)}`))
      .finally(() => running.delete(tracked))
    running.add(tracked)
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const call = callOf(request)
    // Gone clients count as answered; what they started in the database is still waited for.
    const sent = once(response, 'close')
    try {
      await send(call, response, await answer(route, call, log), stopped !== null)
    } catch (error) {
      response.destroy()
      throw error
    }
    await sent
  }
  const sweep = () => track(housekeep(store))
  const timer = setInterval(sweep, DAY_MS).unref()
  sweep()
  return {
    handle: (request, response) => track(respond(request, response)),
    stop: () =>
      (stopped ??= (async () => {
        clearInterval(timer)
        await Promise.race([Promise.all(running), pause(STOP_WITHIN_MS, null, { ref: false })])
        await close()
      })()),
  }
}

async function answer(route: Route, call: Call, log: (line: string) => void): Promise<Answer> {
  try {
    return await route(call)
  } catch (error) {
    if (error instanceof URIError) return jsonAnswer(400, { message: 'The address is malformed' })
    if (error instanceof Refusal || isPostgresError(error)) {
      const { status, body } = asPostgrest(error)
      if (status >= 500 && status !== 501) log(`${call.method} ${call.path}: ${describe(error)}`)
      return jsonAnswer(status, body)
    }
    log(`${call.method} ${call.path}: ${describe(error)}`)
    const body = { code: 'XX000', details: null, hint: null, message: 'Internal server error' }
    return jsonAnswer(500, body)
  }
}

async function housekeep(store: Store): Promise<void> {
  await store.db.query('select private.sweep()')
  await sweepPictures(store)
}

/** Makes the first account of an empty clinic and answers with its password (S-03, S-69). */
async function createFirstAccount(db: Database, chosen?: string): Promise<string | null> {
  const password = chosen ?? randomPassword()
  const [first] = await db.query<{ made: boolean }>(
    'select private.create_default_admin($1) as made',
    [password],
  )
  return first?.made ? password : null
}

function randomPassword(): string {
  const letters = Array.from({ length: 16 }, () => READABLE[randomInt(READABLE.length)])
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-')
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
