import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { fetchPart } from '#late/fetch-part.ts'

import type { StoredSession } from '../session-record.ts'
import { hashPassword, loadBcrypt } from './password.ts'

/** How long after the server's last answer a session opens without the password (S-55). */
const TRUSTED_MS = 24 * 60 * 60_000
/** A clock may be corrected by a little; set back further, it cannot tell how long ago something was. */
const CLOCK_SLACK_MS = 5 * 60_000
const MOST_TRIES = 5
const BCRYPT_10 = '$2b$10$'

/**
 * What a password typed on this device is compared with: a bcrypt hash made
 * here, with a salt of its own, without the beginning that is always the same.
 * The server's hash never comes to a device.
 */
export interface Verifier {
  hash: string
  wrongTries: number
}

/** Null where it cannot be made, for example because bcrypt could not be fetched: then unlocking needs the network. */
export async function createVerifier(password: string): Promise<Verifier | null> {
  try {
    return { hash: (await hashPassword(password)).slice(BCRYPT_10.length), wrongTries: 0 }
  } catch (error) {
    reportError(error)
    return null
  }
}

/** From now on this password, and no other, unlocks the screen without a network. */
export async function storeVerifier(db: ClinicDatabase, verifier: Verifier | null): Promise<void> {
  if (verifier) await writeMeta(db, 'unlocking', verifier)
  else await deleteVerifier(db)
}

/** From now on the screen can be unlocked only by signing in. */
export async function deleteVerifier(db: ClinicDatabase): Promise<void> {
  await db.meta.delete('unlocking')
}

/** 'unknown' when there is no password to compare with, as after five wrong tries in a row. */
export type Checked = 'right' | 'unknown' | { triesLeft: number }

/** Compares a password with the one of the last online sign-in. */
export async function checkPassword(db: ClinicDatabase, password: string): Promise<Checked> {
  // Counted before it is compared: closing the tab in between does not give another try.
  const verifier = await db.transaction('rw', db.meta, async () => {
    const kept = (await readMeta(db, 'unlocking')) as Verifier | undefined
    if (!kept || kept.wrongTries >= MOST_TRIES) return null
    await writeMeta(db, 'unlocking', { ...kept, wrongTries: kept.wrongTries + 1 })
    return kept
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

/** Whether neither the server nor a password has confirmed this session in the last 24 hours (S-55). */
export async function isSessionStale(
  db: ClinicDatabase,
  session: StoredSession,
  now = Date.now(),
): Promise<boolean> {
  const answeredAt = (await readMeta(db, 'sync'))?.answeredAt ?? 0
  const age = now - Math.max(session.lastSeenAt, session.unlockedAt ?? 0, answeredAt)
  return age > TRUSTED_MS || age < -CLOCK_SLACK_MS
}
