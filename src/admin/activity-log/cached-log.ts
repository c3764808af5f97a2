import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { matchesFilter, type LogFilter, type UserName } from '#model/accounts.ts'
import type { ActivityLog } from '#model/rows.ts'

/** Six pages, with all that changed in them, are about as much as the sample clinic's mirror. */
const MOST_LINES = 300

/** The lines of the log read last, for when there is no network. Deleted with the person's database. */
export interface CachedLog {
  lines: ActivityLog[]
  names: UserName[]
  /** When the newest of it was read, by this device's clock. */
  at: number
}

export async function readCachedLog(db: ClinicDatabase): Promise<CachedLog | null> {
  return ((await readMeta(db, 'log')) as CachedLog | undefined) ?? null
}

/** Adds a page to what is kept; the oldest lines make room. */
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

/** A page of what is kept, as the server would have answered it. */
export function paginateCachedLog(
  { lines }: CachedLog,
  filter: LogFilter,
  { offset, limit }: { offset: number; limit: number },
): ActivityLog[] {
  return lines.filter((line) => matchesFilter(filter, line)).slice(offset, offset + limit)
}

/** The server's own order. */
function newestFirst(lines: ActivityLog[]): ActivityLog[] {
  return lines.toSorted(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? -1 : 1),
  )
}
