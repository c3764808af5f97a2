import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { readOutbox } from '#db/read-view.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import type { HistoryEntry } from '#model/accounts.ts'
import type { Mutation } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'

import { getChildTable } from './child-records.ts'

const MOST_RECORDS = 20
const MOST_LINES = 30

/** The cached history of a record, for offline use. Deleted with the user's database. */
export interface CachedHistory {
  lines: HistoryEntry[]
  /** When the server returned it, by this device's clock. */
  at: number
  /** The edits that were unacknowledged then, and so may be missing from it. */
  waiting: string[]
}

type Histories = Record<string, CachedHistory>

/** An edit of this device, acknowledged or not. */
export type OwnEdit = Mutation & Pick<OutboxEntry, 'at'> & { state: OutboxEntry['state'] | 'done' }

export interface LocalHistory {
  cached: CachedHistory | null
  /** The user's edits of the record and of any child records that this device still has, newest first. */
  edits: OwnEdit[]
}

/** Everything this device knows about the history of a record. */
export async function readLocalHistory(
  db: ClinicDatabase,
  table: EditableTable,
  id: string,
): Promise<LocalHistory> {
  return db.transaction('r', db.meta, db.outbox, db.done, async () => {
    const part = getChildTable(table)?.table
    const isOfIt = ({ ops }: Mutation) =>
      ops.some((op) => (op.t === table && op.id === id) || op.t === part)
    const done = (await db.done.orderBy(':id').toArray()).filter(isOfIt)
    const waiting = (await readOutbox(db)).filter(isOfIt)
    const edits = [...done.map((edit) => ({ ...edit, state: 'done' as const })), ...waiting]
    return { cached: (await histories(db))[`${table}/${id}`] ?? null, edits: edits.toReversed() }
  })
}

/** Caches a response; evicts the records requested longest ago. */
export async function cacheHistory(
  db: ClinicDatabase,
  table: EditableTable,
  id: string,
  { lines, ...history }: CachedHistory,
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const all: Histories = {
      ...(await histories(db)),
      [`${table}/${id}`]: { ...history, lines: lines.slice(0, MOST_LINES) },
    }
    const newest = Object.entries(all)
      .toSorted(([, a], [, b]) => b.at - a.at)
      .slice(0, MOST_RECORDS)
    await writeMeta(db, 'histories', Object.fromEntries(newest))
  })
}

async function histories(db: ClinicDatabase): Promise<Histories> {
  return ((await readMeta(db, 'histories')) as Histories | undefined) ?? {}
}
