import { PAGED_PULL, isCursor, hasMorePages } from '../../src/model/cursors.ts'
import type { SyncResponse as Changes } from '../../src/model/mutation.ts'
import { createBoundedCache } from './bounded-cache.ts'
import type { Database, Transactions } from './database.ts'
import { createETag, type CachedResponse } from './http.ts'
import { runAsCaller } from './run-as-caller.ts'

/** One answer of sync to visitors. */
export interface VisitorResponse {
  /** The state that whoever reads it is in afterwards. */
  cursor: string
  cached: CachedResponse
  changes: () => Changes
}

/** What sync answers visitors, from memory for as long as nothing changes. */
export interface VisitorResponseCache {
  /** The newest answer to a visitor who is in the state `since`. */
  getResponse(since: string | null): Promise<VisitorResponse>
  /**
   * Is called after each change that this process hears of; what changed since the state before
   * is in memory then. Only where nobody else can write.
   */
  onChange(hear: () => void): void
}

const NEWEST = `select version || '.' || tag || '.0' as cursor from sync.history
  order by version desc limit 1`
/** Only a cursor that was given out is worth an answer of its own; all others get everything. */
const IS_KNOWN = `select coalesce(sync.base($1, 0), (sync.portion_place($1, 0)).base) is not null as known`
const EVERYTHING = ''
const VISITOR = { method: 'GET', path: '/rpc/visitor_pull', headers: {} }

/**
 * Keeps the answers to visitors until something changes. Where nobody but this process can write,
 * it looks after each write: who asks meanwhile waits for that, and nobody else ever waits for the
 * database. Elsewhere it looks once for all who ask at a time, in one small query: whoever asks
 * while it looks waits for the look after it.
 */
export function createVisitorResponseCache(db: Database): VisitorResponseCache {
  const answers = createBoundedCache<VisitorResponse>(({ cached }) => cached.bytes.length)
  const hearers: (() => void)[] = []
  let newest: string | null = null
  let isCurrent = false
  let renewing: Promise<void> | null = null
  let looking: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null

  /** Forgets all answers when something has changed. */
  const meet = (cursor: string) => {
    if (cursor !== newest) answers.clear()
    newest = cursor
  }
  const renew = async (inside: Transactions) => {
    const before = newest
    const answer = await pull(inside, before)
    meet(answer.cursor)
    isCurrent = true
    if (before !== null && before !== newest) void answers.keep(before, Promise.resolve(answer))
    for (const hear of hearers) hear()
  }
  db.onWrite?.((inside) => {
    isCurrent = false
    // Where that fails whoever asks next looks again, and says what is wrong.
    renewing = newest === null ? null : renew(inside).catch(() => undefined)
    return renewing ?? Promise.resolve()
  })
  const lookOnce = async () => {
    const [row] = await db.query<{ cursor: string }>(NEWEST)
    if (!row) throw new Error('sync has no history')
    meet(row.cursor)
    isCurrent = db.onWrite !== undefined
  }
  const look = async () => {
    await looking.catch(() => undefined)
    next = null
    await (looking = lookOnce())
  }

  return {
    async getResponse(since) {
      await renewing
      if (!isCurrent) await (next ??= look())
      if (since !== null && since === newest) return unchanged(since)
      const known = since !== null && (await isKnown(db, answers.has(since), since)) ? since : null
      const asked = known ?? fromTheStart(since)
      return answers.get(asked ?? EVERYTHING) ?? answers.keep(asked ?? EVERYTHING, pull(db, asked))
    },
    onChange: (hear) => void hearers.push(hear),
  }
}

/** What to ask for whoever is in no state we know: in portions, if that is how they take it [R19]. */
const fromTheStart = (since: string | null): string | null =>
  since === PAGED_PULL || (isCursor(since) && hasMorePages(since)) ? PAGED_PULL : null

async function isKnown(db: Database, isKept: boolean, since: string): Promise<boolean> {
  if (isKept || !isCursor(since)) return isKept
  const [row] = await db.query<{ known: boolean }>(IS_KNOWN, [since])
  return row?.known ?? false
}

/** What Postgres would write. */
const unchanged = (cursor: string): VisitorResponse =>
  answerOf(cursor, `{"cursor": ${JSON.stringify(cursor)}}`)

/** Asks as any visitor would. */
async function pull(from: Transactions, since: string | null): Promise<VisitorResponse> {
  const [row] = await runAsCaller(from, VISITOR, true, (tx) =>
    tx.query<{ cursor: string; body: string }>(
      `select answer ->> 'cursor' as cursor, answer::text as body from public.visitor_pull($1) answer`,
      [since],
    ),
  )
  if (!row) throw new Error('visitor_pull answered nothing')
  // Everything is for every new phone; what has changed since some state is for a few.
  return answerOf(row.cursor, row.body, since !== null && since !== PAGED_PULL)
}

function answerOf(cursor: string, body: string, isRare = true): VisitorResponse {
  const bytes = Buffer.from(body)
  const headers = { 'content-type': 'application/json; charset=utf-8', etag: createETag(bytes) }
  const cached = { status: 200, bytes, headers, compressed: {}, isRare }
  return { cursor, cached, changes: () => JSON.parse(body) as Changes }
}
