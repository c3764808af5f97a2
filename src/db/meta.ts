import type { ClinicDatabase } from './database.ts'

/** The outcome of the last sync cycle, which the header shows. */
export interface SyncState {
  problem: 'offline' | 'signed-out' | 'key-refused' | 'password-first' | 'busy' | 'error' | null
  /** When the server last responded, by this device's clock; null if never. */
  answeredAt: number | null
  /** The failure's message, for support; users see only `problem` (AC-422). */
  message?: string
}

/** The single values of a database, with their types. */
interface Meta {
  cursor: string | null
  /** The highest number that an edit has had on this device [D16]. */
  lastSeq: number
  sync: SyncState
  /** The cursor at which the mirror was last filled anew: its rows may be older than before. */
  filled: string
  /** How often a checksum mismatch caused a full pull. */
  repairs: number
  /** A counter that increases when the user asks for a sync. */
  wanted: number
  /** The user of this staff database, as described by the server; see src/session. */
  session: unknown
  /** Tokens of replaced sessions that the server may not have ended yet; see src/session. */
  replaced: string[]
  /** How this user unlocks the screen offline; see src/session. */
  unlocking: unknown
  /** The latest loaded lines of the activity log; see src/admin. */
  log: unknown
  /** The latest loaded histories of records, by `table/id`; see src/admin/history. */
  histories: unknown
  /** The server's latest counts for the dashboard; see src/admin. */
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

/** Asks the syncing tab for a cycle now, which also sends edits that could still be undone. */
export async function requestSync(db: ClinicDatabase): Promise<void> {
  await db.transaction('rw', db.meta, db.outbox, async () => {
    await db.outbox.toCollection().modify((entry) => {
      delete entry.undoUntil
    })
    await writeMeta(db, 'wanted', ((await readMeta(db, 'wanted')) ?? 0) + 1)
  })
}
