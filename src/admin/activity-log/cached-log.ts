import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { matchesFilter, type LogFilter, type UserName } from '#model/accounts.ts'
import type { ActivityLog } from '#model/rows.ts'

/** Six pages with their changes are about as large as the sample clinic's mirror. */
const MOST_LINES = 300

/** The cache of the latest pages of the log, for offline use. Deleted with the user's database. */
export interface CachedLog {
  lines: ActivityLog[]
  names: UserName[]
  /** When the latest page was read, by this device's clock. */
  at: number
}

export async function readCachedLog(db: ClinicDatabase): Promise<CachedLog | null> {
  return ((await readMeta(db, 'log')) as CachedLog | undefined) ?? null
}

/** Adds a page to the cache and evicts the oldest lines. */
export async function cacheLogPage(
  db: ClinicDatabase,
  page: readonly ActivityLog[],
  names: readonly UserName[],
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const before = (await readCachedLog(db))?.lines ?? []
    const byId = new Map([...before, ...page].map((line) => [line.id, line]))
    const lines = newestFirst([...byId.values()]).slice(0, MOST_LINES)
    await writeMeta(db, 'log', { lines, names: [...names], at: Date.now() } satisfies CachedLog)
  })
}

/** Returns a page of the cache in the shape of a server response. */
export function paginateCachedLog(
  { lines }: CachedLog,
  filter: LogFilter,
  { offset, limit }: { offset: number; limit: number },
): ActivityLog[] {
  return lines.filter((line) => matchesFilter(filter, line)).slice(offset, offset + limit)
}

/** The same order as on the server. */
function newestFirst(lines: ActivityLog[]): ActivityLog[] {
  return lines.toSorted(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? -1 : 1),
  )
}
