import { setTimeout as pause } from 'node:timers/promises'

import type { FastifyRequest } from 'fastify'

import { requireReading, sendJson, type Handler } from './app.ts'
import { toPlainAddress } from './client-address.ts'
import type { Database } from './database.ts'
import { silentLogger, type ServerLogger } from './logs.ts'
import { isOnlyThisMachine } from './network-addresses.ts'

export const HEALTH_PATH = '/healthz'

/** Monitors time out after five or ten seconds; the response must come before. */
const TIMEOUT_MS = 2_000

/** A trial costs a commit, which must reach the disk. */
const WRITE_EVERY_MS = 10_000

/**
 * Creates the health check: 200, for this machine with the build of the site (null without a site)
 * and the latest migration; 503 when the database does not respond within two seconds, or nothing can be written,
 * as on a full disk. Reads one small table, writes where no device reads, and does not advance the
 * version of sync.
 */
export function createHealthHandler(
  db: Database,
  build: string | null,
  tryWrite: () => Promise<void> = () => Promise.resolve(),
  log: ServerLogger = silentLogger,
): Handler {
  let pending: Promise<State> | undefined
  const writes = seldom(tryWrite, log)
  const checkState = async (): Promise<State> => {
    const schema = await newestMigration(db).catch(() => null)
    if (schema === null) return { schema, database: 'does not answer' }
    return { schema, database: (await writes()) ? 'answers' : 'takes no writes' }
  }
  // All monitors share one query, so that they do not queue up on a database that hangs.
  const state = () =>
    (pending ??= checkState().finally(() => {
      pending = undefined
    }))
  return async (request, reply) => {
    requireReading(request, reply)
    const { schema, database } = await Promise.race([
      state(),
      pause(TIMEOUT_MS, SILENT, { ref: false }),
    ])
    const versions = isFromHere(request) ? { build, schema } : {}
    return database === 'answers'
      ? sendJson(reply, 200, { status: 'ok', ...versions, database })
      : sendJson(reply, 503, { status: 'down', ...versions, database })
  }
}

/**
 * Returns whether a request comes from this machine itself, not through a proxy on it. Only its
 * operator is told which build runs: a stranger would learn which faults it has.
 */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers
  return !isForwarded && isOnlyThisMachine(toPlainAddress(socket.remoteAddress ?? ''))
}

interface State {
  schema: string | null
  database: 'answers' | 'takes no writes' | 'does not answer'
}

const SILENT: State = { schema: null, database: 'does not answer' }

/** Returns whether the last trial, at most some seconds ago, succeeded; logs a failure once. */
function seldom(tryWrite: () => Promise<void>, log: ServerLogger): () => Promise<boolean> {
  let next = 0
  let last = Promise.resolve(true)
  let isLogged = false
  const went = async () => {
    try {
      await tryWrite()
      isLogged = false
      return true
    } catch (error) {
      if (!isLogged) log.error({ error }, 'nothing can be written: is the disk full, or read-only?')
      isLogged = true
      return false
    }
  }
  return () => {
    if (performance.now() >= next) {
      next = performance.now() + WRITE_EVERY_MS
      last = went()
    }
    return last
  }
}

async function newestMigration(db: Database): Promise<string | null> {
  const [newest] = await db.query<{ name: string }>(
    `select concat_ws('_', version, name) as name from supabase_migrations.schema_migrations
    order by version desc limit 1`,
  )
  return newest?.name ?? null
}
