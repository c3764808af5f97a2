import { PAGED_PULL, isCursor, hasMorePages } from '../../src/model/cursors.ts'
import type { SyncResponse as Changes } from '../../src/model/mutation.ts'
import { createBoundedCache } from './bounded-cache.ts'
import { createETag, type CachedResponse } from './cached-response.ts'
import type { Database, Transactions } from './database.ts'
import { runAsCaller } from './run-as-caller.ts'

/** A sync response for visitors. */
export interface VisitorResponse {
  /** The state of a device that has applied it. */
  cursor: string
  cached: CachedResponse
  changes: () => Changes
}

/** Sync responses for visitors, cached in memory until something changes. */
export interface VisitorResponseCache {
  /** Returns the latest response for a visitor in the state `since`. */
  getResponse(since: string | null): Promise<VisitorResponse>
  /**
   * Called after each change that this process sees, when the changes since the previous state are
   * cached. Only if no other process can write.
   */
  onChange(listener: () => void): void
}

const NEWEST = `select version || '.' || tag || '.0' as cursor from sync.history
  order by version desc limit 1`
/** Only a valid cursor is worth a response of its own; all others get everything. */
const IS_KNOWN = `select coalesce(sync.cursor_version($1, 0), (sync.initial_sync_position($1, 0)).base) is not null as known`
const EVERYTHING = ''
const VISITOR = { method: 'GET', path: '/rpc/visitor_pull', headers: {} }

/**
 * Caches the responses to visitors until something changes. If no other process can write, it
 * checks after each write: requests wait for that check only, never for the database. Otherwise it
 * checks once for all concurrent requests, in one small query: requests during a check wait for the
 * next one.
 */
export function createVisitorResponseCache(db: Database): VisitorResponseCache {
  const responses = createBoundedCache<VisitorResponse>(({ cached }) => cached.bytes.length)
  const listeners: (() => void)[] = []
  let newest: string | null = null
  let isCurrent = false
  let renewing: Promise<void> | null = null
  let checking: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null

  /** Clears all responses after a change. */
  const meet = (cursor: string) => {
    if (cursor !== newest) responses.clear()
    newest = cursor
  }
  const renew = async (inside: Transactions) => {
    const before = newest
    const response = await pull(inside, before)
    meet(response.cursor)
    isCurrent = true
    if (before !== null && before !== newest) void responses.add(before, Promise.resolve(response))
    for (const listener of listeners) listener()
  }
  db.onWrite?.((inside) => {
    isCurrent = false
    // If that fails, the next request checks again and reports the error.
    renewing = newest === null ? null : renew(inside).catch(() => undefined)
    return renewing ?? Promise.resolve()
  })
  const checkOnce = async () => {
    const [row] = await db.query<{ cursor: string }>(NEWEST)
    if (!row) throw new Error('sync has no history')
    meet(row.cursor)
    isCurrent = db.onWrite !== undefined
  }
  const queueCheck = async () => {
    await checking.catch(() => undefined)
    next = null
    await (checking = checkOnce())
  }

  return {
    async getResponse(since) {
      await renewing
      if (!isCurrent) await (next ??= queueCheck())
      if (since !== null && since === newest) return unchanged(since)
      const knownCursor =
        since !== null && (await isKnown(db, responses.has(since), since)) ? since : null
      const pullCursor = knownCursor ?? fromTheStart(since)
      return (
        responses.get(pullCursor ?? EVERYTHING) ??
        responses.add(pullCursor ?? EVERYTHING, pull(db, pullCursor))
      )
    },
    onChange: (listener) => void listeners.push(listener),
  }
}

/** Returns the pull for an unknown state: in pages, if the client supports them [R19]. */
const fromTheStart = (since: string | null): string | null =>
  since === PAGED_PULL || (isCursor(since) && hasMorePages(since)) ? PAGED_PULL : null

async function isKnown(db: Database, isCached: boolean, since: string): Promise<boolean> {
  if (isCached || !isCursor(since)) return isCached
  const [row] = await db.query<{ known: boolean }>(IS_KNOWN, [since])
  return row?.known ?? false
}

/** The response that Postgres would send. */
const unchanged = (cursor: string): VisitorResponse =>
  createResponse(cursor, `{"cursor": ${JSON.stringify(cursor)}}`)

/** Pulls like any visitor. */
async function pull(from: Transactions, since: string | null): Promise<VisitorResponse> {
  const [row] = await runAsCaller(from, VISITOR, true, (tx) =>
    tx.query<{ cursor: string; body: string }>(
      `select answer ->> 'cursor' as cursor, answer::text as body from public.visitor_pull($1) answer`,
      [since],
    ),
  )
  if (!row) throw new Error('visitor_pull answered nothing')
  // A full response is for every new phone; the changes since a state are for a few.
  return createResponse(row.cursor, row.body, since !== null && since !== PAGED_PULL)
}

function createResponse(cursor: string, body: string, isRare = true): VisitorResponse {
  const bytes = Buffer.from(body)
  const headers = { 'content-type': 'application/json; charset=utf-8', etag: createETag(bytes) }
  const cached = { bytes, headers, isRare }
  return { cursor, cached, changes: () => JSON.parse(body) as Changes }
}
