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

/** What the server said of the history of a record, for when there is no network. Deleted with the person's database. */
export interface CachedHistory {
  lines: HistoryEntry[]
  /** When it said so, by this device's clock. */
  at: number
  /** The edits that were not acknowledged then, so that they may not be in it. */
  waiting: string[]
}

type Histories = Record<string, CachedHistory>

/** One edit of this device, acknowledged or not. */
export type OwnEdit = Mutation & Pick<OutboxEntry, 'at'> & { state: OutboxEntry['state'] | 'done' }

export interface LocalHistory {
  cached: CachedHistory | null
  /** This person's edits of the record, and of parts of any, that the device remembers, newest first. */
  edits: OwnEdit[]
}

/** All this device knows of what happened to a record. */
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

/** Keeps what the server said; the records that were asked about longest ago make room. */
export async function cacheHistory(
  db: ClinicDatabase,
  table: EditableTable,
  id: string,
  { lines, ...said }: CachedHistory,
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const all: Histories = {
      ...(await histories(db)),
      [`${table}/${id}`]: { ...said, lines: lines.slice(0, MOST_LINES) },
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
