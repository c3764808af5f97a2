import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { fetchPart } from '#late/fetch-part.ts'

import type { StoredSession } from '../session-record.ts'
import { hashPassword, loadBcrypt } from './password.ts'

/** How long after the server's last response a session opens without the password (S-55). */
const TRUSTED_MS = 24 * 60 * 60_000
/**
 * Tolerates small corrections of the clock. If it was set back further, elapsed time is unknown.
 */
const CLOCK_SLACK_MS = 5 * 60_000
const MOST_TRIES = 5
const BCRYPT_10 = '$2b$10$'

/**
 * Verifies a password on this device: a bcrypt hash made here with its own salt, without the
 * constant prefix. The server's hash is never sent to a device.
 */
export interface Verifier {
  hash: string
  wrongTries: number
}

/**
 * Returns null on failure, as when bcrypt could not be fetched: then unlocking needs the network.
 */
export async function createVerifier(password: string): Promise<Verifier | null> {
  try {
    return { hash: (await hashPassword(password)).slice(BCRYPT_10.length), wrongTries: 0 }
  } catch (error) {
    reportError(error)
    return null
  }
}

/** From now on only this password unlocks the screen offline. */
export async function storeVerifier(db: ClinicDatabase, verifier: Verifier | null): Promise<void> {
  if (verifier) await writeMeta(db, 'unlocking', verifier)
  else await deleteVerifier(db)
}

/** From now on only signing in unlocks the screen. */
export async function deleteVerifier(db: ClinicDatabase): Promise<void> {
  await db.meta.delete('unlocking')
}

/** 'unknown' when there is no verifier, as after five wrong passwords in a row. */
export type Checked = 'right' | 'unknown' | { triesLeft: number }

/** Compares a password with the one of the last online sign-in. */
export async function checkPassword(db: ClinicDatabase, password: string): Promise<Checked> {
  // Counted before the comparison, so that closing the tab does not give another attempt.
  const verifier = await db.transaction('rw', db.meta, async () => {
    const stored = (await readMeta(db, 'unlocking')) as Verifier | undefined
    if (!stored || stored.wrongTries >= MOST_TRIES) return null
    await writeMeta(db, 'unlocking', { ...stored, wrongTries: stored.wrongTries + 1 })
    return stored
  })
  if (!verifier) return 'unknown'
  const { compare, truncates } = await fetchPart(loadBcrypt)
  if (!truncates(password) && (await compare(password, BCRYPT_10 + verifier.hash))) {
    await writeMeta(db, 'unlocking', { ...verifier, wrongTries: 0 })
    return 'right'
  }
  const triesLeft = MOST_TRIES - verifier.wrongTries - 1
  if (triesLeft > 0) return { triesLeft }
  await deleteVerifier(db)
  return 'unknown'
}

/**
 * Returns whether neither the server nor a password has confirmed this session in the last 24 hours
 * (S-55).
 */
export async function isSessionStale(
  db: ClinicDatabase,
  session: StoredSession,
  now = Date.now(),
): Promise<boolean> {
  const answeredAt = (await readMeta(db, 'sync'))?.answeredAt ?? 0
  const age = now - Math.max(session.lastSeenAt, session.unlockedAt ?? 0, answeredAt)
  return age > TRUSTED_MS || age < -CLOCK_SLACK_MS
}
