import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { entries } from '#db/read-view.ts'
import type { Entry } from '#db/stored-types.ts'
import type { HistoryLine } from '#model/accounts.ts'
import type { Mutation } from '#model/mutation.ts'
import type { EditableTable } from '#model/tables.ts'

import { partTableOf } from './child-records.ts'

const MOST_RECORDS = 20
const MOST_LINES = 30

/** What the server said of the history of a record, for when there is no network. Deleted with the person's database. */
export interface KeptHistory {
  lines: HistoryLine[]
  /** When it said so, by this device's clock. */
  at: number
  /** The edits that were not acknowledged then, so that they may not be in it. */
  waiting: string[]
}

type Histories = Record<string, KeptHistory>

/** One edit of this device, acknowledged or not. */
export type OwnEdit = Mutation & Pick<Entry, 'at'> & { state: Entry['state'] | 'done' }

export interface KnownHere {
  kept: KeptHistory | null
  /** This person's edits of the record, and of parts of any, that the device remembers, newest first. */
  edits: OwnEdit[]
}

/** All this device knows of what happened to a record. */
export async function knownHere(
  db: ClinicDatabase,
  table: EditableTable,
  id: string,
): Promise<KnownHere> {
  return db.transaction('r', db.meta, db.outbox, db.done, async () => {
    const part = partTableOf(table)?.table
    const isOfIt = ({ ops }: Mutation) =>
      ops.some((op) => (op.t === table && op.id === id) || op.t === part)
    const done = (await db.done.orderBy(':id').toArray()).filter(isOfIt)
    const waiting = (await entries(db)).filter(isOfIt)
    const edits = [...done.map((edit) => ({ ...edit, state: 'done' as const })), ...waiting]
    return { kept: (await histories(db))[`${table}/${id}`] ?? null, edits: edits.toReversed() }
  })
}

/** Keeps what the server said; the records that were asked about longest ago make room. */
export async function keepHistory(
  db: ClinicDatabase,
  table: EditableTable,
  id: string,
  { lines, ...said }: KeptHistory,
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
