import {
  deleteDatabase,
  openDatabase,
  getStaffDatabaseName,
  type ClinicDatabase,
} from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'

import { isSessionStale } from './lock/password-verifier.ts'
import { readSession, type StoredSession } from './session-record.ts'

/** How long signing out waits for the server to be told, and for a hanging tab to close the database. */
export const SIGN_OUT_TIMEOUT_MS = 5_000

/** How long a person waits for the storage of the device before hearing that it does not answer. */
export const STORAGE_TIMEOUT_MS = 10_000

/** Something else on this device, such as a page the system has put to sleep, keeps the database to itself. */
export class StorageTimeoutError extends Error {
  override readonly name = 'SilentStorageError'
}

/** Waits for the storage, but not for ever. */
export async function withStorageTimeout<T>(work: Promise<T>): Promise<T> {
  const tooLong = delay(STORAGE_TIMEOUT_MS).then(() => {
    throw new StorageTimeoutError('The database did not answer in time')
  })
  return Promise.race([work, tooLong])
}

interface Stored {
  db: ClinicDatabase
  session: StoredSession
  /** The last answer is too long ago for this session to open by itself (S-55). */
  stale: boolean
}

/** A user's database with the session inside it, or null when there is none on this device. */
export async function openStoredSession(userId: string): Promise<Stored | null> {
  const db = openDatabase(getStaffDatabaseName(userId))
  try {
    // Safari may drop the connection as it wakes up; whoever asks again gets another [D15].
    const stored = await readStored(db).catch(() => readStored(db))
    if (stored) return stored
    // The browser had thrown the data away, and opening it has created an empty database.
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
  // The outbox as well: screens would wait for it without end, where somebody else has it locked.
  const session = await db.transaction('r', db.meta, db.outbox, () => readSession(db))
  return session && { db, session, stale: await isSessionStale(db, session) }
}

/** Clears the problems of the last session: they say nothing about a new one. */
export async function clearSyncProblem(db: ClinicDatabase): Promise<void> {
  const answeredAt = (await readMeta(db, 'sync'))?.answeredAt ?? null
  await writeMeta(db, 'sync', { problem: null, answeredAt })
}

/** Empties a staff database before deleting it: a hanging tab can only hold up the deleting. */
export async function wipeDatabase(db: ClinicDatabase): Promise<void> {
  await delay(0)
  await Promise.all(db.tables.map((table) => table.clear())).catch(() => undefined)
  db.close()
  await Promise.race([deleteDatabase(db.name), delay(SIGN_OUT_TIMEOUT_MS)])
}

/** Resolves after a while. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
