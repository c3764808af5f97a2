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
/** The length of a hash up to the end of its salt. */
const SALTED = 29

/**
 * Verifies a password on this device: a MAC of a bcrypt hash made here with its own salt. No script
 * can read the key, and without it nothing stored can be compared with a password (AC-123). The
 * server's hash is never sent to a device.
 */
interface Verifier {
  salt: string
  key: CryptoKey
  mac: ArrayBuffer
  wrongTries: number
}

/** What earlier builds stored: the bcrypt hash without its constant prefix. */
interface PlainVerifier {
  hash: string
  wrongTries: number
}

/**
 * Returns null where unlocking needs the network: without WebCrypto, as over plain http, or when
 * bcrypt could not be fetched.
 */
export async function createVerifier(password: string): Promise<Verifier | null> {
  if (!getWebCrypto()) return null
  try {
    return await sealHash(await hashPassword(password))
  } catch (error) {
    reportError(error)
    return null
  }
}

async function sealHash(hash: string): Promise<Verifier | null> {
  const webCrypto = getWebCrypto()
  if (!webCrypto) return null
  const hmac: HmacKeyGenParams = { name: 'HMAC', hash: 'SHA-256' }
  const key = await webCrypto.generateKey(hmac, false, ['sign', 'verify'])
  const mac = await webCrypto.sign('HMAC', key, new TextEncoder().encode(hash))
  return { salt: hash.slice(BCRYPT_10.length, SALTED), key, mac, wrongTries: 0 }
}

/** Returns undefined over plain http, and where an extension has taken `crypto` away. */
function getWebCrypto(): SubtleCrypto | undefined {
  const browser: { crypto?: Partial<Crypto> } = globalThis
  return browser.crypto?.subtle
}

/** From now on only this password unlocks the screen offline. */
export async function storeVerifier(db: ClinicDatabase, verifier: Verifier | null): Promise<void> {
  if (!verifier || !(await tryToStore(db, verifier))) await deleteVerifier(db)
}

/** Returns false where the browser refuses to store a key. */
async function tryToStore(db: ClinicDatabase, verifier: Verifier): Promise<boolean> {
  try {
    await writeMeta(db, 'unlocking', verifier)
    return true
  } catch (error) {
    if (!(error instanceof Error && error.name === 'DataCloneError')) throw error
    reportError(error)
    return false
  }
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
    const stored = (await readMeta(db, 'unlocking')) as Verifier | PlainVerifier | undefined
    if (!stored || stored.wrongTries >= MOST_TRIES) return null
    await writeMeta(db, 'unlocking', { ...stored, wrongTries: stored.wrongTries + 1 })
    return stored
  })
  if (!verifier) return 'unknown'
  if (await isPassword(verifier, password)) {
    const sealed = 'hash' in verifier ? await sealHash(BCRYPT_10 + verifier.hash) : null
    if (!sealed || !(await tryToStore(db, sealed)))
      await writeMeta(db, 'unlocking', { ...verifier, wrongTries: 0 })
    return 'right'
  }
  const triesLeft = MOST_TRIES - verifier.wrongTries - 1
  if (triesLeft > 0) return { triesLeft }
  await deleteVerifier(db)
  return 'unknown'
}

async function isPassword(verifier: Verifier | PlainVerifier, password: string): Promise<boolean> {
  const { compare, hash, truncates } = await fetchPart(loadBcrypt)
  if (truncates(password)) return false
  if ('hash' in verifier) return compare(password, BCRYPT_10 + verifier.hash)
  const made = new TextEncoder().encode(await hash(password, BCRYPT_10 + verifier.salt))
  return (await getWebCrypto()?.verify('HMAC', verifier.key, verifier.mac, made)) ?? false
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
