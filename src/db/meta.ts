import type { ClinicDatabase } from './database.ts'

/** How the last round went; what a person reads in the header. */
export interface SyncState {
  problem: 'offline' | 'signed-out' | 'password-first' | 'busy' | 'error' | null
  /** When the server last answered, by this device's clock; null if never. */
  answeredAt: number | null
  /** What the failure said, for whoever looks into it; readers see the problem only (AC-422). */
  message?: string
}

/** The small single values of a database, and their types. */
interface Meta {
  cursor: string | null
  /** The highest number that an edit was ever given on this device [D16]. */
  lastSeq: number
  sync: SyncState
  /** The cursor with which the mirror was last filled anew: its rows may be older than before. */
  filled: string
  /** How often the whole mirror had to be fetched again because its sums were off. */
  repairs: number
  /** Counts up when a person asks for a round now. */
  wanted: number
  /** Whoever uses this staff database, as the server described them; see src/session. */
  session: unknown
  /** Tokens of sessions that were replaced and that the server may not have ended; see src/session. */
  replaced: string[]
  /** How this person's screen opens again without a network; see src/session. */
  unlocking: unknown
  /** The lines of the activity log seen last; see src/admin. */
  log: unknown
  /** The histories of single records seen last, each by `table/id`; see src/admin/history. */
  histories: unknown
  /** What the server last counted for the dashboard; see src/admin. */
  counts: unknown
}

export async function readMeta<K extends keyof Meta>(
  db: ClinicDatabase,
  key: K,
): Promise<Meta[K] | undefined> {
  return (await db.meta.get(key))?.value as Meta[K] | undefined
}

export async function writeMeta<K extends keyof Meta>(
  db: ClinicDatabase,
  key: K,
  value: Meta[K],
): Promise<void> {
  await db.meta.put({ key, value })
}

/** Asks whichever tab syncs for a round now, which also sends what could still be taken back. */
export async function askForSync(db: ClinicDatabase): Promise<void> {
  await db.transaction('rw', db.meta, db.outbox, async () => {
    await db.outbox.toCollection().modify((entry) => {
      delete entry.undoUntil
    })
    await writeMeta(db, 'wanted', ((await readMeta(db, 'wanted')) ?? 0) + 1)
  })
}
