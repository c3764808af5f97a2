import {
  deleteDatabase,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'

import { isSessionStale } from './lock/password-verifier.ts'
import { readSession, type StoredSession } from './session-record.ts'

/** How long signing out waits for the server, and for a hanging tab to close the database. */
export const SIGN_OUT_TIMEOUT_MS = 5_000

/** How long to wait for the device's storage before reporting that it does not respond. */
export const STORAGE_TIMEOUT_MS = 10_000

/** Another page of this device, perhaps a suspended one, blocks the database. */
export class StorageTimeoutError extends Error {
  override readonly name = 'SilentStorageError'
}

/** Waits for the storage, with a timeout. */
export async function withStorageTimeout<T>(work: Promise<T>): Promise<T> {
  const tooLong = delay(STORAGE_TIMEOUT_MS).then(() => {
    throw new StorageTimeoutError('The database did not answer in time')
  })
  return Promise.race([work, tooLong])
}

interface Stored {
  db: ClinicDatabase
  session: StoredSession
  /** The last response is too old for this session to open without a password (S-55). */
  stale: boolean
}

/** Opens a user's database with the stored session, or returns null if this device has none. */
export async function openStoredSession(userId: string): Promise<Stored | null> {
  const db = openDatabase(getStaffDatabaseName(userId))
  try {
    // Safari may close the connection as it resumes; a second query opens another [D15].
    const stored = await readStored(db).catch(() => readStored(db))
    if (stored) return stored
    // The browser had evicted the data, and opening it has created an empty database.
    const empty = (await db.outbox.count()) === 0
    db.close()
    if (empty) await deleteDatabase(db.name)
  } catch (error) {
    reportError(error)
  }
  db.close()
  return null
}

async function readStored(db: ClinicDatabase): Promise<Stored | null> {
  // The outbox as well: if another page has locked it, screens would wait for it without end.
  const session = await db.transaction('r', db.meta, db.outbox, () => readSession(db))
  return session && { db, session, stale: await isSessionStale(db, session) }
}

/** Clears the failure of the last session, which says nothing about a new one. */
export async function clearSyncProblem(db: ClinicDatabase): Promise<void> {
  const answeredAt = (await readMeta(db, 'sync'))?.answeredAt ?? null
  await writeMeta(db, 'sync', { problem: null, answeredAt })
}

/** Clears a staff database before it is deleted: a hanging tab can delay only the deletion. */
export async function wipeDatabase(db: ClinicDatabase): Promise<void> {
  await delay(0)
  await Promise.all(db.tables.map((table) => table.clear())).catch(() => undefined)
  db.close()
  await Promise.race([deleteDatabase(db.name), delay(SIGN_OUT_TIMEOUT_MS)])
}

/** Resolves after a delay. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
